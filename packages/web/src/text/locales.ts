/** The languages of the page. */
export type Locale = 'en' | 'de';

/** A text in every language of the page; a missing one is a compile error. */
export type InLanguages<W> = { readonly [L in Locale]: W };
