import type { ReactNode } from 'react';
import { TopBar } from '../app/TopBar.tsx';
import { Cover, CoverDefs } from '../home/Cover.tsx';
import { GAMES } from '../games/index.ts';
import { useText } from '../text/text.tsx';
import { ABOUT } from './aboutText.ts';
import '../style/pages.css';

export default function About(): ReactNode {
  const { locale } = useText();
  const about = ABOUT[locale];
  const names = GAMES.map(({ shelf }) => shelf[locale].title);
  return (
    <>
      <TopBar />
      <main className="page" id="content">
        <header>
          <h1>{about.title}</h1>
          <p>{about.lead}</p>
        </header>
        <CoverDefs />
        <ul className="frieze" aria-hidden="true">
          {GAMES.map(game => (
            <li key={game.id} className="cover" data-game={game.id}>
              <Cover game={game} />
            </li>
          ))}
        </ul>
        <div className="prose">
          <p>{about.what(new Intl.ListFormat(locale).format(names))}</p>
          <h2>{about.notice}</h2>
          {about.noticeLines.map(line => (
            <p key={line}>{line}</p>
          ))}
          <h2>{about.credits}</h2>
          <ul>
            <li>
              {about.icons} <a href="https://game-icons.net">{about.iconsLink}</a>,{' '}
              <a href="https://creativecommons.org/licenses/by/3.0/">{about.licenceLink}</a>
            </li>
            <li>{about.drawings}</li>
            <li>{about.fonts}</li>
            <li>{about.code}</li>
          </ul>
        </div>
      </main>
    </>
  );
}
