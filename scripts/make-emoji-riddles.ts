/**
 * Writes content/emoji-riddles.json and content/media/emoji-riddles/*.svg from the hand-written riddles in
 * scripts/emoji-riddles and the drawings of Fluent Emoji (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-emoji-riddles.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { inTurn, layOut, questionId } from './category-file.ts';
import { emojiBody, emojiLicense } from './emoji/emoji.ts';
import { emojiNames } from './emoji-riddles/names.ts';
import type { Riddle, Sought } from './emoji-riddles/riddle.ts';
import { riddles200 } from './emoji-riddles/riddles-200.ts';
import { riddles400 } from './emoji-riddles/riddles-400.ts';
import { riddles600 } from './emoji-riddles/riddles-600.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/emoji-riddles/', content);

const wordings: Readonly<Record<Sought, () => LocalizedText>> = {
  film: inTurn([
    { ar: 'أي فيلم تحكيه هذه الصور؟', en: 'Which film do these pictures tell?' },
    { ar: 'شاهدتموه حتمًا: أي فيلم هذا؟', en: 'You have surely seen it: which film is this?' },
    { ar: 'فيلم كامل في صور صغيرة: ما هو؟', en: 'A whole film in tiny pictures: which one?' },
  ]),
  story: inTurn([
    { ar: 'أي قصة تحكيها هذه الصور؟', en: 'Which story do these pictures tell?' },
    { ar: 'كان يا ما كان: أي حكاية هذه؟', en: 'Once upon a time: which tale is this?' },
  ]),
  country: inTurn([
    { ar: 'أي بلد تصفه هذه الصور؟', en: 'Which country do these pictures describe?' },
    { ar: 'إلى أين السفر؟ أي بلد هذا؟', en: 'Where are we off to: which country is this?' },
  ]),
  dish: inTurn([
    { ar: 'ماذا نأكل الليلة؟ اجمعوا الصور.', en: 'What is for dinner? Add the pictures up.' },
    { ar: 'أي أكلة تخرج من هذه الصور؟', en: 'Which dish do these pictures make?' },
  ]),
  proverb: inTurn([
    { ar: 'أي مثل تقوله هذه الصور؟', en: 'Which proverb do these pictures say?' },
    { ar: 'ماذا كانت الجدّة ستقول هنا؟', en: 'What would grandmother have said here?' },
    { ar: 'اقرؤوا الصور بالترتيب: أي مثل هذا؟', en: 'Read the pictures in order: which saying is it?' },
  ]),
  word: inTurn([
    { ar: 'اجمعوا الصور: ما الناتج؟', en: 'Add the pictures up: what do you get?' },
    { ar: 'صورة مع صورة تساوي ماذا؟', en: 'Picture plus picture equals what?' },
  ]),
};

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(new URL('LICENSE', mediaFolder), emojiLicense('scripts/make-emoji-riddles.ts'));

const lists: readonly (readonly Riddle[])[] = [riddles200, riddles400, riddles600];
const questions = lists.flatMap((riddles, list) => riddles.map((riddle, index) => asQuestion(riddle, list, index)));
writeFileSync(
  new URL('emoji-riddles.json', content),
  `${layOut({
    id: 'emoji-riddles',
    collection: 'play',
    name: { ar: 'ألغاز الإيموجي', en: 'Emoji riddles' },
    description: {
      ar: 'أفلام وأمثال وأكلات مكتوبة بالوجوه والصور',
      en: 'Films, proverbs and dishes written in little pictures',
    },
    icon: 'emoji',
    hue: 85,
    questions,
  })}\n`,
);

function asQuestion(riddle: Riddle, list: number, index: number): Question {
  const number = list * 20 + index;
  const file = `emoji-riddles/${String(number + 1).padStart(3, '0')}.svg`;
  const picture = cleanPicture(draw(riddle));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  const shown = riddle.emoji.map((name) => emojiNames[name]);
  // Takes its turn even if the riddle has its own words, so that the others keep theirs.
  const wording = wordings[riddle.sought]();
  return {
    id: questionId('emoji-riddles', number),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: riddle.isForChildren === true ? 'children' : 'everyone',
    media: {
      file,
      alt: { ar: shown.map(({ ar }) => ar).join('، ثم '), en: shown.map(({ en }) => en).join(', then ') },
    },
    text: riddle.text ?? wording,
    answer: riddle.answer,
    wrong: [...riddle.wrong],
    explanation: riddle.fact,
    source: riddle.source ?? `Fluent Emoji: ${riddle.emoji.join(', ')}`,
  };
}

/** The emoji in one row, from right to left as Arabic is read; their numbers tell readers of English the order. */
function draw({ emoji }: Riddle): string {
  const cell = 44;
  const width = Math.max(emoji.length, 2) * cell;
  const margin = (width - emoji.length * cell) / 2;
  const cells = emoji.map((name, index) => {
    const middle = width - margin - (index + 0.5) * cell;
    return (
      `<g transform="translate(${middle - 16} 8)">${emojiBody(name, `e${index}`)}</g>` +
      `<circle cx="${middle}" cy="49" r="5" fill="#14213d"/>` +
      `<text x="${middle}" y="51.6" font-size="7.4" font-family="Arial, Helvetica, sans-serif" font-weight="700" ` +
      `text-anchor="middle" fill="#fff">${index + 1}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 58">` +
    `<rect width="${width}" height="58" rx="8" fill="#fff7e6"/>${cells.join('')}</svg>`
  );
}
