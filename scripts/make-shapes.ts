/**
 * Writes content/shapes.json and content/media/shapes/*.svg from the puzzles in scripts/shapes, which are
 * drawn and, where they can be, solved by code. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-shapes.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import type { Puzzle } from './shapes/puzzle.ts';
import { shapes200 } from './shapes/shapes-200.ts';
import { shapes400 } from './shapes/shapes-400.ts';
import { shapes600 } from './shapes/shapes-600.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/shapes/', content);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(
  new URL('LICENSE', mediaFolder),
  `The pictures in this folder were drawn for this project, by scripts/make-shapes.ts, and come under its
MIT licence (see the LICENSE file at the root of the repository).
`,
);

const lists: readonly (readonly Puzzle[])[] = [shapes200, shapes400, shapes600];
const questions = lists.flatMap((puzzles, list) => puzzles.map((puzzle, index) => asQuestion(puzzle, list, index)));
writeFileSync(
  new URL('shapes.json', content),
  `${layOut({
    id: 'shapes',
    collection: 'play',
    name: { ar: 'أشكال وألغاز', en: 'Shapes and puzzles' },
    description: { ar: 'عُدّ وطابق وتخيّل: ألغاز تُحلّ بالعين', en: 'Count, match and imagine: puzzles for the eye' },
    icon: 'tangram',
    hue: 255,
    questions,
  })}\n`,
);

function asQuestion(puzzle: Puzzle, list: number, index: number): Question {
  const picture = cleanPicture(puzzle.svg);
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${puzzle.file}.svg ${fault}`);
  writeFileSync(new URL(`${puzzle.file}.svg`, mediaFolder), `${picture}\n`);
  return {
    id: questionId('shapes', list * 20 + index),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: puzzle.isForChildren === true ? 'children' : 'everyone',
    media: { file: `shapes/${puzzle.file}.svg`, alt: puzzle.alt },
    text: puzzle.text,
    answer: puzzle.answer,
    wrong: [...puzzle.wrong],
    explanation: puzzle.fact,
  };
}
