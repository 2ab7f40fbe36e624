import { formatGuess } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { LtrValue } from '../../../../ui/value.tsx';
import type { Outcome } from './commitment-row.tsx';

/** What a team's number says beside the right one: the number, and how far off it was. */
export function useNumberOutcome(right: number): (number: number) => Outcome {
  const text = useText().games.question.contest.number;
  const { language } = useLanguage();
  return (number) => {
    const off = Math.abs(number - right);
    return {
      shown: <LtrValue>{formatGuess(number, language)}</LtrValue>,
      note: off === 0 ? text.exact : text.off(formatGuess(off, language)),
    };
  };
}
