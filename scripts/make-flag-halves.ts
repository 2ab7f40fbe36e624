/**
 * Writes content/flag-halves.json and content/media/flag-halves/*.svg from the lists in scripts/flag-halves and the flags
 * of flag-icons (MIT). Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-flag-halves.ts
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Question } from '#shared/questions/schema.ts';
import { cleanPicture, pictureFault } from '#server/questions/picture.ts';
import { layOut, questionId } from './category-file.ts';
import { bothNames } from './flag-halves/names.ts';
import { sewnFrom001 } from './flag-halves/sewn-001.ts';
import { sewnFrom016 } from './flag-halves/sewn-016.ts';
import { sewnFrom031 } from './flag-halves/sewn-031.ts';
import { sewnFrom046 } from './flag-halves/sewn-046.ts';
import type { SewnFlag } from './flag-halves/sewn-flag.ts';

const flagIcons = new URL('../node_modules/flag-icons/', import.meta.url);
const content = new URL('../content/', import.meta.url);
const mediaFolder = new URL('media/flag-halves/', content);

rmSync(mediaFolder, { recursive: true, force: true });
mkdirSync(mediaFolder, { recursive: true });
copyFileSync(new URL('LICENSE', flagIcons), new URL('LICENSE', mediaFolder));

const questions = [...sewnFrom001, ...sewnFrom016, ...sewnFrom031, ...sewnFrom046].map(asQuestion);
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

function asQuestion(sewn: SewnFlag, number: number): Question {
  const file = `flag-halves/${String(number + 1).padStart(3, '0')}.svg`;
  const [pole, flying] = sewn.halves;
  const [likePole, likeFlying] = sewn.alike;
  const picture = cleanPicture(sew(pole, flying));
  const fault = pictureFault(picture);
  if (fault !== null) throw new Error(`${file} ${fault}`);
  writeFileSync(new URL(`media/${file}`, content), `${picture}\n`);
  return {
    id: questionId('flag-halves', number),
    kind: 'image',
    value: sewn.value,
    band: sewn.isForChildren === true ? 'children' : 'everyone',
    media: {
      file,
      alt: {
        ar: 'علم مخيط من نصفين، كل نصف من علم بلد',
        en: 'A flag sewn of two halves, each from the flag of a country',
      },
    },
    text: sewn.text,
    answer: bothNames(pole, flying),
    wrong: [bothNames(likePole, flying), bothNames(pole, likeFlying), bothNames(likePole, likeFlying)],
    explanation: sewn.fact,
    source: sewn.source,
  };
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
