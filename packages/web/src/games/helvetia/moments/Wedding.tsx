import type { ReactNode } from 'react';
import { BigMoment, SmallMoment } from '../../../board/BigMoment.tsx';
import { useNames } from '../names.ts';
import { Coin } from '../pieces.tsx';
import { Icon } from './Icon.tsx';
import type { Change, WeddingMoment } from './find.ts';
import { Facts, House, houseAt, partyOf, useUse, type Fact } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** H-13 Who married whom, where the newcomer works from now on, and where the dowry went. */
export function Wedding({ moment, change }: { moment: WeddingMoment; change: Change }): ReactNode {
  const { wedding: words, sentence, rule } = useMomentWords();
  const names = useNames();
  const { seat, sex, from, village, slot } = moment.wedding;
  const [by, host] = [partyOf(change, seat), partyOf(change, village)];
  const house = houseAt(change, village, slot);
  const facts = useFacts(moment, change);
  if (!house) return null;
  const title = words.title(by, sex, host, names.building(house.building));
  const line = words.line(by, from, host);
  if (moment.small) return <SmallMoment line={title} />;
  return (
    <BigMoment
      kind="wedding"
      place="hand"
      title={title}
      icon={<Icon name="rings" />}
      line={line}
      spoken={sentence(title, [line, ...facts.map(({ name, text }) => `${name}: ${text}`)])}
      slip={title}
      next={<span className="clause">{rule('H-13')}</span>}
    >
      <div className="he-mo-scene">
        <House house={house} />
        <Facts facts={facts} />
      </div>
    </BigMoment>
  );
}

function useFacts({ wedding, dowry }: WeddingMoment, change: Change): Fact[] {
  const { wedding: words } = useMomentWords();
  const useOf = useUse();
  const [by, host] = [partyOf(change, wedding.seat), partyOf(change, wedding.village)];
  const house = houseAt(change, wedding.village, wedding.slot);
  const dowryText = (): string => {
    if (wedding.from === 'supply') return words.dowryLater;
    if (!dowry) return words.dowryNone(host);
    return dowry.colour === wedding.seat
      ? words.dowryOwn(by)
      : words.dowryOther(partyOf(change, dowry.colour), host, by);
  };
  return [
    { name: words.works(by), text: house ? useOf(house.building) : '' },
    { name: words.couple, text: words.coupleHow(host) },
    { name: words.dowry, text: dowryText(), icon: dowry ? <Coin seat={dowry.colour} /> : undefined },
  ];
}
