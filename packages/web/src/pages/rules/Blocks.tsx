import { Suspense, type ReactNode } from 'react';
import { CardFaceOf } from '../../board/CardHelp.tsx';
import { faceFor } from '../../games/parts.ts';
import { placedBlocks } from '../../rulebook/places.ts';
import type { Block, Catalogue, Chapter, PicturesModule } from '../../rulebook/types.ts';
import { useWords } from './words.ts';
import { Marked } from '../../rulebook/Marked.tsx';
import { OursList } from './OursList.tsx';
import { Symbols } from './Symbols.tsx';
import '../../rulebook/figures.css';
import type { Clauses } from './useRulebook.ts';

/** What all blocks of a page need. */
export interface Page {
  readonly game: string;
  readonly catalogue: Catalogue;
  readonly clauses: Clauses | null;
  readonly pictures: PicturesModule | null;
  /** The names of the settings, by knob. */
  readonly knobs: ReadonlyMap<string, string>;
  /** Opens the exact text of clauses. */
  readonly showClauses: (ids: readonly string[]) => void;
}

export function Blocks({ chapter, page }: { chapter: Chapter; page: Page }): ReactNode {
  return placedBlocks({ chapters: [chapter] }).map(({ block, element }) => (
    <BlockView key={element} id={element} block={block} page={page} />
  ));
}

function BlockView({ id, block, page }: { id: string; block: Block; page: Page }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h3 id={id}>{block.title}</h3>;
    case 'cards':
      return <Cards cards={block.cards} page={page} />;
    case 'picture':
      return <Picture name={block.name} words={block.words} page={page} />;
    case 'symbols':
      return page.pictures ? <Symbols page={page} pictures={page.pictures} /> : null;
    case 'reconstructed':
      return <OursList page={page} />;
    default:
      return (
        <div className="para" id={id}>
          <Margin clauses={block.clauses} page={page} />
          <div className={`block block--${block.kind}`}>
            <TellingBlock block={block} page={page} />
          </div>
        </div>
      );
  }
}

type Telling = Extract<Block, { readonly clauses: readonly string[] }>;

function TellingBlock({ block, page }: { block: Telling; page: Page }): ReactNode {
  const words = useWords();
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Marked text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map(item => (
            <li key={item}>
              <Marked text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <RulesTable head={block.head} rows={block.rows} />;
    case 'question':
      return (
        <>
          <h3>{block.question}</h3>
          <p>
            <Marked text={block.answer} />
          </p>
        </>
      );
    case 'setting':
      return (
        <>
          <h3>{page.knobs.get(block.knob) ?? block.knob}</h3>
          <p>
            <Marked text={block.changes} />
          </p>
          <p className="why">
            <b>{words.why}:</b> <Marked text={block.why} />
          </p>
        </>
      );
  }
}

function RulesTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {head.map((each, i) => (
            <th key={i} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row">
              <Marked text={first} />
            </th>
            {others.map((each, i) => (
              <td key={i}>
                <Marked text={each} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** More numbers would be higher than the paragraph. */
const SHOWN = 3;

/** The clauses of a block, in the margin: they open the exact text. */
function Margin({ clauses, page }: { clauses: readonly string[]; page: Page }): ReactNode {
  const words = useWords();
  if (clauses.length === 0) return <span className="cl" />;
  const isOurs = (id: string): boolean => page.clauses?.get(id)?.ours ?? false;
  const name = clauses.map(id => (isOurs(id) ? `${id} (${words.ours})` : id)).join(', ');
  return (
    <button type="button" className="cl" aria-label={words.clause(name)} onClick={() => page.showClauses(clauses)}>
      {clauses.slice(0, SHOWN).map(id => (
        <span key={id} className={isOurs(id) ? 'is-ours' : undefined}>
          {id.slice(2)}
        </span>
      ))}
      {clauses.length > SHOWN ? <span>+{clauses.length - SHOWN}</span> : null}
    </button>
  );
}

/** Cards as printed; they cannot be tapped. */
function Cards({ cards, page }: { cards: readonly (readonly [string, string])[]; page: Page }): ReactNode {
  return (
    <div className="fig">
      <ul className="figcards">
        {cards.map(([card, words]) => (
          <li key={card}>
            <span inert>
              <CardFaceOf face={faceFor(page.game)} card={card} catalogue={page.catalogue} />
            </span>
            <b>{page.catalogue.get(card)?.name}</b>
            <span>
              <Marked text={words} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Picture({ name, words, page }: { name: string; words: readonly string[]; page: Page }): ReactNode {
  const Drawn = page.pictures?.pictures[name];
  const Frame = page.pictures?.Frame;
  if (!Drawn || !Frame) return null;
  return (
    <Suspense fallback={null}>
      <Frame catalogue={page.catalogue}>
        <Drawn words={words} />
      </Frame>
    </Suspense>
  );
}
