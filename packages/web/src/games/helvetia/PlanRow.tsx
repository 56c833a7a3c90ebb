import type { ReactNode } from 'react';

/** One line of a plan or of an answer: its subject and its choices. */
export function PlanRow({
  label,
  name,
  children,
}: {
  label?: ReactNode;
  name: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={label === undefined ? 'he-row is-bare' : 'he-row'}>
      {label === undefined ? null : <span className="he-row-label">{label}</span>}
      <span className="he-choices" role="group" aria-label={name}>
        {children}
      </span>
    </li>
  );
}

interface PlanChoiceProps {
  /** One of several choices; `chosen` is undefined if a tap answers at once. */
  readonly chosen?: boolean;
  readonly hinted?: boolean;
  /** The text for screen readers instead of pictures and words. */
  readonly says?: string;
  readonly onPick?: () => void;
  readonly children: ReactNode;
}

/** One choice, in pictures and words; without `onPick` it is the only one. */
export function PlanChoice({ chosen, hinted = false, says, onPick, children }: PlanChoiceProps): ReactNode {
  const classes = ['he-choice'];
  if (chosen) classes.push('is-chosen');
  if (chosen === undefined) classes.push('is-lit');
  if (hinted) classes.push('is-hinted');
  if (!onPick) return <span className={classes.join(' ')}>{children}</span>;
  return (
    <button
      type="button"
      className={classes.join(' ')}
      aria-label={says}
      aria-pressed={chosen}
      data-lit={chosen ? undefined : ''}
      onClick={onPick}
    >
      {children}
    </button>
  );
}
