/**
 * Writes content/capitals.json from the hand-written lists in scripts/capitals. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-capitals.ts
 */
import { writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { Capital } from './capitals/capital.ts';
import { capitals200 } from './capitals/capitals-200.ts';
import { capitals400 } from './capitals/capitals-400.ts';
import { capitals600 } from './capitals/capitals-600.ts';
import { cityOf } from './capitals/cities.ts';
import { asQuestions, inSentence, inTurn, layOut, type WrittenQuestion } from './category-file.ts';
import { nameOf } from './outlines/names.ts';

type Wording = (name: LocalizedText) => LocalizedText;

const askCapital = inTurn<Wording>([
  ({ ar, en }) => ({ ar: `ما عاصمة ${ar}؟`, en: `What is the capital of ${en}?` }),
  ({ ar, en }) => ({ ar: `أي مدينة من هذه هي عاصمة ${ar}؟`, en: `Which of these cities is the capital of ${en}?` }),
  ({ ar, en }) => ({ ar: `ما اسم عاصمة ${ar}؟`, en: `Name the capital of ${en}.` }),
]);

const askCountry = inTurn<Wording>([
  ({ ar, en }) => ({ ar: `${ar} عاصمة أي بلد؟`, en: `${en} is the capital of which country?` }),
  ({ ar, en }) => ({ ar: `أي دولة عاصمتها ${ar}؟`, en: `Which country has ${en} as its capital?` }),
  ({ ar, en }) => ({ ar: `عاصمة أي بلد هي ${ar}؟`, en: `Whose capital is ${en}?` }),
]);

const lists = [capitals200, capitals400, capitals600].map((capitals) => capitals.map(asWritten));
writeFileSync(
  new URL('../content/capitals.json', import.meta.url),
  `${layOut({
    id: 'capitals',
    collection: 'world',
    name: { ar: 'عواصم العالم', en: 'Capitals' },
    description: {
      ar: 'مدن تحكم بلدانها: أسماؤها وألقابها وحكاياتها',
      en: 'The cities that rule: their names, nicknames and stories',
    },
    icon: 'skyline',
    hue: 175,
    questions: asQuestions('capitals', lists, cityOf),
  })}\n`,
);

function asWritten(capital: Capital): WrittenQuestion {
  if ('capitalOf' in capital) {
    const { capitalOf, ...rest } = capital;
    return { ...rest, text: askCapital()(inSentence(nameOf(capitalOf))), answer: capitalOf };
  }
  if ('countryOf' in capital) {
    const {
      countryOf,
      wrong: [first, second, third],
      ...rest
    } = capital;
    // Here the options are countries, where a bare code would stand for a capital.
    return {
      ...rest,
      text: askCountry()(cityOf(countryOf)),
      answer: nameOf(countryOf),
      wrong: [nameOf(first), nameOf(second), nameOf(third)],
    };
  }
  return capital;
}
