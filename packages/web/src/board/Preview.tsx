import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Change } from '../protocol/calls.ts';
import type { TableUpdate } from '../protocol/update.ts';
import type { Messages } from '../text/en.ts';
import { useText } from '../text/text.tsx';
import type { BoardActions } from './props.ts';
import { withoutSigns } from './spoken.ts';

/** What the choice under the pointer or the focus would change. */
interface ChoicePreview {
  readonly version: number;
  readonly label: string;
  readonly changes: readonly Change[];
}

const PreviewContext = createContext<ChoicePreview | null>(null);

/** Milliseconds that the pointer rests on a choice before its preview is requested. */
const REST = 120;

/** Tracks the choice under the pointer. Only `Preview` is drawn again for it. */
export function PreviewProvider(props: {
  update: TableUpdate;
  actions: Pick<BoardActions, 'previewChoice'>;
  children: ReactNode;
}): ReactNode {
  const { update, actions, children } = props;
  const [preview, setPreview] = useState<ChoicePreview | null>(null);
  const { version, question } = update;
  const { previewChoice } = actions;
  useEffect(() => {
    if (!question) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = '';
    const point = ({ target, type }: Event): void => {
      const at = choiceAt(target, type === 'focusin');
      if (at === current) return;
      current = at;
      clearTimeout(timer);
      const choice = at === '' ? undefined : question.choices[Number(at)];
      if (!choice) return setPreview(null);
      timer = setTimeout(() => {
        void previewChoice(choice.option).then(
          changes => current === at && setPreview({ version, label: choice.label, changes }),
        );
      }, REST);
    };
    for (const type of ['pointerover', 'focusin']) addEventListener(type, point);
    return () => {
      clearTimeout(timer);
      current = '';
      for (const type of ['pointerover', 'focusin']) removeEventListener(type, point);
    };
  }, [version, question, previewChoice]);
  return <PreviewContext value={preview?.version === version ? preview : null}>{children}</PreviewContext>;
}

/** The choice of an element. Focus by touch does not count. */
function choiceAt(target: EventTarget | null, focused: boolean): string {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
  if (!element || (focused && !element.matches(':focus-visible'))) return '';
  return element.dataset['choice'] ?? '';
}

/** For elements that represent one choice: the index of that choice in the question. */
export function choiceMark(
  { question }: { readonly question: { readonly choices: readonly unknown[] } | null },
  choice: unknown,
): string | undefined {
  const at = question?.choices.indexOf(choice) ?? -1;
  return at < 0 ? undefined : String(at);
}

/** What a choice would change, before it is made. */
export function Preview(): ReactNode {
  const preview = use(PreviewContext);
  const { table } = useText();
  if (!preview || preview.changes.length === 0) return null;
  return (
    <p className="preview" role="status">
      <b aria-hidden="true">{preview.label}</b>
      <span className="sr-only">{withoutSigns(preview.label, table)}</span> <Changes changes={preview.changes} />
    </p>
  );
}

/** Changes of numbers: drawn with an arrow, read aloud in words. */
export function Changes({ changes }: { changes: readonly Change[] }): ReactNode {
  const { table } = useText();
  return (
    <>
      <span aria-hidden="true">{changesIn(table.becomes, changes)}</span>
      <span className="sr-only">{changesIn(table.changes, changes)}</span>
    </>
  );
}

export function changesIn(words: Messages['table']['becomes'], changes: readonly Change[]): string {
  return changes.map(({ name, before, after }) => words(name, String(before), String(after))).join(', ');
}
