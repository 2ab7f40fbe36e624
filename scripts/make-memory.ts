/**
 * Writes content/memory.json and content/media/memory/*.svg from the hand-written scenes in scripts/memory and the
 * drawings of Fluent Emoji (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-memory.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { present } from '#shared/kernel/assert.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import { emojiLicense } from './emoji/emoji.ts';
import { drawScene } from './memory/draw-scene.ts';
import { memoryNames } from './memory/names.ts';
import { optionText, thingsOf, type Scene } from './memory/scene.ts';
import { scenes200 } from './memory/scenes-200.ts';
import { scenes400 } from './memory/scenes-400.ts';
import { scenes600 } from './memory/scenes-600.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/memory/', content);

/** The first 60 ids belonged to other questions. */
const usedIds = 60;

/** By level: how many things are seen, and how long. */
const levels = [
  { scenes: scenes200, count: 6, studySeconds: 8 },
  { scenes: scenes400, count: 9, studySeconds: 9 },
  { scenes: scenes600, count: 12, studySeconds: 10 },
] as const;

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(new URL('LICENSE', mediaFolder), emojiLicense('scripts/make-memory.ts'));

const questions = levels.flatMap(({ scenes, count, studySeconds }, level) =>
  scenes.map((scene, index) => {
    checkScene(scene, count);
    return asQuestion(scene, level, studySeconds, usedIds + level * 20 + index);
  }),
);
writeFileSync(
  new URL('memory.json', content),
  `${layOut({
    id: 'memory',
    collection: 'play',
    name: { ar: 'ذاكرة من حديد', en: 'Memory of iron' },
    description: {
      ar: 'مشهد مضحك ثواني ويختفي: من رأى ماذا؟',
      en: 'A funny scene for seconds, then it is gone: who saw what?',
    },
    icon: 'eye',
    hue: 310,
    availableFrom: '2026-11-24',
    questions,
  })}\n`,
);

/** The picture must give one answer, the one that was meant, and no wrong option may be it too. */
function checkScene(scene: Scene, count: number): void {
  const fail = (fault: string): never => {
    throw new Error(`${scene.text.en}: ${fault}`);
  };
  const things = thingsOf(scene);
  if (things.length !== count) fail(`has ${things.length} things instead of ${count}`);
  const found = [...new Set(scene.find(scene).map((option) => optionText(option).ar))];
  const answer = optionText(scene.answer).ar;
  if (found.length !== 1 || found[0] !== answer) fail(`the picture answers ${found.join(', ')}, not ${answer}`);
  const names = new Set<string>(things.map((thing) => memoryNames[thing].ar));
  if (new Set(things).size > names.size) fail('two things have one name');
  for (const option of scene.wrong) {
    const { ar } = optionText(option);
    if (ar === answer) fail(`${ar} is right too`);
    if (scene.isWrongAbsent === true && names.has(ar)) fail(`${ar} is in the picture`);
  }
}

function asQuestion(scene: Scene, level: number, studySeconds: number, number: number): Question {
  const { alt, text, answer, wrong, isForChildren, fact, source } = scene;
  const things = [...new Set(thingsOf(scene))];
  const rest = things.filter((thing) => memoryNames[thing].ar !== optionText(answer).ar);
  return {
    id: questionId('memory', number),
    kind: 'memory',
    value: present(tileValues[level], 'a value'),
    band: isForChildren === true ? 'children' : 'everyone',
    studySeconds,
    media: { file: write(number, scene), alt },
    text: {
      ar: text.ar.replace('{rest}', rest.map((thing) => memoryNames[thing].ar).join(' و')),
      en: text.en.replace('{rest}', listed(rest.map((thing) => memoryNames[thing]))),
    },
    answer: optionText(answer),
    wrong: [optionText(wrong[0]), optionText(wrong[1]), optionText(wrong[2])],
    explanation: fact,
    source: source ?? `Fluent Emoji: ${things.join(', ')}`,
  };
}

/** As an English list: "rice, salad and falafel". */
function listed(names: readonly LocalizedText[]): string {
  const bare = names.map(({ en }) => en.replace(/^The /, ''));
  return `${bare.slice(0, -1).join(', ')} and ${bare.at(-1) ?? ''}`;
}

function write(number: number, scene: Scene): string {
  const file = `memory/${String(number + 1).padStart(3, '0')}.svg`;
  const picture = cleanPicture(drawScene(scene));
  const fault = pictureFault(`${picture}\n`);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  return file;
}
