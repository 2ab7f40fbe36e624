import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { accountsTexts } from '#shared/i18n/ar/areas/accounts.ts';
import { gamesTexts } from '#shared/i18n/ar/areas/games.ts';
import { gangsTexts } from '#shared/i18n/ar/areas/gangs.ts';
import { gangEveningTexts } from '#shared/i18n/ar/areas/gang-evening.ts';
import { homeTexts } from '#shared/i18n/ar/areas/home.ts';
import { roomsTexts } from '#shared/i18n/ar/areas/rooms.ts';
import { setupTexts } from '#shared/i18n/ar/areas/setup.ts';
import { storeTexts } from '#shared/i18n/ar/areas/store.ts';
import { tasteTexts } from '#shared/i18n/ar/areas/taste.ts';

const sources = import.meta.glob<string>(['../web/**/*.{ts,tsx}', '!../web/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const entry = '../web/main.tsx';

const loaders = {
  accounts: ['loadAccountTexts', 'loadAllTexts', 'loadStaffText'],
  games: ['loadGameTexts', 'loadSetupTexts', 'loadAllTexts', 'loadStaffText'],
  gangs: ['loadGangTexts'],
  gangEvening: ['loadEveningTexts'],
  home: ['loadHomeTexts', 'loadTasteTexts'],
  rooms: ['loadRoomTexts', 'loadSetupTexts'],
  setup: ['loadSetupTexts'],
  store: ['loadStoreTexts', 'loadAllTexts', 'loadStaffText'],
  taste: ['loadTasteTexts'],
} as const;
type Area = keyof typeof loaders;
const areas = Object.keys(loaders) as Area[];
/** Error texts join those of every page; a code without an open text gets the general one. */
const keysOf = (texts: object) => Object.keys(texts).filter((key) => key !== 'errors');
const keys: Readonly<Record<Area, readonly string[]>> = {
  accounts: keysOf(accountsTexts),
  games: keysOf(gamesTexts),
  gangs: keysOf(gangsTexts),
  gangEvening: keysOf(gangEveningTexts),
  home: keysOf(homeTexts),
  rooms: keysOf(roomsTexts),
  setup: keysOf(setupTexts),
  store: keysOf(storeTexts),
  taste: keysOf(tasteTexts),
};

const resolved = (file: string, path: string) => posix.join(posix.dirname(file), path);

/** The modules that a module imports at once, besides their types. */
function importsOf(file: string): readonly string[] {
  const found = (sources[file] ?? '').matchAll(
    /^(?:import|export)(?! type)[^;']*from '(\.[^']+)'|^import '(\.[^']+)'/gm,
  );
  return [...found].map(([, from, plain]) => resolved(file, from ?? plain ?? ''));
}

function closureOf(root: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !(file in sources)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return found;
}

/** The areas of which a module reads texts: `text.games`, `useText().games`, `const { games } = useText()`. */
function readsOf(file: string): readonly Area[] {
  const code = sources[file] ?? '';
  const own = /\b(useText|currentText|Catalogue)\b/.test(code) ? code : '';
  return areas.filter((area) =>
    keys[area].some((key) =>
      new RegExp(
        String.raw`(\btext|Text\(\))\.${key}\b|\{[^{}]*\b${key}\b[^{}]*\}(: Catalogue| = (useText|currentText))\b`,
      ).test(own),
    ),
  );
}

interface LazyImport {
  readonly from: string;
  readonly to: string;
  readonly opens: readonly Area[];
}

const lazyImports: readonly LazyImport[] = Object.entries(sources).flatMap(([from, code]) =>
  [...code.matchAll(/import\('(\.[^']+)'\)([^;]*);/g)].map(([, path = '', rest = '']) => ({
    from,
    to: resolved(from, path),
    opens: areas.filter((area) => loaders[area].some((loader) => rest.includes(loader))),
  })),
);

const ofEveryPage = closureOf(entry);
const closures = new Map([...new Set(lazyImports.map(({ to }) => to))].map((root) => [root, closureOf(root)]));

/** The areas that are open wherever the module runs. */
function openIn(file: string, seen: readonly string[] = []): ReadonlySet<Area> {
  if (ofEveryPage.has(file) || seen.includes(file)) return new Set(seen.includes(file) ? areas : []);
  const ways = lazyImports.filter(({ to }) => closures.get(to)?.has(file));
  return new Set(
    areas.filter((area) =>
      ways.every(({ from, opens }) => opens.includes(area) || openIn(from, [...seen, file]).has(area)),
    ),
  );
}

it('reads only texts that its page has loaded, in each module of the page', () => {
  expect(lazyImports.length).toBeGreaterThan(40);
  expect(Object.keys(sources).filter((file) => readsOf(file).includes('games')).length).toBeGreaterThan(40);
  const faults = Object.keys(sources).flatMap((file) => {
    const open = openIn(file);
    return readsOf(file).flatMap((area) => (open.has(area) ? [] : [`${file}: ${area}`]));
  });
  expect(faults).toEqual([]);
});

it("keeps the texts and the code of other pages out of the phones' page", () => {
  const files = [...closureOf('../web/phone/main.tsx')];
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /\/lib\/(language|api-client|storage)\.ts$/.test(file))).toEqual([]);
  expect(files.filter((file) => /react-router|react-query|from 'zod'/.test(sources[file] ?? ''))).toEqual([]);
});
