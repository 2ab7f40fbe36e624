/**
 * Writes content/outlines.json and content/media/outlines/*.svg from the hand-written lists in scripts/outlines
 * and the maps of world-atlas (ISC; Natural Earth, public domain). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-outlines.ts
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { tileValues, type Question, type TileValue } from '#shared/questions/schema.ts';
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

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(
  new URL('LICENSE', mediaFolder),
  `The outlines in this folder are drawn by scripts/make-outlines.ts from the maps of Natural Earth
(naturalearthdata.com), which their makers have given to the public domain, as packed in
world-atlas. The package comes under the ISC licence:

${atlasNotice}`,
);

const lists: Readonly<Record<TileValue, readonly Outline[]>> = { 200: outlines200, 400: outlines400, 600: outlines600 };
const questions = tileValues.flatMap((value) => lists[value].map((outline) => asQuestion(outline, value)));
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

function asQuestion(outline: Outline, value: TileValue): Question {
  const picture = cleanPicture(drawSilhouette(outline));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${outline.file}.svg ${fault}`);
  writeFileSync(new URL(`${outline.file}.svg`, mediaFolder), `${picture}\n`);
  const [first, second, third] = outline.wrong;
  return {
    id: questionId('outlines', outline.number - 1),
    kind: 'image',
    value,
    band: outline.isForChildren === true ? 'children' : 'everyone',
    media: { file: `outlines/${outline.file}.svg`, alt: outline.alt },
    text: outline.text,
    answer: wordsOf(outline.answer),
    wrong: [wordsOf(first), wordsOf(second), wordsOf(third)],
    explanation: outline.fact,
    source: outline.source,
  };
}

function wordsOf(choice: Choice): LocalizedText {
  return typeof choice === 'string' ? nameOf(choice) : choice;
}
