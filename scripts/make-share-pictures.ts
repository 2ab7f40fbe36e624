/**
 * Draws the pictures that messengers and search engines show of the site, in both languages: a lantern in the desert night.
 *   node --import tsx scripts/make-share-pictures.ts
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './find-chromium.mjs';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const font = (name: string) =>
  `data:font/woff2;base64,${readFileSync(at(`src/web/styles/fonts/${name}.woff2`)).toString('base64')}`;

const words = {
  ar: { dir: 'rtl', name: 'سِراج', line: 'لعبة الأسئلة لجمعات الأهل' },
  en: { dir: 'ltr', name: 'Siraj', line: 'The trivia game for family nights' },
} as const;

const scatter = (index: number, seed: number) => Math.abs(Math.sin((index + 1) * seed) * 43758.5453) % 1;
const stars = Array.from({ length: 60 }, (_, index) => {
  // Scattered, and above the name.
  const x = Math.round(1200 * scatter(index, 12.9898));
  const y = Math.round(170 * scatter(index, 78.233));
  const size = 1.2 + (index % 4) * 0.7;
  return `<path d="m${x} ${y - 2 * size} ${size} ${2 * size}-${size} ${2 * size}-${size}-${2 * size}z" opacity="${0.25 + (index % 5) * 0.13}"/>`;
}).join('');
const teeth = Array.from({ length: 31 }, (_, index) => {
  const x = index * 40;
  const colour = ['#ff6f61', '#ffb938', '#2bb3a3', '#ffb938'][index % 4] ?? '';
  return `<path d="m${x} 590 20-20 20 20-20 20z" fill="${colour}"/><path d="m${x + 12} 590 8-8 8 8-8 8z" fill="#0b1628"/>`;
}).join('');

function pageOf({ dir, name, line }: (typeof words)['ar' | 'en']): string {
  return `<!doctype html><html dir="${dir}"><style>
    @font-face { font-family: name; src: url(${font('baloo-bhaijaan-2-arabic')}); unicode-range: U+0600-06FF; }
    @font-face { font-family: name; src: url(${font('baloo-bhaijaan-2-latin')}); unicode-range: U+0040-007E; }
    @font-face { font-family: line; src: url(${font('readex-pro-arabic')}); unicode-range: U+0600-06FF; }
    @font-face { font-family: line; src: url(${font('readex-pro-latin')}); unicode-range: U+0040-007E; }
    body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: #0b1628; }
    svg { position: absolute; inset: 0; }
    div { position: absolute; inset-block: 0 90px; inset-inline: 90px auto; width: 660px; display: grid; align-content: center; }
    b { font: 170px/1.25 name; color: #fff7e8; }
    p { margin: 0; font: 46px/1.4 line; color: #ffd98a; }
  </style><svg viewBox="0 0 1200 630" width="1200" height="630">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#081120"/>
        <stop offset=".7" stop-color="#16294a"/><stop offset="1" stop-color="#2a3560"/></linearGradient>
      <radialGradient id="glow"><stop stop-color="#ffcf6b" stop-opacity=".75"/>
        <stop offset=".45" stop-color="#ffb938" stop-opacity=".22"/>
        <stop offset="1" stop-color="#ffb938" stop-opacity="0"/></radialGradient>
    </defs>
    <path fill="url(#sky)" d="M0 0h1200v630H0z"/><g fill="#fff7e8">${stars}</g>
    <g transform="${dir === 'rtl' ? '' : 'translate(1200 0) scale(-1 1)'}">
      <circle cx="270" cy="290" r="330" fill="url(#glow)"/>
      <g transform="translate(120 120) scale(6.25)"><path d="M24 2 43 13v22L24 46 5 35V13Z" fill="#ffb938"/>
        <path d="M24 11 35 24 24 37 13 24Z" fill="#0b1628"/><path d="M24 17.5 29.5 24 24 30.5 18.5 24Z" fill="#fff7e8"/></g>
      <path d="M0 500c160-80 300-40 470 0s420 30 730-50v180H0z" fill="#12213d"/>
      <path d="M0 545c240-60 420-20 640 0s360 10 560-30v115H0z" fill="#0b1628"/>
    </g>
    <path d="M0 565h1200v50H0z" fill="#081120"/>${teeth}
  </svg><div><b>${name}</b><p>${line}</p></div></html>`;
}

const browser = await chromium.launch({
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  for (const language of ['ar', 'en'] as const) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(pageOf(words[language]));
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
    await picture.toFile(at(`scripts/prerender/share-${language}.png`));
    await page.close();
  }
} finally {
  await browser.close();
}
