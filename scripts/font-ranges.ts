interface FontPart {
  /** The file of Fontsource that contains it. */
  readonly from: 'arabic' | 'latin';
  readonly parts: readonly string[];
}

/**
 * How each font is divided: a page loads only the parts of which it shows a character. The face rules of
 * src/web/styles/fonts.css name the same ranges; the test beside this file compares them.
 */
export const fontRanges = {
  /** Letters of Arabic, Persian, Urdu and Kurdish, all marks of the Quran, digits, joiners. One word is in one file. */
  arabic: {
    from: 'arabic',
    parts: [
      'U+060C-061F',
      'U+0621-0671',
      'U+0679',
      'U+067E',
      'U+0686',
      'U+0688',
      'U+0691',
      'U+0698',
      'U+06A4',
      'U+06A9',
      'U+06AF',
      'U+06BA',
      'U+06BE-06C3',
      'U+06C6',
      'U+06CC',
      'U+06CE',
      'U+06D4-06ED',
      'U+200C-200E',
      'U+FD3E-FD3F',
    ],
  },
  /** Digits, and the signs that Arabic texts share with Latin ones. */
  digits: {
    from: 'latin',
    parts: [
      'U+0020-0021',
      'U+0024-0025',
      'U+0028-003A',
      'U+003F',
      'U+00A0',
      'U+00AB',
      'U+00B7',
      'U+00BB',
      'U+00D7',
      'U+2026',
      'U+2212',
    ],
  },
  latin: {
    from: 'latin',
    parts: [
      'U+0022-0023',
      'U+0026-0027',
      'U+003B-003E',
      'U+0040-007E',
      'U+00A1-00AA',
      'U+00AC-00B6',
      'U+00B8-00BA',
      'U+00BC-00D6',
      'U+00D8-00FF',
      'U+0131',
      'U+0152-0153',
      'U+02BB-02BC',
      'U+02C6',
      'U+02DA',
      'U+02DC',
      'U+2010-2025',
      'U+2030-203A',
      'U+20AC',
      'U+2122',
      'U+2191',
      'U+2193',
    ],
  },
} as const satisfies Record<string, FontPart>;

export type FontRange = keyof typeof fontRanges;
