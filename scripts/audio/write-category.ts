/** Writes a category of sounds: its file, its recordings, their manifest and their licence. */
import { writeFileSync } from 'node:fs';
import { tileValues, type CategoryFile, type Question } from '#shared/questions/schema.ts';
import type { MediaCredit } from '#shared/questions/media-manifest.ts';
import { layOut, questionId } from '../category-file.ts';
import { fileName, writeSounds } from '../sound-files.ts';
import { prepare } from './fluid.ts';
import type { Heard } from './heard.ts';
import { mastered } from './master.ts';

const content = new URL('../../content/', import.meta.url);

interface Head extends Pick<CategoryFile, 'id' | 'name' | 'description' | 'icon' | 'hue' | 'availableFrom'> {
  /** Whether the instruments of the FluidR3 soundfont are heard. */
  readonly hasSoundfont?: boolean;
}

/**
 * The program's path is the source of what is only heard. With the argument `--texts` the program keeps the recordings
 * and writes only the category's file.
 */
export function writeSoundCategory(head: Head, lists: readonly (readonly Heard[])[], program: string): void {
  const { hasSoundfont = false, ...named } = head;
  const { id } = named;
  const all = lists.flatMap((list, level) => list.map((each, index) => ({ each, level, number: level * 20 + index })));
  if (!process.argv.includes('--texts')) {
    if (hasSoundfont) prepare(all.map(({ each }) => each.make));
    writeSounds(
      id,
      hasSoundfont ? soundfontCredit(program) : ownCredit(program),
      all.map(({ each, number }) => ({ key: questionId(id, number), samples: mastered(each.make()) })),
    );
    writeFileSync(new URL(`media/${id}/LICENSE`, content), licenceOf(program, hasSoundfont));
  }
  const questions = all.map(({ each, level, number }): Question => {
    const key = questionId(id, number);
    return {
      id: key,
      kind: 'sound',
      value: tileValues[level] ?? 200,
      band: each.isForChildren ? 'children' : 'everyone',
      media: {
        file: `${id}/${fileName(id, key)}.mp3`,
        alt: { ar: 'تسجيل صوتي قصير', en: 'A short recording' },
      },
      text: each.ask,
      answer: each.answer,
      wrong: [...each.wrong],
      ...(each.optionsShown === undefined ? {} : { optionsShown: each.optionsShown }),
      explanation: each.fact,
      source: each.source ?? `own recording: ${program}`,
    };
  });
  const category = { ...named, collection: 'sounds' as const, questions };
  writeFileSync(new URL(`${id}.json`, content), `${layOut(category)}\n`);
}

function ownCredit(program: string): MediaCredit {
  return {
    origin: { ar: 'أصوات صنعتها برامج سراج', en: `Synthesised by ${program}` },
    author: 'Siraj',
    licence: 'own',
  };
}

function soundfontCredit(program: string): MediaCredit {
  return {
    origin: { ar: 'نغمات كتبناها، بأصوات FluidR3', en: `Notes of ${program}, played with the soundfont FluidR3` },
    author: 'Frank Wen',
    licence: 'MIT',
    url: 'https://packages.debian.org/sid/fluid-soundfont-gm',
  };
}

function licenceOf(program: string, hasSoundfont: boolean): string {
  const own = `The sounds of this folder are made by ${program} and are part of this project, under its licence.\n`;
  return hasSoundfont ? `${own}\n${soundfontLicence}` : own;
}

const soundfontLicence = `Their instruments are those of the soundfont FluidR3:

Copyright (c) 2000-2002, 2008 Frank Wen
Copyright (c) 2008 Toby Smithe

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;
