import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Link } from '../../app/router.tsx';
import { rulesAddress } from './address.ts';
import { useClauses } from './useRulebook.ts';
import { useWords, WordsProvider } from './words.ts';
import './style/quick.css';

interface ClauseSheetProps {
  readonly game: string;
  readonly clauses: readonly string[];
  /** The table from which it was opened: then it links to the rules pages, and they link back. */
  readonly from?: string;
  readonly onClose: () => void;
}

/** The exact text of clauses. */
export function ClauseSheet(props: ClauseSheetProps): ReactNode {
  return (
    <WordsProvider>
      <Clauses {...props} />
    </WordsProvider>
  );
}

function Clauses({ game, clauses, from, onClose }: ClauseSheetProps): ReactNode {
  const { table } = useText();
  const words = useWords();
  const texts = useClauses(game);
  const [first = ''] = clauses;
  return (
    <Sheet
      title={clauses.length === 1 ? table.rule(first) : words.clauses}
      onClose={onClose}
      actions={
        from === undefined ? null : (
          <Link className="btn btn--primary" to={rulesAddress(game, first, from)}>
            {words.inRules}
          </Link>
        )
      }
    >
      {table.rulesAreEnglish === '' ? null : <p className="muted">{table.rulesAreEnglish}</p>}
      {clauses.map(id => {
        const clause = texts?.get(id);
        return (
          <p key={id} className="clause" lang="en">
            {clauses.length === 1 ? null : <b>{id}. </b>}
            {texts ? (clause?.text ?? table.noRuleText) : ''} {clause?.ours ? <OurReading /> : null}
          </p>
        );
      })}
    </Sheet>
  );
}

/** Says that no source decides a rule. */
export function OurReading(): ReactNode {
  const { locale } = useText();
  const words = useWords();
  return (
    <span className="ours" lang={locale} title={words.oursHelp}>
      {words.ours}
    </span>
  );
}
