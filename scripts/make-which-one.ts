/**
 * Writes content/which-one.json and content/media/which-one/*.svg: questions whose options are pictures, from the lists in
 * scripts/which-one, the drawings of Fluent Emoji (MIT) and the flags of flag-icons (MIT). Run by hand; what it writes is
 * kept:
 *   npm run content:media -- which-one
 * `node --import tsx scripts/make-which-one.ts --texts` keeps the pictures and writes only the category's file: enough after
 * a change of words.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { asOption, countryName, layOut, questionId } from './category-file.ts';
import { emojiBody, emojiLicense } from './emoji/emoji.ts';
import { gulfNames } from './flags/names.ts';
import { drawn200 } from './which-one/drawn-200.ts';
import { drawn600 } from './which-one/drawn-600.ts';
import { flags400, type FlagAsk } from './which-one/flags-400.ts';
import { optionNames, type DrawnAsk } from './which-one/names.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/which-one/', content);
const flagIcons = new URL('../node_modules/flag-icons/', import.meta.url);

const isTextsOnly = process.argv.includes('--texts');
if (!isTextsOnly) {
  rmSync(mediaFolder, { recursive: true, force: true });
  mkdirSync(mediaFolder, { recursive: true });
  writeFileSync(
    new URL('LICENSE', mediaFolder),
    `${emojiLicense('scripts/make-which-one.ts')}
The flags are those of flag-icons, under this licence:

${readFileSync(new URL('LICENSE', flagIcons), 'utf8')}`,
  );
}

// Ids are never reused: 1 to 20 and 41 to 60 belonged to shadows.
const questions = [
  ...drawn200.map((asked, index) => drawnQuestion(asked, 60 + index, 200)),
  ...flags400.map((asked, index) => flagQuestion(asked, 20 + index)),
  ...drawn600.map((asked, index) => drawnQuestion(asked, 80 + index, 600)),
];

writeFileSync(
  new URL('which-one.json', content),
  `${layOut({
    id: 'which-one',
    collection: 'play',
    name: { ar: 'أيّها؟', en: 'Which one?' },
    description: { ar: 'أربع صور، وواحدة فقط صحيحة', en: 'Four pictures, and only one is right' },
    icon: 'four-doors',
    hue: 215,
    availableFrom: '2026-11-24',
    questions,
  })}\n`,
);

function drawnQuestion(asked: DrawnAsk, index: number, value: 200 | 600): Question {
  const { ask, right, wrong, isForChildren = value === 200, fact, source } = asked;
  const [first, second, third] = wrong;
  return {
    id: questionId('which-one', index),
    kind: 'text',
    value,
    band: isForChildren ? 'children' : 'everyone',
    text: ask,
    answer: asOption(optionNames[right]),
    wrong: [asOption(optionNames[first]), asOption(optionNames[second]), asOption(optionNames[third])],
    pictures: [
      write(index, 1, drawThing(right)),
      write(index, 2, drawThing(first)),
      write(index, 3, drawThing(second)),
      write(index, 4, drawThing(third)),
    ],
    namesShown: true,
    explanation: fact,
    source,
  };
}

function flagQuestion({ ask, right, wrong, isForChildren, fact, source }: FlagAsk, index: number): Question {
  const nameOf = (code: string) => countryName(code, gulfNames);
  const [first, second, third] = wrong;
  return {
    id: questionId('which-one', index),
    kind: 'text',
    value: 400,
    band: isForChildren === true ? 'children' : 'everyone',
    text: ask,
    answer: nameOf(right),
    wrong: [nameOf(first), nameOf(second), nameOf(third)],
    pictures: [
      write(index, 1, readFlag(right)),
      write(index, 2, readFlag(first)),
      write(index, 3, readFlag(second)),
      write(index, 4, readFlag(third)),
    ],
    explanation: fact,
    source,
  };
}

function drawThing(emoji: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 38 38">${emojiBody(emoji, 'e')}</svg>`;
}

function readFlag(code: string): string {
  return readFileSync(new URL(`flags/4x3/${code}.svg`, flagIcons), 'utf8');
}

function write(index: number, place: number, svg: string): string {
  const file = `which-one/${String(index + 1).padStart(3, '0')}-${place}.svg`;
  const picture = cleanPicture(svg);
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  if (!isTextsOnly) writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  return file;
}
