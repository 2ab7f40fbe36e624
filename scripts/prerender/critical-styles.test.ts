import { expect, it } from 'vitest';
import { criticalStyles } from './critical-styles.ts';

const html = `<html lang="ar" data-theme="dark"><body><main class="grid sm:gap-3 [&amp;_p]:mt-2"><p>x</p></main></body></html>`;

it('keeps the rules that may apply to the page, in their order and layers', () => {
  const css = `@layer base{p{color:red}table{color:blue}}
    @layer utilities{.grid{display:grid}.flex{display:flex}@media (width>=40rem){.sm\\:gap-3{gap:3px}.sm\\:flex{display:flex}}
    .\\[\\&_p\\]\\:mt-2 p{margin-top:2px}:where([data-theme=light]) .grid{color:green}:is(.absent,.other) p{color:pink}}`;
  const kept = criticalStyles(css, html);
  expect(kept).toBe(
    '@layer base{p{color:red}}@layer utilities{.grid{display:grid}@media (width>=40rem){.sm\\:gap-3{gap:3px}}' +
      '.\\[\\&_p\\]\\:mt-2 p{margin-top:2px}:where([data-theme=light]) .grid{color:green}}',
  );
});

it('keeps keyframes that a remaining rule names, and no others', () => {
  const css =
    '@keyframes appear{0%{opacity:0}}@keyframes turn{to{rotate:1turn}}.grid{animation:appear 1s}.wheel{animation:turn 1s}';
  expect(criticalStyles(css, html)).toBe('@keyframes appear{0%{opacity:0}}.grid{animation:1s appear}');
});
