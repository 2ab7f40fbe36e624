/**
 * Writes content/elements.json from the hand-written lists in scripts/elements. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-elements.ts
 */
import { writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { asQuestions, inTurn, layOut, type WrittenQuestion } from './category-file.ts';
import type { Element } from './elements/element.ts';
import { elements200 } from './elements/elements-200.ts';
import { elements400 } from './elements/elements-400.ts';
import { elements600 } from './elements/elements-600.ts';
import { elementName } from './elements/names.ts';

const askElement = inTurn<(symbol: string) => LocalizedText>([
  (symbol) => ({ ar: `أي عنصر رمزه ${symbol}؟`, en: `Which element has the symbol ${symbol}?` }),
  (symbol) => ({
    ar: `في جدول العناصر خانة فيها ${symbol}، فلأي عنصر هي؟`,
    en: `In the periodic table, whose box says ${symbol}?`,
  }),
]);

const lists = [elements200, elements400, elements600].map((elements) => elements.map(asWritten));
writeFileSync(
  new URL('../content/elements.json', import.meta.url),
  `${layOut({
    id: 'elements',
    collection: 'science',
    name: { ar: 'عناصر ومواد', en: 'Elements and materials' },
    description: {
      ar: 'ذهب ونفط وزئبق: ممّ صُنعت الأشياء، ومن أين جاءت أسماؤها؟',
      en: 'Gold, oil, mercury: what things are made of, and how they got their names',
    },
    icon: 'flask',
    hue: 235,
    questions: asQuestions('elements', lists, elementName),
  })}\n`,
);

function asWritten(element: Element): WrittenQuestion {
  if (!('symbol' in element)) return element;
  const { symbol, ...rest } = element;
  return { ...rest, text: askElement()(symbol), answer: symbol };
}
