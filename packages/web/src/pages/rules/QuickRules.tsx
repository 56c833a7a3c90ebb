import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import type { TableUpdate } from '../../protocol/update.ts';
import { chapterAt, placedBlocks } from '../../rulebook/places.ts';
import { useText } from '../../text/text.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { OUTER_LINKS, rulesAddress } from './address.ts';
import { useRulebook } from './useRulebook.ts';
import { useWords, WordsProvider } from './words.ts';
import './style/quick.css';

interface QuickRulesProps {
  readonly update: TableUpdate;
  readonly onClose: () => void;
}

/** The rules from a table: the chapter about the current question, and frequent questions. Each is one more tap. */
export function QuickRules(props: QuickRulesProps): ReactNode {
  return (
    <WordsProvider>
      <Quick {...props} />
    </WordsProvider>
  );
}

function Quick({ update: { game, question }, onClose }: QuickRulesProps): ReactNode {
  const words = useWords();
  const loaded = useRulebook(game);
  const address = (place?: string): string => rulesAddress(game, place, location.pathname);
  if (!loaded) return null;
  const { rules, book } = loaded;
  const section = question ? book.steps[question.step] : undefined;
  const now = section === undefined ? null : chapterAt(rules, section);
  const asked = placedBlocks(rules).flatMap(({ block }) => (block.kind === 'question' ? [block] : []));
  return (
    <Sheet
      title={words.quick}
      onClose={onClose}
      actions={
        <Link className="btn btn--primary" to={address()}>
          {words.all}
        </Link>
      }
    >
      <div className="quickrules">
        {now ? (
          <>
            <h3>{words.now}</h3>
            <ul>
              <li>
                <Link to={address(section)}>{now.title}</Link>
              </li>
            </ul>
          </>
        ) : null}
        <h3>{words.asked}</h3>
        <ul>
          {asked.map(({ id, question: text }) => (
            <li key={id}>
              <Link to={address(id)}>{text}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** From a card to the chapters about its kind, its symbols, and its reconstructed parts. */
export function CardInRules({ game, card, isOurs }: { game: string; card: string; isOurs: boolean }): ReactNode {
  const loaded = useRulebook(game);
  if (!loaded) return null;
  const places = [loaded.book.cardSection(card), OUTER_LINKS.card, ...(isOurs ? [OUTER_LINKS.ours] : [])];
  return [...new Set(places)].map(place => <InRules key={place} game={game} place={place} />);
}

/** A link from a table to a chapter of the rules, with its title. */
export function InRules({ game, place }: { game: string; place: string }): ReactNode {
  const { table: words } = useText();
  const loaded = useRulebook(game);
  const chapter = loaded && chapterAt(loaded.rules, place);
  if (!chapter) return null;
  return (
    <p className="inrules">
      <Link to={rulesAddress(game, place, location.pathname)}>{words.inRules(chapter.title)}</Link>
    </p>
  );
}
