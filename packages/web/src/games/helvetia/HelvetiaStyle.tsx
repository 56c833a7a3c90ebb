import { BUILDINGS, CHARACTERS, GOODS, type BuildingName } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import { Portrait } from '../../art/Portrait.tsx';
import { SeatColours } from '../../ui/SeatMark.tsx';
import { Child, Figure } from './Figure.tsx';
import { helvetia } from './index.ts';
import { InWords } from '../../board/catalogue.tsx';
import { useNames } from './names.ts';
import { PORTRAITS } from './people.ts';
import { Coin, Cube, Good, Pennant } from './pieces.tsx';
import { bandOf, tileOf } from './printed.ts';
import { useWords, WordsProvider } from './text/words.tsx';
import { TileFace } from './TileFace.tsx';
import type { StylePageProps } from '../manifest.ts';
import '../../art/style/index.css';
import './style/index.css';

/** The part of the style page about Helvetia: every building, good, figure and piece. */
export default function HelvetiaStyle({ catalogue }: StylePageProps): ReactNode {
  return (
    <SeatColours value={helvetia.seatColours}>
      <InWords catalogue={catalogue} words={[WordsProvider]}>
        <Everything />
      </InWords>
    </SeatColours>
  );
}

const SEATS = [0, 1, 2, 3];

function Everything(): ReactNode {
  const { style } = useWords();
  return (
    <div className="he-art he-style-page">
      <h2>{style.title}</h2>
      <p>{style.lead}</p>
      <ul className="he-style-cards">
        {BUILDINGS.map(({ name }) => (
          <li key={name} data-band={bandOf(name)}>
            <Building building={name} />
          </li>
        ))}
      </ul>
      <Goods />
      <h3>{style.figures}</h3>
      <p className="he-style-row">
        {SEATS.map(owner => (
          <span key={owner}>
            <Figure figure={{ owner, sex: 'man', awake: true }} />
            <Figure figure={{ owner, sex: 'woman', awake: true }} />
            <Figure figure={{ owner, sex: 'woman', awake: false }} />
            <Figure figure={{ owner, sex: 'man', awake: true }} planned />
            <Child owner={owner} sex="woman" />
          </span>
        ))}
      </p>
      <h3>{style.pieces}</h3>
      <p className="he-style-row">
        {SEATS.map(seat => (
          <span key={seat}>
            <Coin seat={seat} /> <Cube seat={seat} /> <Pennant holder={seat} />
          </span>
        ))}
        <Pennant>2</Pennant> <Pennant big>4</Pennant>
      </p>
      <p className="he-style-row">
        {CHARACTERS.map(name => (
          <span key={name} className="he-face">
            <Portrait face picture={PORTRAITS[name]} />
          </span>
        ))}
      </p>
    </div>
  );
}

function Goods(): ReactNode {
  const { style } = useWords();
  const names = useNames();
  return (
    <>
      <h3>{style.goods}</h3>
      <p className="he-style-row">
        {GOODS.map(good => (
          <span key={good}>
            <Good good={good} /> {names.good(good)}
          </span>
        ))}
      </p>
    </>
  );
}

function Building({ building }: { building: BuildingName }): ReactNode {
  return (
    <span className="he-tile">
      <TileFace building={building} />
      <span className="he-price">
        {tileOf(building).cost.map(good => (
          <Good key={good} good={good} />
        ))}
      </span>
    </span>
  );
}
