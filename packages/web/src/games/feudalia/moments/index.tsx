import { lazyMoments } from '../../../board/lazyMoments.tsx';

export { find } from './find.ts';

// A bot's first move must not make a newcomer wait for the pictures of moments.
export default lazyMoments(() => import('./Drawn.tsx'));
