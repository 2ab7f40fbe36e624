/**
 * Writes content/outlines.json and content/media/outlines/*.svg from the hand-written lists in scripts/outlines
 * and the maps of world-atlas (ISC; Natural Earth, public domain). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-outlines.ts
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import { nameOf } from './outlines/names.ts';
import type { Choice, Outline } from './outlines/outline.ts';
import { outlines200 } from './outlines/outlines-200.ts';
import { outlines400 } from './outlines/outlines-400.ts';
import { outlines600 } from './outlines/outlines-600.ts';
import { drawSilhouette } from './outlines/silhouette.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/outlines/', content);
const atlasNotice = readFileSync(new URL('../node_modules/world-atlas/LICENSE', import.meta.url), 'utf8');

const wordings: readonly LocalizedText[] = [
  { ar: 'أي دولة هذه؟', en: 'Which country is this?' },
  { ar: 'خريطة بلا أسماء: أي بلد ترى؟', en: 'A map with no names: which country do you see?' },
  { ar: 'حدود أي دولة هذه؟', en: 'Whose borders are these?' },
  { ar: 'لأي بلد هذا الشكل؟', en: 'Which country has this shape?' },
  { ar: 'من يعرفها من شكلها: ما هذه الدولة؟', en: 'Known by its shape alone: which country?' },
];

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(
  new URL('LICENSE', mediaFolder),
  `The outlines in this folder are drawn by scripts/make-outlines.ts from the maps of Natural Earth
(naturalearthdata.com), which their makers have given to the public domain, as packed in
world-atlas. The package comes under the ISC licence:

${atlasNotice}`,
);

const lists: readonly (readonly Outline[])[] = [outlines200, outlines400, outlines600];
const questions = lists.flatMap((outlines, list) => outlines.map((outline, index) => asQuestion(outline, list, index)));
writeFileSync(
  new URL('outlines.json', content),
  `${layOut({
    id: 'outlines',
    collection: 'play',
    name: { ar: 'خرائط صامتة', en: 'Silent maps' },
    description: {
      ar: 'بلدان وجزر وبحار بلا أسماء: من يعرفها من شكلها؟',
      en: 'Countries, islands and seas without names: known by shape alone',
    },
    icon: 'folded-map',
    hue: 120,
    questions,
  })}\n`,
);

function asQuestion(outline: Outline, list: number, index: number): Question {
  const number = list * 20 + index;
  const picture = cleanPicture(drawSilhouette(outline));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${outline.file}.svg ${fault}`);
  writeFileSync(new URL(`${outline.file}.svg`, mediaFolder), `${picture}\n`);
  const [first, second, third] = outline.wrong;
  return {
    id: questionId('outlines', number),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: outline.isForChildren === true ? 'children' : 'everyone',
    media: { file: `outlines/${outline.file}.svg`, alt: outline.alt },
    text: outline.text ?? wordings[number % wordings.length] ?? { ar: '', en: '' },
    answer: wordsOf(outline.answer),
    wrong: [wordsOf(first), wordsOf(second), wordsOf(third)],
    explanation: outline.fact,
  };
}

function wordsOf(choice: Choice): LocalizedText {
  return typeof choice === 'string' ? nameOf(choice) : choice;
}
