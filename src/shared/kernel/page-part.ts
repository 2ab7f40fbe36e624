import type { Language } from './text.ts';

/** A part of a public page, put into it by the server: in each language, with the data it was rendered from as JSON. */
export interface PagePart {
  readonly html: Readonly<Record<Language, string>>;
  readonly data: string;
}

/** Where the build leaves room for the part, and for its data. */
export const partTokens = { html: '<!--part-->', data: '<!--data-->' } as const;

/** The element with the data. */
export const pageDataId = 'page-data';
