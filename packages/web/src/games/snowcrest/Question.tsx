import { readPiece } from '@thorp/snowcrest/pieces';
import type { ReactNode } from 'react';
import { Prompt, type Picked, type Size } from '../../board/widgets.ts';
import { Needs, usePayForMe } from './Payment.tsx';
import { paymentOf } from './paying.ts';
import { Phases } from './Phases.tsx';
import { PlaceButtons, Swap, usePlacing } from './Placing.tsx';
import { useTable, type Update, type SnowcrestChoice, type SnowcrestProps } from './table.ts';

/** The prompt: the question, the progress of a payment, and the answers without a place on the table. */
export function Question({ size, ...props }: SnowcrestProps & { size: Size }): ReactNode {
  const forMe = usePayForMe();
  const picked = usePlacing();
  const payment = paymentOf(props.update);
  if (picked) return <PlacePrompt {...props} picked={picked} />;
  return (
    <Prompt {...props} buttons={buttonsOf(props.update)} forMe={forMe}>
      {payment ? <Needs payment={payment} /> : size === 'phone' ? <Phases /> : null}
      {payment ? <Swap /> : null}
    </Prompt>
  );
}

/** The prompt while a place is considered. To choose the sources, the place is sent alone. */
function PlacePrompt({ picked, ...props }: SnowcrestProps & { picked: Picked }): ReactNode {
  const { placing } = useTable();
  const choose = (): unknown =>
    props.busy || (placing !== null && props.actions.choose({ kind: 'place', slot: placing }));
  return (
    <Prompt {...props} picked={picked}>
      <Swap />
      <PlaceButtons onChoose={choose} />
    </Prompt>
  );
}

/** Places on the table that show their own choices; every other answer is a button of the prompt. */
const SHOWN: readonly (string | undefined)[] = ['hand', 'row', 'token', 'tile', 'village'];

/** Avoiding is one answer among others, so it is a button as well as a place of the Village. */
function buttonsOf({ question }: Update): SnowcrestChoice[] {
  return (question?.choices ?? []).filter(({ target, option }) => {
    if (target === null || option.kind === 'avoid') return true;
    return !SHOWN.includes(readPiece(target)?.kind);
  });
}
