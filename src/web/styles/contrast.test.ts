import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastPairs, edgePairs, minContrast, minEdgeContrast } from './contrast-pairs.ts';

const css = readFileSync('src/web/styles/tokens.css', 'utf8');

function blockOf(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  return css.slice(start, css.indexOf('}', start));
}

function tokensOf(selector: string): Record<string, string> {
  const block = blockOf(selector);
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8});/g)].map(([, name = '', value = '']) => [name, value] as const),
  );
}

const dark = tokensOf(':root');
const themes = { dark, light: { ...dark, ...tokensOf(":root[data-theme='light']") } };

function luminance(hex: string): number {
  const full =
    hex.length === 4
      ? Array.from(hex.slice(1))
          .map((digit) => digit + digit)
          .join('')
      : hex.slice(1, 7);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Record<string, string>, [one, other]: readonly [string, string]): number {
  const [first, second] = [one, other].map((name) => luminance(tokens[name] ?? `missing ${name}`));
  const lighter = Math.max(first ?? 0, second ?? 0);
  const darker = Math.min(first ?? 0, second ?? 0);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  it.each(contrastPairs)('lets %s be read on %s', (...pair) => {
    expect(contrast(tokens, pair)).toBeGreaterThanOrEqual(minContrast);
  });
  it.each(edgePairs)('shows the edge %s on %s', (...pair) => {
    expect(contrast(tokens, pair)).toBeGreaterThanOrEqual(minEdgeContrast);
  });
});

// The emblem of surfaces.css: white on --hue-mid and --hue-dark, at any hue a category may have.
function oklchLuminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((share) => Math.min(1, Math.max(0, share)));
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

describe("a category's emblem", () => {
  const hues = Array.from({ length: 72 }, (_, index) => index * 5);
  it.each([
    [0.45, 0.1],
    [0.27, 0.065],
  ])('lets its name be read at lightness %s, whatever the hue', (lightness, chroma) => {
    const least = Math.min(...hues.map((hue) => 1.05 / (oklchLuminance(lightness, chroma, hue) + 0.05)));
    expect(least).toBeGreaterThanOrEqual(minContrast);
  });
});

// Every text of the card in front of every colour of an illustration.
describe("a question's backdrop", () => {
  const folder = 'src/web/ui/category-art/';
  const drawn = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'));
  const colours = [...new Set(drawn.join(' ').match(/#[0-9a-f]{6}/g))];
  const inks = [...new Set(contrastPairs.filter(([, ground]) => ground === 'card').map(([ink]) => ink))];
  const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const blend = (over: string, under: string, share: number) => {
    const [top, bottom] = [channelsOf(over), channelsOf(under)];
    const mixed = top.map((each, index) => Math.round(each * share + (bottom[index] ?? 0) * (1 - share)));
    return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
  };

  it.each([
    ['dark', ':root', themes.dark],
    ['light', ":root[data-theme='light']", themes.light],
  ])('lets every text be read in front of it in the %s theme', (_, selector, tokens) => {
    const share = Number(/--backdrop: ([\d.]+);/.exec(blockOf(selector))?.[1]);
    const unreadable = colours.flatMap((colour) => {
      const behind = blend(colour, tokens['card'] ?? 'missing card', share);
      return inks.filter((ink) => contrast({ ...tokens, behind }, [ink, 'behind']) < minContrast);
    });
    expect(unreadable).toEqual([]);
    expect(share).toBeGreaterThan(0);
  });
});
