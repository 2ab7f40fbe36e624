import { pluralEn, type Shape } from '../catalogue.ts';
import type { awards as ar } from '../ar/awards.ts';

/** What phones are honoured for at the end of a game: on their own cards, and on the host's summary. */
export const awards: Shape<typeof ar> = {
  title: 'Stars of the phones',
  names: { buzzer: 'Fastest buzzer', teammate: 'Surest teammate', votes: 'Best eye for an answer' },
  seconds: (ms) => `in ${(ms / 1000).toFixed(2)} s`,
  votes: (count) => pluralEn(count, { one: '1 right vote', other: `${count} right votes` }),
  votesOf: (right, all) => `Right votes: ${right} of ${all}`,
  hints: (count) => pluralEn(count, { one: '1 right hint', other: `${count} right hints` }),
  sure: { guess: '(just a guess)', think: '(fairly sure)', sure: '(certain)' },
  fastest: (ms) => `Your fastest press: ${(ms / 1000).toFixed(2)} s`,
};
