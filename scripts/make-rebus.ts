/**
 * Writes content/rebus.json and content/media/rebus/*.svg from the puzzles in scripts/rebus and the drawings of Fluent
 * Emoji (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-rebus.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import { emojiBody, emojiLicense } from './emoji/emoji.ts';
import { pieceNames } from './rebus/names.ts';
import type { Puzzle } from './rebus/puzzle.ts';
import { puzzles200 } from './rebus/puzzles-200.ts';
import { puzzles400 } from './rebus/puzzles-400.ts';
import { puzzles600 } from './rebus/puzzles-600.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/rebus/', content);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(new URL('LICENSE', mediaFolder), emojiLicense('scripts/make-rebus.ts'));

const lists: readonly (readonly Puzzle[])[] = [puzzles200, puzzles400, puzzles600];
const questions = lists.flatMap((puzzles, list) => puzzles.map((puzzle, index) => asQuestion(puzzle, list, index)));
writeFileSync(
  new URL('rebus.json', content),
  `${layOut({
    id: 'rebus',
    collection: 'play',
    name: { ar: 'حزّر فزّر بالصور', en: 'Picture rebus' },
    description: {
      ar: 'صورة مع حرف، واقرؤوها بصوت عالٍ',
      en: 'A picture and a letter: say them aloud in Arabic',
    },
    icon: 'joined-blocks',
    hue: 100,
    questions,
  })}\n`,
);

function asQuestion(puzzle: Puzzle, list: number, index: number): Question {
  const number = puzzle.number ?? list * 20 + index + 1;
  const file = `rebus/${String(number).padStart(3, '0')}.svg`;
  const picture = cleanPicture(draw(puzzle));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  const shown = puzzle.pieces.map((piece) =>
    typeof piece === 'string' ? pieceNames[piece] : { ar: `«${piece.letters}»`, en: 'Arabic letters' },
  );
  return {
    id: questionId('rebus', number - 1),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: puzzle.isForChildren ? 'children' : 'everyone',
    media: {
      file,
      alt: { ar: shown.map(({ ar }) => ar).join('، ثم '), en: shown.map(({ en }) => en).join(', then ') },
    },
    text: {
      ar: puzzle.ask.ar,
      en: `In Arabic: “${puzzle.sounds.replaceAll(' + ', '” + “')}”. ${puzzle.ask.en}`,
    },
    answer: puzzle.answer,
    wrong: [...puzzle.wrong],
    explanation: puzzle.fact,
    source: puzzle.source,
  };
}

/** The pieces in one row, from right to left as Arabic is read, with a plus between them. */
function draw({ pieces }: Puzzle): string {
  const cell = 54;
  const width = Math.max(pieces.length, 2) * cell;
  const margin = (width - pieces.length * cell) / 2;
  const cells = pieces.map((piece, index) => {
    const middle = width - margin - (index + 0.5) * cell;
    const plus = `M${middle - 29.5} 28.5h2v-2h1v2h2v1h-2v2h-1v-2h-2z`;
    const shown =
      typeof piece === 'string'
        ? `<g transform="translate(${middle - 18} 11) scale(1.125)">${emojiBody(piece, `e${index}`)}</g>`
        : `<rect x="${middle - 21}" y="8" width="42" height="42" rx="7" fill="#14213d"/>` +
          `<text x="${middle}" y="36" font-size="${fontSize(piece.letters)}" ` +
          `font-family="Arial, Tahoma, sans-serif" font-weight="700" text-anchor="middle" direction="rtl" ` +
          `fill="#ffd166">${piece.letters}</text>`;
    return shown + (index === pieces.length - 1 ? '' : `<path d="${plus}" fill="#b8321f"/>`);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 58">` +
    `<rect width="${width}" height="58" rx="8" fill="#fff7e6"/>${cells.join('')}</svg>`
  );
}

/** Letters fill their tile and never leave it. */
function fontSize(letters: string): number {
  if (letters.length <= 2) return 18;
  return letters.length <= 4 ? 12 : 52 / letters.length;
}
