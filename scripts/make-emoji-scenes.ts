/**
 * Writes content/emoji-scenes.json and content/media/emoji-scenes/*.svg from the hand-written scenes in
 * scripts/emoji-scenes and the drawings of Fluent Emoji (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-emoji-scenes.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import { emojiBody, emojiLicense } from './emoji/emoji.ts';
import { riddles200 } from './emoji-riddles/riddles-200.ts';
import { riddles400 } from './emoji-riddles/riddles-400.ts';
import { riddles600 } from './emoji-riddles/riddles-600.ts';
import { sceneEmojiNames, type SceneEmoji } from './emoji-scenes/names.ts';
import type { Decoy, Scene } from './emoji-scenes/scene.ts';
import { scenes200 } from './emoji-scenes/scenes-200.ts';
import { scenes400 } from './emoji-scenes/scenes-400.ts';
import { scenes600 } from './emoji-scenes/scenes-600.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/emoji-scenes/', content);

const lists: readonly (readonly Scene[])[] = [scenes200, scenes400, scenes600];
checkScenes(lists.flat());

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(new URL('LICENSE', mediaFolder), emojiLicense('scripts/make-emoji-scenes.ts'));

const questions = lists.flatMap((scenes, list) => scenes.map((scene, index) => asQuestion(scene, list, index)));
writeFileSync(
  new URL('emoji-scenes.json', content),
  `${layOut({
    id: 'emoji-scenes',
    collection: 'play',
    name: { ar: 'سالفة بالإيموجي', en: 'Emoji stories' },
    description: {
      ar: 'مواقف وحكايات وأمثال في شريط من الصور',
      en: 'Scenes, tales and sayings on a strip of little pictures',
    },
    icon: 'film-strip',
    hue: 218,
    availableFrom: '2026-11-24',
    questions,
  })}\n`,
);

function checkScenes(scenes: readonly Scene[]): void {
  const riddles = [...riddles200, ...riddles400, ...riddles600];
  const rows = new Set(riddles.map(({ emoji }) => [...emoji].sort().join(' ')));
  const answers = new Set(riddles.map(({ answer }) => answer.ar));
  for (const { emoji, answer, wrong } of scenes) {
    const fail = (fault: string): never => {
      throw new Error(`${answer.en}: ${fault}`);
    };
    if (emoji.length < 3 || emoji.length > 5) fail('needs 3 to 5 pictures');
    const row = [...emoji].sort().join(' ');
    if (rows.has(row)) fail('another row has the same pictures');
    if (answers.has(answer.ar)) fail('another row has the same answer');
    rows.add(row);
    answers.add(answer.ar);
    // A wrong option that fits no picture is no choice; one that fits them all is a second answer.
    const shown = new Set(emoji);
    for (const { en, fits } of wrong) {
      const known = new Set(fits.filter((name) => shown.has(name)));
      if (fits.length === 0 || known.size !== fits.length) fail(`“${en}” must fit pictures of the row`);
      if (known.size === shown.size) fail(`“${en}” fits every picture`);
    }
  }
  if (scenes.filter(({ isOfGulf }) => isOfGulf === true).length < 15) throw new Error('too few scenes of the Gulf');
}

function asQuestion(scene: Scene, list: number, index: number): Question {
  const number = list * 20 + index;
  const file = `emoji-scenes/${String(number + 1).padStart(3, '0')}.svg`;
  const picture = cleanPicture(draw(scene));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  const shown = scene.emoji.map((name) => sceneEmojiNames[name]);
  const [first, second, third] = scene.wrong;
  return {
    id: questionId('emoji-scenes', number),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: scene.isForChildren === true ? 'children' : 'everyone',
    media: {
      file,
      alt: { ar: shown.map(({ ar }) => ar).join('، ثم '), en: shown.map(({ en }) => en).join(', then ') },
    },
    text: scene.ask,
    answer: scene.answer,
    wrong: [asOption(first), asOption(second), asOption(third)],
    explanation: scene.fact,
    source: scene.source ?? `Fluent Emoji: ${scene.emoji.join(', ')}`,
  };
}

function asOption({ ar, en }: Decoy): { ar: string; en: string } {
  return { ar, en };
}

/** A strip of film, from right to left as Arabic is read; the numbers tell readers of English the order. */
function draw({ emoji }: Scene): string {
  const step = 46;
  const width = emoji.length * step + 6;
  const frames = ['#d7f2ee', '#ffe9c4', '#e4e0ff', '#ffdcd6', '#dcefff'];
  const holes = Array.from({ length: Math.floor((width - 4) / 8) }, (_, hole) => hole * 8 + 5)
    .map((x) => `M${x} 3.5h4v3h-4zM${x} 57.5h4v3h-4z`)
    .join('');
  // A picture that comes again is drawn once.
  const bodyOf = (name: SceneEmoji, index: number) => {
    if (emoji.indexOf(name) < index) return `<use href="#${name}"/>`;
    const body = emojiBody(name, `e${index}`);
    return emoji.lastIndexOf(name) === index ? body : `<g id="${name}">${body}</g>`;
  };
  const cells = emoji.map((name, index) => {
    const x = width - (index + 1) * step - 1;
    return (
      `<rect x="${x}" y="10" width="42" height="44" rx="4" fill="${frames[index] ?? '#fff'}"/>` +
      `<g transform="translate(${x + 4} 16) scale(1.0625)">${bodyOf(name, index)}</g>` +
      `<circle cx="${x + 36}" cy="16" r="5" fill="#14213d"/>` +
      `<text x="${x + 36}" y="18.6" font-size="7.4" font-family="Arial, Helvetica, sans-serif" font-weight="700" ` +
      `text-anchor="middle" fill="#fff">${index + 1}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64">` +
    `<rect width="${width}" height="64" rx="6" fill="#14213d"/><path fill="#fff7e6" d="${holes}"/>${cells.join('')}</svg>`
  );
}
