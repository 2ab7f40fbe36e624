/**
 * Writes content/counts.json and content/media/counts/*.svg from the crowds in scripts/counts and the drawings of
 * Fluent Emoji (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-counts.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import { drawCrowd } from './counts/draw-crowd.ts';
import { countOf, type Scene } from './counts/scene.ts';
import { scenes200 } from './counts/scenes-200.ts';
import { scenes400 } from './counts/scenes-400.ts';
import { scenes600 } from './counts/scenes-600.ts';
import { emojiLicense } from './emoji/emoji.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/counts/', content);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(new URL('LICENSE', mediaFolder), emojiLicense('scripts/make-counts.ts'));

const lists: readonly (readonly Scene[])[] = [scenes200, scenes400, scenes600];
const questions = lists.flatMap((scenes, list) => scenes.map((scene, index) => asQuestion(scene, list, index)));
writeFileSync(
  new URL('counts.json', content),
  `${layOut({
    id: 'counts',
    collection: 'play',
    name: { ar: 'عُدّوا بسرعة', en: 'Count fast' },
    description: { ar: 'زحمة في الصورة، والساعة تمشي: كم واحدًا؟', en: 'A crowd, and a clock: how many are there?' },
    icon: 'abacus',
    hue: 150,
    questions,
  })}\n`,
);

function asQuestion(scene: Scene, list: number, index: number): Question {
  const number = list * 20 + index;
  const file = `counts/${String(number + 1).padStart(3, '0')}.svg`;
  const picture = cleanPicture(drawCrowd(scene.crowd, number + 1));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  return {
    id: questionId('counts', number),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: scene.isForChildren === true ? 'children' : 'everyone',
    media: { file, alt: { ar: 'زحمة من صور صغيرة مختلطة', en: 'A crowd of small pictures, all mixed' } },
    text: scene.ask,
    answer: inDigits(countOf(scene)),
    wrong: [inDigits(scene.wrong[0]), inDigits(scene.wrong[1]), inDigits(scene.wrong[2])],
    explanation: scene.fact,
    source: scene.source ?? `Fluent Emoji: ${Object.keys(scene.crowd).join(', ')}`,
  };
}

function inDigits(count: number): LocalizedText {
  return { ar: String(count), en: String(count) };
}
