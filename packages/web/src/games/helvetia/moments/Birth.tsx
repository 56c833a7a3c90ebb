import type { ReactNode } from 'react';
import { BigMoment, SmallMoment } from '../../../board/BigMoment.tsx';
import { useNames } from '../names.ts';
import { useWords } from '../text/words.tsx';
import { Icon } from './Icon.tsx';
import type { BirthMoment, Change } from './find.ts';
import { Facts, House, houseAt, partyOf } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** H-14 Whose child it is, and how it grows up (H-14.7). */
export function Birth({ moment, change }: { moment: BirthMoment; change: Change }): ReactNode {
  const { birth: words, sentence, rule } = useMomentWords();
  const { people } = useWords();
  const names = useNames();
  const { seat, slot, sex } = moment.birth;
  const house = houseAt(change, seat, slot);
  if (!house) return null;
  const by = partyOf(change, seat);
  const title = words.title(by, sex, names.building(house.building));
  if (moment.small) return <SmallMoment line={title} />;
  const { round, players } = change.after.view;
  const { men = 0, women = 0 } = players[seat]?.supply ?? {};
  const facts = [
    { name: words.end(round), text: words.toSchool },
    { name: words.during(round + 1), text: words.marries },
    { name: words.end(round + 1), text: words.comesHome },
    { name: words.left(by), text: people(men, women) },
  ];
  return (
    <BigMoment
      kind="birth"
      place="hand"
      title={title}
      icon={<Icon name="cradle" />}
      line={words.line(sex)}
      spoken={sentence(title, [words.line(sex), ...facts.map(({ name, text }) => `${name}: ${text}`)])}
      slip={title}
      next={<span className="clause">{rule('H-14.7')}</span>}
    >
      <div className="he-mo-scene">
        <House house={house} child={{ owner: seat, sex }} />
        <Facts facts={facts} />
      </div>
    </BigMoment>
  );
}
