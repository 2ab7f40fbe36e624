/**
 * Writes content/shapes.json and content/media/shapes/*.svg from the puzzles in scripts/shapes, which are
 * drawn and, where they can be, solved by code. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-shapes.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import { countingPuzzles } from './shapes/list-counting.ts';
import { foldingPuzzles } from './shapes/list-folding.ts';
import { illusionPuzzles } from './shapes/list-illusions.ts';
import { numberPuzzles } from './shapes/list-numbers.ts';
import { scenePuzzles } from './shapes/list-scenes.ts';
import type { Puzzle } from './shapes/puzzle.ts';

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

const puzzles = [...countingPuzzles, ...foldingPuzzles, ...illusionPuzzles, ...numberPuzzles, ...scenePuzzles];
const questions = puzzles.sort((one, other) => one.number - other.number).map(asQuestion);
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

function asQuestion(puzzle: Puzzle): Question {
  const picture = cleanPicture(puzzle.svg);
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${puzzle.file}.svg ${fault}`);
  writeFileSync(new URL(`${puzzle.file}.svg`, mediaFolder), `${picture}\n`);
  return {
    id: questionId('shapes', puzzle.number - 1),
    kind: 'image',
    value: puzzle.value,
    band: puzzle.isForChildren === true ? 'children' : 'everyone',
    media: { file: `shapes/${puzzle.file}.svg`, alt: puzzle.alt },
    text: puzzle.text,
    answer: puzzle.answer,
    wrong: [...puzzle.wrong],
    explanation: puzzle.fact,
    source: puzzle.source ?? 'Drawn, and solved where it can be, by scripts/make-shapes.ts',
  };
}
