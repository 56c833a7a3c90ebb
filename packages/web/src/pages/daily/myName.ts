import { usePreferences } from '../../preferences/preferences.ts';
import { useText } from '../../text/text.tsx';

/** The person's name at tables. */
export function useMyName(): string {
  const { name } = usePreferences();
  const { humanNames } = useText();
  return name.trim() || (humanNames[0] ?? '1');
}
