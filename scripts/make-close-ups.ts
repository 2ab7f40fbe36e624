/**
 * Writes content/close-ups.json and content/media/close-ups/*.svg from the hand-written list in scripts/close-ups and the
 * drawings of Fluent Emoji (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-close-ups.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import type { CloseUp } from './close-ups/close-up.ts';
import { closeUps200 } from './close-ups/close-ups-200.ts';
import { closeUps400 } from './close-ups/close-ups-400.ts';
import { closeUps600 } from './close-ups/close-ups-600.ts';
import { emojiBody, emojiLicense } from './emoji/emoji.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/close-ups/', content);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(new URL('LICENSE', mediaFolder), emojiLicense('scripts/make-close-ups.ts'));

const lists: readonly (readonly CloseUp[])[] = [closeUps200, closeUps400, closeUps600];
const questions = lists.flatMap((closeUps, list) => closeUps.map((closeUp, index) => asQuestion(closeUp, list, index)));
writeFileSync(
  new URL('close-ups.json', content),
  `${layOut({
    id: 'close-ups',
    collection: 'play',
    name: { ar: 'من قرب', en: 'Too close' },
    description: { ar: 'زاوية أو نقشة أو طرف: ما الشيء كلّه؟', en: 'A corner, a pattern, an edge: what is the whole?' },
    icon: 'microscope',
    hue: 190,
    questions,
  })}\n`,
);

function asQuestion(closeUp: CloseUp, list: number, index: number): Question {
  const number = list * 20 + index;
  const file = `close-ups/${String(number + 1).padStart(3, '0')}.svg`;
  const picture = cleanPicture(draw(closeUp));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  return {
    id: questionId('close-ups', number),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: closeUp.isForChildren === true ? 'children' : 'everyone',
    media: { file, alt: closeUp.seen },
    text: closeUp.ask,
    answer: closeUp.answer,
    wrong: [...closeUp.wrong],
    explanation: closeUp.fact,
    source: closeUp.source,
  };
}

/** The part that is seen, four by three. What lies outside is clipped by the viewBox. */
function draw({ emoji, centre: [x, y], width }: CloseUp): string {
  const height = (width * 3) / 4;
  const box = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - width / 2} ${y - height / 2} ${width} ${height}">` +
    `<rect ${box} fill="#fff7e6"/>${emojiBody(emoji, 'e')}</svg>`
  );
}
