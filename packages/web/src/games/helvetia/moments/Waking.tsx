import type { ReactNode } from 'react';
import { ownFirst } from '../../../board/standing.ts';
import { BigMoment, SmallMoment } from '../../../board/BigMoment.tsx';
import { Figure } from '../Figure.tsx';
import { useNames } from '../names.ts';
import { Makes } from '../pieces.tsx';
import { Icon } from './Icon.tsx';
import type { Change, WakingMoment, Woken } from './find.ts';
import { partyOf, useUse, Who } from './parts.tsx';
import { useSeatName } from '../../../board/MomentSeat.tsx';
import { useMomentWords } from './text/words.tsx';

/** H-12 Who wakes, one's own first, and what they can make again. */
export function Waking({ moment, change }: { moment: WakingMoment; change: Change }): ReactNode {
  const { waking: words, sentence, rule } = useMomentWords();
  const nameOf = useSeatName(change);
  const names = useNames();
  const { seat, village, count } = moment.waking;
  const title = words.title(partyOf(change, seat), count, partyOf(change, village));
  if (moment.small) return <SmallMoment line={title} />;
  const rows = ownFirst(change.after)
    .map(owner => ({ owner, woken: moment.woken.filter(({ figure }) => figure.owner === owner) }))
    .filter(({ woken }) => woken.length > 0);
  const spoken = rows.map(({ owner, woken }) =>
    words.at(nameOf(owner), woken.map(({ house }) => names.building(house.building)).join(', ')),
  );
  return (
    <BigMoment
      kind="waking"
      place="hand"
      title={title}
      icon={<Icon name="lantern" />}
      line={words.line}
      spoken={sentence(title, spoken)}
      slip={title}
      next={<span className="clause">{rule('H-12.1')}</span>}
    >
      <ul className="moment-rows he-mo-rows">
        {rows.map(({ owner, woken }) => (
          <li key={owner} className={owner === change.after.seat ? 'is-own' : undefined}>
            <Who seat={owner} name={nameOf(owner)}>
              <span>{words.count(woken.length)}</span>
            </Who>
            <ul className="he-mo-woken">
              {woken.map(each => (
                <Worker key={each.house.slot} woken={each} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </BigMoment>
  );
}

function Worker({ woken: { figure, house } }: { woken: Woken }): ReactNode {
  const names = useNames();
  const useOf = useUse();
  const { waking } = useMomentWords();
  return (
    <li>
      <span aria-hidden="true">
        <Figure figure={{ ...figure, awake: true }} />
        <Makes building={house.building} />
      </span>
      <span>{waking.at(names.building(house.building), useOf(house.building))}</span>
    </li>
  );
}
