import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { host } from '../session/host.ts';
import type { Change } from '../worker/protocol.ts';
import { useText } from '../text/text.tsx';
import type { Choice, TableSight } from './props.ts';

/** What the choice under the pointer or the focus would bring. */
interface Foretold {
  readonly version: number;
  readonly label: string;
  readonly changes: readonly Change[];
}

const Foretelling = createContext<Foretold | null>(null);

/** Milliseconds that somebody dwells on a choice before the table works out what it brings. */
const DWELL = 120;

/** Watches which choice is dwelt on. Only what shows the answer is drawn again for it. */
export function Previewing({ sight, children }: { sight: TableSight; children: ReactNode }): ReactNode {
  const [foretold, setForetold] = useState<Foretold | null>(null);
  const { version, question } = sight;
  useEffect(() => {
    if (!question) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = '';
    const dwell = ({ target, type }: Event): void => {
      const at = choiceAt(target, type === 'focusin');
      if (at === current) return;
      current = at;
      clearTimeout(timer);
      const choice = at === '' ? undefined : question.choices[Number(at)];
      if (!choice) return setForetold(null);
      timer = setTimeout(() => {
        void host()
          .foretell(choice.option, version)
          .then(changes => current === at && setForetold({ version, label: choice.label, changes }));
      }, DWELL);
    };
    for (const type of ['pointerover', 'focusin']) addEventListener(type, dwell);
    return () => {
      clearTimeout(timer);
      current = '';
      for (const type of ['pointerover', 'focusin']) removeEventListener(type, dwell);
    };
  }, [version, question]);
  return <Foretelling value={foretold?.version === version ? foretold : null}>{children}</Foretelling>;
}

/** The choice an element stands for. A finger's focus is no dwelling. */
function choiceAt(target: EventTarget | null, focused: boolean): string {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
  if (!element || (focused && !element.matches(':focus-visible'))) return '';
  return element.dataset['choice'] ?? '';
}

/** For elements that stand for one choice: which of the question's choices it is. */
export function choiceMark(
  { question }: { readonly question: TableSight['question'] },
  choice: unknown,
): string | undefined {
  const at = question?.choices.indexOf(choice as Choice) ?? -1;
  return at < 0 ? undefined : String(at);
}

/** The result of a choice, before it is made. */
export function Preview(): ReactNode {
  const foretold = use(Foretelling);
  const { table } = useText();
  if (!foretold || foretold.changes.length === 0) return null;
  return (
    <p className="preview" role="status">
      <b>{foretold.label}</b>{' '}
      {foretold.changes.map(({ name, before, after }) => table.becomes(name, String(before), String(after))).join(', ')}
    </p>
  );
}
