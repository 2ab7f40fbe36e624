import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../src/web/${path}`, import.meta.url), 'utf8');
const barColours = /barColours = \{ dark: '(#\w+)', light: '(#\w+)' \}/.exec(read('lib/theme.ts'));

interface Visitor {
  readonly stored?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly isSystemLight?: boolean;
  readonly isStorageBlocked?: boolean;
}

/** What the inline script of a document makes of it for this visitor. */
function paint(file: string, { stored = {}, query = '', isSystemLight = false, isStorageBlocked = false }: Visitor) {
  const html = read(file);
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const metaOf = (name: string) => ({ content: new RegExp(`name="${name}" content="([^"]+)"`).exec(html)?.[1] });
  const metas: Readonly<Record<string, { content: string | undefined }>> = {
    'meta[name=theme-color]': metaOf('theme-color'),
    'meta[name=color-scheme]': metaOf('color-scheme'),
  };
  const root = { lang: 'ar', dir: 'rtl', dataset: { theme: 'dark' } as Record<string, string> };
  runInNewContext(script, {
    URLSearchParams,
    location: { search: query },
    matchMedia: () => ({ matches: isSystemLight }),
    document: { documentElement: root, querySelector: (selector: string) => metas[selector] },
    localStorage: {
      getItem(key: string) {
        if (isStorageBlocked) throw new Error('blocked');
        const value = stored[key.replace('siraj.', '')];
        return value === undefined ? null : JSON.stringify(value);
      },
    },
  });
  const [bar, scheme] = Object.values(metas).map(({ content }) => content);
  return {
    language: [root.lang, root.dir],
    theme: root.dataset['theme'],
    bar,
    scheme,
    replaced: root.dataset['replaced'],
  };
}

const dark = { theme: 'dark', bar: barColours?.[1], scheme: 'dark' };
const light = { theme: 'light', bar: barColours?.[2], scheme: 'light' };

describe.each(['index.html', 'phone.html'])('before the first paint of %s', (file) => {
  it.each<[Visitor, typeof dark]>([
    [{}, dark],
    [{ isSystemLight: true }, dark],
    [{ stored: { theme: 'light' } }, light],
    [{ stored: { theme: 'system' }, isSystemLight: true }, light],
    [{ stored: { theme: 'system' } }, dark],
    [{ isStorageBlocked: true }, dark],
  ])('shows the theme of the visitor %j, with the bars of the browser', (visitor, theme) => {
    expect(paint(file, visitor)).toMatchObject(theme);
  });

  it('shows the language of the device, and Arabic without one', () => {
    expect(paint(file, {}).language).toEqual(['ar', 'rtl']);
    expect(paint(file, { stored: { language: 'en' } }).language).toEqual(['en', 'ltr']);
    expect(paint(file, { query: '?lang=en' }).language).toEqual(['en', 'ltr']);
  });
});

it('follows the address of a page before the device, but on a phone the device', () => {
  const visitor = { stored: { language: 'ar' }, query: '?lang=en' };
  expect(paint('index.html', visitor).language).toEqual(['en', 'ltr']);
  expect(paint('phone.html', visitor).language).toEqual(['ar', 'rtl']);
});

it('hides a page that was rendered for other visitors: another language, an account, an invitation', () => {
  expect(paint('index.html', {}).replaced).toBeUndefined();
  for (const visitor of [{ stored: { language: 'en' } }, { stored: { 'auth-state': 'in' } }, { query: '?ref=1' }])
    expect(paint('index.html', visitor).replaced).toBe('');
});
