/**
 * Writes content/flags.json and content/media/flags/*.svg from the hand-written lists in scripts/flags
 * and the packages flag-icons (MIT) and i18n-iso-countries (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-flags.ts
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { tileValues, type Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { countryName, inTurn, layOut, questionId } from './category-file.ts';
import type { Flag } from './flags/flag.ts';
import { flags200 } from './flags/flags-200.ts';
import { flags400 } from './flags/flags-400.ts';
import { flags600 } from './flags/flags-600.ts';
import { gulfNames } from './flags/names.ts';

const flagIcons = new URL('../node_modules/flag-icons/', import.meta.url);
const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/flags/', content);

// Four ways to ask, so that a night of flags doesn't sound like a form.
const nextWording = inTurn<LocalizedText>([
  { ar: 'علم أي دولة هذا؟', en: 'Whose flag is this?' },
  { ar: 'لأي بلد هذا العلم؟', en: 'Which country does this flag belong to?' },
  { ar: 'أي دولة ترفع هذا العلم؟', en: 'Which country flies this flag?' },
  { ar: 'هذا العلم لأي دولة؟', en: 'Which country is this the flag of?' },
]);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
copyFileSync(new URL('LICENSE', flagIcons), new URL('LICENSE', mediaFolder));

const lists: readonly (readonly Flag[])[] = [flags200, flags400, flags600];
const questions = lists.flatMap((flags, list) => flags.map((flag, index) => asQuestion(flag, list, index)));
writeFileSync(
  new URL('flags.json', content),
  `${layOut({
    id: 'flags',
    collection: 'play',
    name: { ar: 'أعلام الدول', en: 'Flags' },
    description: { ar: 'ألوان ونجوم وأهلّة: لمن هذا العلم؟', en: 'Stripes, stars and crescents: whose is it?' },
    icon: 'banner',
    hue: 10,
    questions,
  })}\n`,
);

function asQuestion(flag: Flag, list: number, index: number): Question {
  const picture = cleanPicture(readFileSync(new URL(`flags/4x3/${flag.code}.svg`, flagIcons), 'utf8'));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${flag.code}.svg ${fault}`);
  writeFileSync(new URL(`${flag.code}.svg`, mediaFolder), `${picture}\n`);
  return {
    id: questionId('flags', list * 20 + index),
    kind: 'image',
    value: tileValues[list] ?? 200,
    band: 'everyone',
    media: { file: `flags/${flag.code}.svg`, alt: flag.alt },
    text: nextWording(),
    answer: nameOf(flag.code),
    wrong: [nameOf(flag.wrong[0]), nameOf(flag.wrong[1]), nameOf(flag.wrong[2])],
    explanation: flag.fact,
  };
}

function nameOf(code: string): LocalizedText {
  return countryName(code, gulfNames);
}
