import { keysOf } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { prefer, usePreferences, type Preferences } from '../preferences/preferences.ts';
import { TopBar } from '../app/TopBar.tsx';
import { LANGUAGE_NAMES, useText } from '../text/text.tsx';
import { Segments, Switch, TextField } from '../ui/forms.tsx';
import { PaceSetting } from '../ui/PaceSetting.tsx';
import { TextSize } from '../ui/TextSize.tsx';
import '../style/pages.css';

/** The settings that are on or off at a table. */
const SWITCHES = ['sound', 'moments', 'marks', 'confirms', 'confirmsDraft', 'letters', 'plain'] as const;

export default function Settings(): ReactNode {
  const { settings: text } = useText();
  const { locale, theme, motion, name } = usePreferences();
  const pairs = <K extends string>(words: { readonly [key in K]: string }): (readonly [K, string])[] =>
    keysOf(words).map(key => [key, words[key]]);
  return (
    <>
      <TopBar />
      <main className="page" id="content">
        <header>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </header>
        <div className="panels">
          <section className="panel form" aria-labelledby="page-settings">
            <h2 id="page-settings">{text.page}</h2>
            <TextField
              label={text.name}
              help={text.nameHelp}
              value={name}
              longest={24}
              onChange={value => prefer({ name: value })}
            />
            <Segments
              label={text.language}
              value={locale}
              values={LANGUAGE_NAMES}
              onChange={value => prefer({ locale: value })}
            />
            <Segments<Preferences['theme']>
              label={text.theme}
              value={theme}
              values={pairs(text.themes)}
              onChange={value => prefer({ theme: value })}
            />
            <TextSize />
            <Segments<Preferences['motion']>
              label={text.motion}
              help={text.motionHelp}
              value={motion}
              values={pairs(text.motions)}
              onChange={value => prefer({ motion: value })}
            />
          </section>
          <AtTheTable />
        </div>
      </main>
    </>
  );
}

function AtTheTable(): ReactNode {
  const { settings: text } = useText();
  const preferences = usePreferences();
  return (
    <section className="panel form" aria-labelledby="table-settings">
      <h2 id="table-settings">{text.table}</h2>
      <PaceSetting />
      {SWITCHES.map(which => (
        <Switch
          key={which}
          label={text[which]}
          help={text[`${which}Help`]}
          checked={preferences[which]}
          onChange={value => prefer({ [which]: value })}
        />
      ))}
    </section>
  );
}
