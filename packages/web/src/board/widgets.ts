/* What boards are made of; see props.ts for what they are given. */
export { fitRow } from './fitRow.ts';
export { InTopBar } from './InTopBar.tsx';
export { isLit, type Light } from './lights.ts';
export { Log } from './Log.tsx';
export { choiceMark } from './Preview.tsx';
export { PhaseList, type Phase } from './PhaseList.tsx';
export { Place } from './Place.tsx';
export { Prompt, type ForMe, type Picked } from './Prompt.tsx';
export { SeatHead, SeatPanel, seatStatus } from './SeatPanel.tsx';
export { Standings } from './Standings.tsx';
export { tableContext } from './TableContext.tsx';
export { useTabletopOf, type Tabletop } from './tabletop.ts';
export { useBox, type Box } from './useBox.ts';
export { useDrag, type Drags } from './useDrag.ts';
export { useMoves } from './useMoves.ts';
export { usePlan, type Planning, type PlanRules } from './usePlan.ts';
export { useIsShort, useRoom, useSize } from './useSize.ts';
export type { Size } from '../ui/sizes.ts';
