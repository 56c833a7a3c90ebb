import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Segments } from './forms.tsx';
import { PACE_NAMES, type Pace } from '../preferences/pace.ts';
import { paceOf, prefer, usePreferences } from '../preferences/preferences.ts';

/** How fast the moves of others follow each other: in the settings, and in the menu of a table. */
export function PaceSetting(): ReactNode {
  const { settings } = useText();
  const pace = paceOf(usePreferences());
  return (
    <Segments<Pace>
      label={settings.pace}
      help={settings.paceHelp}
      value={pace}
      values={PACE_NAMES.map(name => [name, settings.paces[name]])}
      onChange={value => prefer({ pace: value })}
    />
  );
}
