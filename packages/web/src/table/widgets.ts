export { Log } from './Log.tsx';
export { Sign } from './Sign.tsx';
export { Standings } from './Standings.tsx';
export { useMoves } from './useMoves.ts';
