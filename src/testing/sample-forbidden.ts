import type { LocalizedText } from '#shared/kernel/text.ts';

/** What the actor of a described sample word must not say. */
export const sampleForbidden: LocalizedText[] = [1, 2, 3, 4].map((place) => ({
  ar: `ممنوعة ${'أبجد'.charAt(place - 1)}`,
  en: `Forbidden ${'abcd'.charAt(place - 1)}`,
}));

/** What counts in a sample of "name them". */
export const sampleAccepted: LocalizedText[] = [1, 2, 3, 4].map((place) => ({
  ar: `مقبول ${'أبجد'.charAt(place - 1)}`,
  en: `Accepted ${'abcd'.charAt(place - 1)}`,
}));
