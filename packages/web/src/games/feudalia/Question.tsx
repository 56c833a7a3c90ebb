import { readPiece, zone, type PieceData } from '@thorp/feudalia/pieces';
import { useEffect, type ReactNode } from 'react';
import { Prompt, type ForMe, type Picked, type Size } from '../../board/widgets.ts';
import { useText } from '../../text/text.tsx';
import { Deal, drawn, isDrawn } from './Chips.tsx';
import { bagOf, Price } from './goods.tsx';
import { inTwoRows, Kinds, kindsShown } from './Kinds.tsx';
import { PayTray } from './PayTray.tsx';
import { isKind, KINDS, kindId, type Kind } from './places.ts';
import { useTable, type FeudaliaChoice, type FeudaliaProps, type Option, type Update } from './table.ts';
import { useWords } from './text/words.tsx';

/** Up to this many choices of a kind of action are also listed in the prompt. */
const LISTED = 4;
/** Kinds of action whose choices have no single place: the prompt lists them all. */
const WRITTEN: readonly Kind[] = ['master', 'move', 'trade'];

/** The prompt: the question, the kinds of action, and the answers without a place on the table. */
export function Question({ size, ...props }: FeudaliaProps & { size: Size }): ReactNode {
  const { update, lights } = useTable();
  useInSight(update.question?.frame);
  const forMe = useForMe();
  const planned = usePlanned();
  const tapped = usePicked(size);
  const picked = planned ?? tapped;
  // The strip stays while others play, and makes space for answers on small screens, so that nothing below it moves.
  const crowded = size !== 'desktop' && picked !== null && picked.choices.length > 0;
  const main = update.seat !== null && !update.result && (update.question?.step ?? 'main') === 'main';
  const kinds = main ? kindsShown(lights) : [];
  const classes = ['fe-prompt', 'prompt-frame'];
  if (update.question) classes.push('is-mine');
  if (inTwoRows(kinds)) classes.push('is-tall');
  if (picked) classes.push('is-picking');
  return (
    <div className={classes.join(' ')}>
      <Prompt {...props} forMe={forMe} buttons={buttonsOf(update, size)} picked={picked} draw={drawn}>
        <Drawn hint={props.hint} />
      </Prompt>
      {main && !crowded ? <Kinds shown={kinds} /> : null}
    </div>
  );
}

/** If town and fiefs scroll, scrolls to the fief of the question. */
function useInSight(frame: NonNullable<Update['question']>['frame'] | undefined): void {
  const at = frame && 'fief' in frame ? frame.fief : -1;
  useEffect(() => {
    if (at >= 0) document.querySelector('.fe-fief.is-asking')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
}

/** What the prompt draws: a price and its sources, a trade, cubes that move. */
function Drawn({ hint }: { hint: Option | null }): ReactNode {
  const { update, picked, planning } = useTable();
  const { plan } = planning;
  const choices = update.question?.choices ?? [];
  const asksToPay = update.question?.step === 'pay';
  if (plan && !asksToPay) return <PayTray plan={plan} />;
  if (picked !== null) return null;
  if (update.question?.step === 'offer' || update.question?.step === 'answer')
    return <Deal choices={choices} hint={hint} />;
  return plan ? <PayTray plan={plan} /> : <ToPay />;
}

/** While cubes are asked for one by one, "for me" pays the whole rest as shown. */
function useForMe(): ForMe | null {
  const { update, planning, view, mine } = useTable();
  const { plan } = planning;
  const { table } = useText();
  const words = useWords();
  if (!plan || update.question?.step !== 'pay') return null;
  const fiefs = view.lords[mine]?.fiefs ?? [];
  const from = new Set(plan.given.flatMap(({ fief }) => fiefs[fief]?.type ?? []));
  const note = words.takenFrom([...from].map(type => words.lands[type]).join(', '));
  return { label: table.forMe, note, act: planning.play };
}

/** The planned payment, with one button to confirm it. */
function usePlanned(): Picked | null {
  const { update, planning } = useTable();
  const { plan, cancel } = planning;
  const words = useWords();
  if (!plan || update.question?.step === 'pay') return null;
  return { name: '', says: plan.first.label, choices: [{ ...plan.first, label: words.pay }], cancel };
}

/** Whether the choices of a picked place are listed in the prompt. */
export function isListed(kind: Kind | undefined, choices: number, size: Size): boolean {
  return choices <= (size === 'phone' ? 3 : LISTED) || (kind !== undefined && WRITTEN.includes(kind));
}

/** The tapped place with its choices; a kind of action with many choices leaves them to the lit places. */
function usePicked(size: Size): Picked | null {
  const { picked, pieces, lights, unpick } = useTable();
  const words = useWords();
  if (picked === null) return null;
  const choices = lights(picked).choices;
  const kind = KINDS.find(each => kindId(each) === picked);
  const listed = isListed(kind, choices.length, size);
  const name = pieces.get(picked)?.name ?? '';
  const says = kind ? words.kindAsks[kind] : choices.every(isBuilding) ? words.payFor(name) : undefined;
  return {
    name,
    ...(says ? { says } : {}),
    choices: isKind(picked) && !listed ? [] : choices,
    cancel: unpick,
  };
}

const isBuilding = ({ option }: FeudaliaChoice): boolean => option.kind === 'build';

/** The cubes of a price without a source yet. */
function ToPay(): ReactNode {
  const { update } = useTable();
  const words = useWords();
  const frame = update.question?.frame;
  if (frame?.step !== 'pay' && frame?.step !== 'store') return null;
  return (
    <span className="fe-tray is-open">
      {frame.step === 'pay' ? <small>{words.toPay}</small> : null}
      <Price bag={bagOf(frame.cubes)} />
    </span>
  );
}

/** Pieces that show their own choices. */
const SHOWN: readonly (PieceData['kind'] | undefined)[] = [
  'hand',
  'pile',
  'fief',
  'city',
  'lot',
  'stack',
  'master',
  'offer',
  'field',
];

function buttonsOf({ question }: Update, size: Size): FeudaliaChoice[] {
  const choices = question?.choices ?? [];
  const stored = size === 'phone' && choices.length <= LISTED;
  return choices.filter(choice => {
    const { option, target } = choice;
    // The two sides of a trade draw theirs.
    if (option.kind === 'give' || option.kind === 'ask') return false;
    if (isDrawn(choice)) return true;
    if (question?.step === 'main') return option.kind === 'end';
    // The city alone does not say what a tap on it does to the master who lives there.
    if (question?.step === 'makeRoom') return true;
    if (target === null) return true;
    const kind = readPiece(target)?.kind;
    // On a phone the masters are in the drawer of the supply.
    if (kind === 'master' && stored) return true;
    return !SHOWN.includes(kind) && target !== zone.masters;
  });
}
