/**
 * Writes content/clearing.json and content/media/clearing/*.svg from the hand-written lists in scripts/clearing and the
 * drawings of Fluent Emoji (MIT): coarse squares become fine, then the drawing. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-clearing.ts [--texts]
 * With --texts it keeps the pictures and writes only the category's file: enough after a change of words.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { tileValues, type Question, type TileValue } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId, valueOf } from './category-file.ts';
import type { Clearing } from './clearing/clearing.ts';
import { clearing200 } from './clearing/clearing-200.ts';
import { clearing400 } from './clearing/clearing-400.ts';
import { clearing600 } from './clearing/clearing-600.ts';
import { emojiBody, emojiLicense } from './emoji/emoji.ts';
import { drawSquares } from './clearing/draw-squares.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/clearing/', content);

/** Squares a side before the whole drawing. */
const steps: Readonly<Record<TileValue, readonly number[]>> = {
  200: [8, 15],
  400: [6, 10, 16],
  600: [5, 8, 12, 18],
};

const isTextsOnly = process.argv.includes('--texts');
if (!isTextsOnly) {
  rmSync(mediaFolder, { recursive: true, force: true });
  mkdirSync(mediaFolder, { recursive: true });
  writeFileSync(new URL('LICENSE', mediaFolder), emojiLicense('scripts/make-clearing.ts'));
}

const lists: readonly (readonly Clearing[])[] = [clearing200, clearing400, clearing600];
const questions: Question[] = [];
for (const [list, things] of lists.entries())
  for (const [index, thing] of things.entries()) {
    const number = list * 20 + index;
    const value = valueOf(questionId('clearing', number), tileValues[list] ?? 200);
    if (!isTextsOnly) await draw(thing, number, value);
    questions.push(asQuestion(thing, number, value));
  }
writeFileSync(
  new URL('clearing.json', content),
  `${layOut({
    id: 'clearing',
    collection: 'play',
    name: { ar: 'تتضح الصورة', en: 'It becomes clear' },
    description: { ar: 'مربعات تصغر حتى تعرفوها', en: 'Squares that shrink until you know it' },
    icon: 'mosaic',
    hue: 155,
    availableFrom: '2026-11-24',
    questions,
  })}\n`,
);

function asQuestion(thing: Clearing, number: number, value: TileValue): Question {
  return {
    id: questionId('clearing', number),
    kind: 'picture-reveal',
    value,
    band: thing.isForChildren === true ? 'children' : 'everyone',
    steps: [...steps[value], 'whole'].map((_, step) => fileName(number, step)),
    alt: { ar: 'رسم من مربعات ملوّنة تصغر في كل خطوة', en: 'A drawing of coloured squares that shrink with each step' },
    text: thing.riddle,
    answer: thing.answer,
    wrong: [...thing.wrong],
    explanation: thing.fact,
    source: thing.source,
  };
}

async function draw({ emoji }: Clearing, number: number, value: TileValue): Promise<void> {
  const whole =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 36 36">' +
    `<rect x="-2" y="-2" width="36" height="36" fill="#fff7e6"/>${emojiBody(emoji, 'e')}</svg>`;
  const pixels = await sharp(Buffer.from(whole), { density: 384 }).resize(360, 360).toBuffer();
  const coarse = await Promise.all(steps[value].map((side) => drawSquares(pixels, side)));
  for (const [step, svg] of [...coarse, whole].entries()) write(fileName(number, step), svg);
}

function fileName(number: number, step: number): string {
  return `clearing/${String(number + 1).padStart(3, '0')}-${step + 1}.svg`;
}

function write(file: string, svg: string): void {
  const picture = cleanPicture(svg);
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
}
