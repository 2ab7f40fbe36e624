/**
 * Writes content/odd-one-out.json and content/media/odd-one-out/*.svg from the sets in scripts/odd-one-out and the
 * drawings of Fluent Emoji (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-odd-one-out.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { asOption, layOut, questionId } from './category-file.ts';
import { emojiBody, emojiLicense } from './emoji/emoji.ts';
import { thingNames, type ThingName } from './odd-one-out/names.ts';
import type { OddSet } from './odd-one-out/set.ts';
import { sets200 } from './odd-one-out/sets-200.ts';
import { sets400 } from './odd-one-out/sets-400.ts';
import { sets600 } from './odd-one-out/sets-600.ts';

const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/odd-one-out/', content);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
writeFileSync(new URL('LICENSE', mediaFolder), emojiLicense('scripts/make-odd-one-out.ts'));

const lists: readonly (readonly OddSet[])[] = [sets200, sets400, sets600];
const questions = lists.flatMap((sets, list) => sets.map((set, index) => asQuestion(set, list, index)));
writeFileSync(
  new URL('odd-one-out.json', content),
  `${layOut({
    id: 'odd-one-out',
    collection: 'play',
    name: { ar: 'الدخيل', en: 'The odd one out' },
    description: {
      ar: 'أربعة في الصورة، وواحد ليس من الجماعة',
      en: 'Four in the picture, and one does not belong',
    },
    icon: 'odd-tile',
    hue: 20,
    questions,
  })}\n`,
);

function asQuestion(set: OddSet, list: number, index: number): Question {
  const number = list * 20 + index;
  const file = `odd-one-out/${String(number + 1).padStart(3, '0')}.svg`;
  const shown = inPicture(set, number);
  const picture = cleanPicture(draw(shown));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  const names = shown.map((name) => thingNames[name]);
  const [first, second, third] = set.others;
  return {
    id: questionId('odd-one-out', number),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: set.isForChildren === true ? 'children' : 'everyone',
    media: {
      file,
      alt: { ar: names.map(({ ar }) => ar).join('، '), en: names.map(({ en }) => en).join(', ') },
    },
    text: set.ask,
    answer: asOption(thingNames[set.odd]),
    wrong: [asOption(thingNames[first]), asOption(thingNames[second]), asOption(thingNames[third])],
    explanation: set.fact,
    source: set.source,
  };
}

/** The four in the order of the picture: the odd one's place changes from set to set without a pattern. */
function inPicture({ odd, others }: OddSet, number: number): ThingName[] {
  const shown: ThingName[] = [...others];
  shown.splice((number * number + 3 * number + (number >> 2)) % 4, 0, odd);
  return shown;
}

/** Two rows of two, each on a tile. */
function draw(shown: readonly ThingName[]): string {
  const tiles = ['#d7f2ee', '#ffe3c2', '#e4e0ff', '#ffd9d6'];
  const cells = shown.map((name, index) => {
    const x = 4 + (index % 2) * 66;
    const y = 4 + Math.floor(index / 2) * 46;
    return (
      `<rect x="${x}" y="${y}" width="62" height="42" rx="6" fill="${tiles[index] ?? '#fff'}"/>` +
      `<g transform="translate(${x + 13} ${y + 3}) scale(1.125)">${emojiBody(name, `e${index}`)}</g>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 136 96">` +
    `<rect width="136" height="96" rx="9" fill="#fff7e6"/>${cells.join('')}</svg>`
  );
}
