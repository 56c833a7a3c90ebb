import { goodsOfGroup } from '@thorp/helvetia/reading';
import { goodCard, groupPiece, marketPiece } from '@thorp/helvetia/pieces';
import { COMPLEX, type GoodName, type GroupName } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import { isLit, Place, type Size } from '../../board/widgets.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useNames } from './names.ts';
import { Cube, Good, Pennant } from './pieces.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** Goods and lines of the three blocks; a line leads from a good to what is made with it. */
const BLOCKS: readonly { readonly groups: readonly GroupName[]; readonly lines: string }[] = [
  { groups: ['materials', 'metal'], lines: 'M50 150H250' },
  { groups: ['grain'], lines: 'M50 100H100M100 50V150M100 50H150M100 150H200M200 50V150M200 50H250M200 150H250' },
  { groups: ['water'], lines: 'M50 100H100M100 50V150M100 50H150M100 150H200M200 50V150M200 50H250M200 150H250' },
];

/** Where a group's goods lie in its block: three in a row, or the five of a tree. */
const ROW = ['/ 2', '/ 3', '/ 4'];
const TREE = ['1 / 2 / 3 / 3', '1 / 3', '2 / 3', '1 / 4', '2 / 4'];

export function Market({ size }: { size: Size }): ReactNode {
  const words = useWords();
  return (
    <div className="he-market" role="group" aria-label={words.market}>
      {BLOCKS.map(block => (
        <Block key={block.groups[0]} block={block} size={size} />
      ))}
    </div>
  );
}

/** The market shown large, for fingers. It covers the prompt, so its title is the question. */
export function MarketSheet(): ReactNode {
  const { open, update } = useTable();
  const words = useWords();
  const { question } = update;
  return (
    <Sheet wide title={question?.step === 'trade' ? question.prompt : words.market} onClose={() => open(null)}>
      <div className="he-art">
        <div className="he-market is-large">
          {BLOCKS.map(block => (
            <Block key={block.groups[0]} block={block} size="tablet" />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function Block({ block: { groups, lines }, size }: { block: (typeof BLOCKS)[number]; size: Size }): ReactNode {
  const { lights, open } = useTable();
  const words = useWords();
  const names = useNames();
  const phone = size === 'phone';
  const content = (
    <>
      <span className="he-net">
        <svg viewBox="0 0 300 200" preserveAspectRatio="none" aria-hidden="true">
          <path d={lines} />
        </svg>
      </span>
      {groups.map((group, row) => (
        <Group key={group} group={group} row={groups.length > 1 ? row + 1 : null} flat={phone} />
      ))}
    </>
  );
  if (!phone) return <div className="he-block">{content}</div>;
  // On a phone a block is one target, and opens the market large.
  const goods = groups.flatMap(goodsOfGroup);
  const litGoods = goods.filter(good => isLit(lights(marketPiece(good))));
  const lit = litGoods.length > 0;
  const hinted = goods.some(good => lights(marketPiece(good)).hinted);
  return (
    <button
      type="button"
      className={['he-block', ...(lit ? ['is-lit'] : []), ...(hinted ? ['is-hinted'] : [])].join(' ')}
      data-lit={lit ? '' : undefined}
      aria-label={words.marketBlock((lit ? litGoods : goods).map(names.good), lit)}
      onClick={() => open('market')}
    >
      {content}
    </button>
  );
}

/** A group of goods with the tile for the first who delivers them all. */
function Group({ group, row, flat }: { group: GroupName; row: number | null; flat: boolean }): ReactNode {
  const { view, pieces } = useTable();
  const words = useWords();
  const goods = goodsOfGroup(group);
  const { points = 0, holder = null } = view.groups.find(each => each.group === group) ?? {};
  const piece = pieces.get(groupPiece(group));
  return (
    <>
      <span className="he-bonus" style={{ gridArea: row === null ? '1 / 1 / 3 / 2' : `${row} / 1` }}>
        {holder === null ? null : <SeatMark seat={holder} />}
        <span className="he-bonus-face" aria-hidden="true">
          <Pennant big holder={holder}>
            {points}
          </Pennant>
          <small>{words.all(goods.length)}</small>
        </span>
        {flat ? null : <span className="sr-only">{piece ? [piece.name, ...piece.marks].join(', ') : ''}</span>}
      </span>
      {goods.map((good, i) => (
        <Stand key={good} good={good} flat={flat} area={row === null ? (TREE[i] ?? '') : `${row} ${ROW[i]}`} />
      ))}
    </>
  );
}

/** A good on the market: its cubes, and the tile for its first delivery. */
function Stand({ good, area, flat }: { good: GoodName; area: string; flat: boolean }): ReactNode {
  const { view, mine, planning } = useTable();
  const names = useNames();
  const name = names.good(good);
  const planned = planning.plan?.delivered === good;
  const cubes = view.players.map(({ delivered }) => delivered.includes(good));
  const holder = view.goodsTiles.find(each => each.good === good)?.holder ?? null;
  const classes = ['he-stand', ...(cubes[mine] ? ['is-mine'] : []), ...(planned ? ['is-plan'] : [])].join(' ');
  const face = (
    <>
      <span className="he-good-name" style={{ '--len': Math.max(4, name.length) }}>
        {name}
      </span>
      {COMPLEX[good] ? <Pennant holder={holder}>{COMPLEX[good].tile}</Pennant> : null}
      <Good good={good} />
      <span className="he-cubes">
        {cubes.map((lies, seat) =>
          lies || (planned && seat === mine) ? (
            // oxlint-disable-next-line react/no-array-index-key
            <Cube key={seat} seat={seat} planned={!lies} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <i key={seat} />
          ),
        )}
      </span>
    </>
  );
  return (
    <span className="he-cell" style={{ gridArea: area }}>
      {flat ? (
        <span className={classes} data-piece={marketPiece(good)}>
          {face}
        </span>
      ) : (
        <Place id={marketPiece(good)} card={goodCard(good)} className={classes}>
          {face}
        </Place>
      )}
    </span>
  );
}
