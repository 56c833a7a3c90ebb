import { createContext, use, useEffect, type ReactNode } from 'react';
import { usePreferences } from '../preferences/preferences.ts';
import { en, type Messages } from './en.ts';
import { useLanguage } from './useLanguage.ts';

/** Languages of the page. English is always loaded; the others are loaded when they are chosen. */
const LANGUAGES: { readonly [locale: string]: () => Promise<Messages> } = {
  en: () => Promise.resolve(en),
  de: () => import('./de.ts').then(({ de }) => de),
};

export const LANGUAGE_NAMES: readonly (readonly [locale: string, name: string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
];

const Text = createContext<Messages>(en);

/** The words of the chosen language. */
export function useText(): Messages {
  return use(Text);
}

export function TextProvider({ children }: { children: ReactNode }): ReactNode {
  const { locale } = usePreferences();
  const messages = useLanguage(locale, en, LANGUAGES)?.words;
  useEffect(() => {
    if (messages) document.documentElement.lang = messages.locale;
  }, [messages]);
  return messages ? <Text value={messages}>{children}</Text> : null;
}
