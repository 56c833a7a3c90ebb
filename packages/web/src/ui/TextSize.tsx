import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Segments } from './forms.tsx';
import { prefer, TEXT_SIZES, usePreferences } from '../preferences/preferences.ts';

const VALUES = TEXT_SIZES.map(size => [size, `${size} %`] as const);

/** How large everything is drawn. */
export function TextSize(): ReactNode {
  const { text } = usePreferences();
  return (
    <Segments
      label={useText().settings.text}
      value={text}
      values={VALUES}
      onChange={value => prefer({ text: value })}
    />
  );
}
