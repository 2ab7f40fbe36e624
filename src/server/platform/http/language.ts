import { languages } from '#shared/kernel/text.ts';
import type { Language } from '#shared/kernel/text.ts';

/** The preferred supported language of an Accept-Language header; null if there is none. */
export function acceptedLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return {
        language: languages.find((language) => tag === language || tag.startsWith(`${language}-`)),
        weight: Number(weight ?? 1),
      };
    });
  const best = wishes
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((one, other) => other.weight - one.weight)[0];
  return best?.language ?? null;
}
