/**
 * Writes content/flags.json and content/media/flags/*.svg from the hand-written lists in scripts/flags
 * and the packages flag-icons (MIT) and i18n-iso-countries (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-flags.ts
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { tileValues, type Question, type TileValue } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { countryName, layOut, questionId } from './category-file.ts';
import type { FlagPicture, FlagQuestion } from './flags/flag.ts';
import { flags200 } from './flags/flags-200.ts';
import { flags400 } from './flags/flags-400.ts';
import { flags600 } from './flags/flags-600.ts';
import { gulfNames } from './flags/names.ts';

const flagIcons = new URL('../node_modules/flag-icons/', import.meta.url);
const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/flags/', content);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
copyFileSync(new URL('LICENSE', flagIcons), new URL('LICENSE', mediaFolder));

const lists: Readonly<Record<TileValue, readonly FlagQuestion[]>> = { 200: flags200, 400: flags400, 600: flags600 };
const questions = tileValues.flatMap((value) => lists[value].map((flag) => asQuestion(flag, value)));
writeFileSync(
  new URL('flags.json', content),
  `${layOut({
    id: 'flags',
    collection: 'play',
    name: { ar: 'أعلام الدول', en: 'Flags' },
    description: { ar: 'حكايات الأعلام وأخطاء الخياطين', en: 'Flags with a story, and tailors who got it wrong' },
    icon: 'banner',
    hue: 10,
    questions,
  })}\n`,
);

function asQuestion(flag: FlagQuestion, value: TileValue): Question {
  const { number, shown, options, text, fact, source } = flag;
  const [answer, ...wrong] = options.map(wordsOf) as [LocalizedText, LocalizedText, LocalizedText, LocalizedText];
  const common = {
    id: questionId('flags', number - 1),
    value,
    band: flag.isForChildren === true ? 'children' : 'everyone',
    text,
    answer,
    wrong,
    ...(flag.pictures === undefined
      ? {}
      : {
          pictures: (flag.pictures === 'flags' ? (options as readonly string[]) : flag.pictures).map((picture, place) =>
            write(number, place + 1, picture),
          ) as [string, string, string, string],
        }),
    explanation: fact,
    source,
  } as const;
  return shown === undefined
    ? { kind: 'text', ...common }
    : { kind: 'image', media: { file: write(number, 0, shown.flag), alt: shown.alt }, ...common };
}

function wordsOf(option: string | LocalizedText): LocalizedText {
  return typeof option === 'string' ? countryName(option, gulfNames) : option;
}

/** A separate file for each place, so that no name tells which country it is. */
function write(number: number, place: number, flag: FlagPicture): string {
  const file = `flags/${String(number).padStart(3, '0')}-${place}.svg`;
  const picture = cleanPicture(draw(flag));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  return file;
}

function draw(flag: FlagPicture): string {
  if (typeof flag === 'string') return readFileSync(new URL(`flags/4x3/${flag}.svg`, flagIcons), 'utf8');
  if ('drawing' in flag) return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${flag.drawing}</svg>`;
  let svg = draw(flag.of);
  for (const start of flag.without ?? []) {
    const from = svg.indexOf(start);
    if (from < 0) throw new Error(`${flag.of} has no ${start}`);
    svg = svg.slice(0, from) + svg.slice(svg.indexOf('/>', from) + 2);
  }
  const colours = Object.entries(flag.colours ?? {});
  for (const [old] of colours) if (!svg.includes(`"${old}"`)) throw new Error(`${flag.of} has no ${old}`);
  // All at once, so that two colours can change places.
  svg = svg.replace(/"(#[0-9a-fA-F]{3,6}|[a-z]+)"/g, (whole, old: string) => {
    const next = flag.colours?.[old];
    return next === undefined ? whole : `"${next}"`;
  });
  if (flag.turned === undefined) return svg;
  const turn = flag.turned === 'mirrored' ? 'translate(640 0) scale(-1 1)' : 'rotate(180 320 240)';
  return svg.replace(/(<svg[^>]*>)([\s\S]*)<\/svg>/, `$1<g transform="${turn}">$2</g></svg>`);
}
