/**
 * Writes content/shadows.json and content/media/shadows/*.svg from the hand-written list in scripts/shadows and the
 * drawings of Fluent Emoji (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-shadows.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import { emojiLicense, emojiShadow } from './emoji/emoji.ts';
import type { Shadow } from './shadows/shadow.ts';
import { shadows200 } from './shadows/shadows-200.ts';
import { shadows400 } from './shadows/shadows-400.ts';
import { shadows600 } from './shadows/shadows-600.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/shadows/', content);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(new URL('LICENSE', mediaFolder), emojiLicense('scripts/make-shadows.ts'));

const lists: readonly (readonly Shadow[])[] = [shadows200, shadows400, shadows600];
const questions = lists.flatMap((shadows, list) => shadows.map((shadow, index) => asQuestion(shadow, list, index)));
writeFileSync(
  new URL('shadows.json', content),
  `${layOut({
    id: 'shadows',
    collection: 'play',
    name: { ar: 'ظلال على الحائط', en: 'Shadows on the wall' },
    description: { ar: 'حيوان أم آلة؟ لا ترون إلا الظل', en: 'Animal or machine? All you see is the shadow' },
    icon: 'shadow',
    hue: 265,
    questions,
  })}\n`,
);

function asQuestion(shadow: Shadow, list: number, index: number): Question {
  const number = list * 20 + index;
  const file = `shadows/${String(number + 1).padStart(3, '0')}.svg`;
  const picture = cleanPicture(draw(shadow));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  return {
    id: questionId('shadows', number),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: shadow.isForChildren === true ? 'children' : 'everyone',
    media: { file, alt: shadow.alt },
    text: shadow.text,
    answer: shadow.answer,
    wrong: [...shadow.wrong],
    explanation: shadow.fact,
    source: shadow.source ?? `Fluent Emoji: ${shadow.emoji}`,
  };
}

/** A lit wall with the shadow on it. */
function draw({ emoji, turn }: Shadow): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 44">' +
    '<rect width="60" height="44" rx="5" fill="#f2c879"/><ellipse cx="30" cy="22" rx="27" ry="20" fill="#fff1d0"/>' +
    `<g transform="translate(11 3) scale(1.19)"><g transform="rotate(${turn ?? 0} 16 16)">${emojiShadow(emoji)}</g></g></svg>`
  );
}
