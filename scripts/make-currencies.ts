/**
 * Writes content/currencies.json from the hand-written lists in scripts/currencies. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-currencies.ts
 */
import { writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { asQuestions, inSentence, inTurn, layOut, type WrittenQuestion } from './category-file.ts';
import { currencies200 } from './currencies/currencies-200.ts';
import { currencies400 } from './currencies/currencies-400.ts';
import { currencies600 } from './currencies/currencies-600.ts';
import type { Currency } from './currencies/currency.ts';
import { moneyNames } from './currencies/money.ts';
import { nameOf } from './outlines/names.ts';

type Wording = (name: LocalizedText) => LocalizedText;

const askMoney = inTurn<Wording>([
  ({ ar, en }) => ({
    ar: `إذا سافرت إلى ${ar} فأي عملة تضع في جيبك؟`,
    en: `You are off to ${en}. Which money do you put in your pocket?`,
  }),
  ({ ar, en }) => ({ ar: `ما عملة ${ar}؟`, en: `What is the currency of ${en}?` }),
  ({ ar, en }) => ({ ar: `بأي عملة يدفع أهل ${ar}؟`, en: `What do people pay with in ${en}?` }),
]);

const askCountry = inTurn<Wording>([
  ({ ar, en }) => ({ ar: `أي بلد من هذه عملته ${ar}؟`, en: `Which of these countries uses ${en}?` }),
  ({ ar, en }) => ({ ar: `أين يدفع الناس ب${ar}؟`, en: `Where do people pay with ${en}?` }),
  ({ ar, en }) => ({ ar: `${ar} عملة أي دولة من هذه؟`, en: `In which of these countries is ${en} the currency?` }),
]);

const lists = [currencies200, currencies400, currencies600].map((currencies) => currencies.map(asWritten));
writeFileSync(
  new URL('../content/currencies.json', import.meta.url),
  `${layOut({
    id: 'currencies',
    collection: 'world',
    name: { ar: 'عملات ونقود', en: 'Money and currencies' },
    description: {
      ar: 'من البيزة والآنة إلى اليورو: نقود الناس وحكاياتها',
      en: 'From annas and baizas to the euro: money and its stories',
    },
    icon: 'coins',
    hue: 50,
    questions: asQuestions('currencies', lists, nameOf),
  })}\n`,
);

function asWritten(currency: Currency): WrittenQuestion {
  if ('moneyOf' in currency) {
    const {
      moneyOf,
      answer,
      wrong: [first, second, third],
      ...rest
    } = currency;
    return {
      ...rest,
      text: askMoney()(inSentence(nameOf(moneyOf))),
      answer: moneyNames[answer],
      wrong: [moneyNames[first], moneyNames[second], moneyNames[third]],
    };
  }
  if ('countryWith' in currency) {
    const { countryWith, ...rest } = currency;
    return { ...rest, text: askCountry()(inSentence(moneyNames[countryWith])) };
  }
  return currency;
}
