/** Fluent Emoji (MIT), as packed in @iconify-json/fluent-emoji-flat: each is 32 by 32 units. */
import { readFileSync } from 'node:fs';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const folder = new URL('../../node_modules/@iconify-json/fluent-emoji-flat/', import.meta.url);
const set = JSON.parse(readFileSync(new URL('icons.json', folder), 'utf8')) as IconSet;

/** What LICENSE files beside pictures made of emoji say. */
export function emojiLicense(script: string): string {
  return `The pictures in this folder are composed by ${script} of drawings of Fluent Emoji,
copyright (c) Microsoft Corporation, as packed in @iconify-json/fluent-emoji-flat. They come under the MIT licence:

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;
}

/** An emoji's drawing. Its ids begin with `prefix`, so that several fit in one picture. */
export function emojiBody(name: string, prefix: string): string {
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`no emoji is called ${name}`);
  return (
    icon.body
      .replace(/\bid="/g, `id="${prefix}`)
      .replace(/url\(#/g, `url(#${prefix}`)
      .replace(/href="#/g, `href="#${prefix}`)
      // Two decimals stay, zeros too: in "1.999.5" the second point begins another number.
      .replace(/\d*\.\d{3,}/g, (decimal) => Number(decimal).toFixed(2))
  );
}

/** An emoji as one dark shape, for its shadow. */
export function emojiShadow(name: string): string {
  return emojiBody(name, '')
    .replace(/\sfill="(?!none)[^"]*"/g, ' fill="#14213d"')
    .replace(/\sstroke="(?!none)[^"]*"/g, ' stroke="#14213d"')
    .replace(/\s(fill-|stroke-)?opacity="[^"]*"/g, '')
    .replace(/<defs>.*?<\/defs>/gs, '');
}
