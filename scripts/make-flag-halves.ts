/**
 * Writes content/flag-halves.json and content/media/flag-halves/*.svg from the pairs in scripts/flag-halves and the flags
 * of flag-icons (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-flag-halves.ts
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { present } from '#shared/kernel/assert.ts';
import { tileValues, type Question, type TileValue } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { countryName, inTurn, layOut, questionId } from './category-file.ts';
import { flyingHalves, poleHalves } from './flag-halves/halves.ts';
import { pairs, type Pair } from './flag-halves/pairs.ts';
import { gulfNames } from './flags/names.ts';

const flagIcons = new URL('../node_modules/flag-icons/', import.meta.url);
const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/flag-halves/', content);

const nextWording = inTurn<LocalizedText>([
  { ar: 'الخيّاط خاط علمين معًا: أي بلدين؟', en: 'The tailor sewed two flags into one: which countries?' },
  { ar: 'نصف من هنا ونصف من هناك: لأي بلدين؟', en: 'Half from here, half from there: which two countries?' },
  { ar: 'علم واحد وبلدان: من اليسار ومن اليمين؟', en: 'One flag, two countries: who is left, who is right?' },
]);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
copyFileSync(new URL('LICENSE', flagIcons), new URL('LICENSE', mediaFolder));

const questions = tileValues.flatMap((value, list) =>
  pairs[value].map((pair, index) => asQuestion(pair, value, list * 20 + index)),
);
writeFileSync(
  new URL('flag-halves.json', content),
  `${layOut({
    id: 'flag-halves',
    collection: 'play',
    name: { ar: 'علمان في علم', en: 'Two flags in one' },
    description: { ar: 'نصف علم مع نصف علم: من البلدان؟', en: 'Half a flag beside half a flag: whose are they?' },
    icon: 'scissors',
    hue: 345,
    questions,
  })}\n`,
);

function asQuestion([pole, flying, likePole, likeFlying]: Pair, value: TileValue, number: number): Question {
  const file = `flag-halves/${String(number + 1).padStart(3, '0')}.svg`;
  const picture = cleanPicture(sew(pole, flying));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  const [one, other] = [present(poleHalves[pole], pole), present(flyingHalves[flying], flying)];
  return {
    id: questionId('flag-halves', number),
    kind: 'image',
    value,
    band: 'everyone',
    media: {
      file,
      alt: {
        ar: 'علم مخيط من نصفين، كل نصف من علم بلد',
        en: 'A flag sewn of two halves, each from the flag of a country',
      },
    },
    text: nextWording(),
    answer: both(pole, flying),
    wrong: [both(likePole, flying), both(pole, likeFlying), both(likePole, likeFlying)],
    explanation: { ar: `${one.ar}، و${other.ar}.`, en: `${capital(one.en)}, and ${other.en}.` },
    source: `flag-icons: ${pole}, ${flying}`,
  };
}

function both(pole: string, flying: string): LocalizedText {
  const [one, other] = [countryName(pole, gulfNames), countryName(flying, gulfNames)];
  return { ar: `${one.ar} و${other.ar}`, en: `${one.en} and ${other.en}` };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The half beside the pole of one flag and the flying half of another, with the seam between them. */
function sew(pole: string, flying: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">' +
    '<defs><clipPath id="left"><path d="M0 0h320v480H0z"/></clipPath><clipPath id="right"><path d="M320 0h320v480H320z"/></clipPath></defs>' +
    `<g clip-path="url(#left)">${bodyOf(pole, 'a')}</g><g clip-path="url(#right)">${bodyOf(flying, 'b')}</g>` +
    '<path d="M320 0v480" fill="none" stroke="#14213d" stroke-width="5" stroke-dasharray="22 14"/></svg>'
  );
}

function bodyOf(code: string, prefix: string): string {
  const svg = cleanPicture(readFileSync(new URL(`flags/4x3/${code}.svg`, flagIcons), 'utf8'));
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/(?:xlink:)?href="#/g, `href="#${prefix}`);
}
