import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { findRemovedCall, slimZod } from './slim-zod.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const apis = readdirSync(join(root, 'src/shared'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)([\w-]+-)?api\.ts$/.test(file))
  .map((file) => `#shared/${file}`);

type Api = Readonly<Record<string, unknown>>;
interface Described {
  readonly path: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

let folder: string;
/** The contracts as the page has them. */
let slim: readonly Api[];
let full: readonly Api[];
beforeAll(async () => {
  // Inside the project, for the names of its zones.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'slim-zod-'));
  const entry = join(folder, 'entry.ts');
  const lines = apis.map((api, index) => `import * as api${index} from '${api}';\n`);
  writeFileSync(entry, `${lines.join('')}export const apis = [${apis.map((_, index) => `api${index}`).join(', ')}];\n`);
  await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'error',
    plugins: [slimZod()],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, 'out'),
      rolldownOptions: { input: entry, output: { entryFileNames: 'apis.mjs' } },
    },
  });
  const built = (await import(pathToFileURL(join(folder, 'out', 'apis.mjs')).href)) as { apis: readonly Api[] };
  slim = built.apis;
  full = await Promise.all(apis.map((api) => import(api) as Promise<Api>));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'output' in value;
const contractsOf = (all: readonly Api[]) =>
  all.flatMap((api) =>
    // Built exports are in another order.
    Object.keys(api)
      .sort()
      .map((name) => api[name])
      .flatMap((exported) =>
        typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isDescribed) : [],
      ),
  );

/** Values of every kind under each name of an object. */
function samplesOf(schema: z.ZodType): readonly unknown[] {
  const names = Object.keys((schema as Partial<z.ZodObject>).shape ?? {});
  const values = [
    '',
    'سراج',
    'a@b.kw',
    '2026-02-30',
    '01890a5d-ac96-774b-bcce-b302099a8057',
    0,
    1.5,
    -1,
    true,
    null,
    [],
    {},
    [{}],
  ];
  return [undefined, ...values, ...values.map((value) => Object.fromEntries(names.map((name) => [name, value])))];
}

/** What a schema says to a value, without the message, which the page doesn't show. */
function verdictOf(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? { data } : { issues: error.issues.map(({ code, path }) => ({ code, path })) };
}

it('judges what every call takes and answers in the page as on the server, without the rest of zod', () => {
  const [ofPage, ofServer] = [contractsOf(slim), contractsOf(full)];
  expect(ofPage.map(({ path }) => path)).toEqual(ofServer.map(({ path }) => path));
  expect(ofPage.length).toBeGreaterThan(100);
  for (const [index, contract] of ofServer.entries()) {
    for (const side of ['input', 'output'] as const) {
      for (const value of samplesOf(contract[side]))
        expect(verdictOf(ofPage[index]?.[side] ?? z.never(), value), `${contract.path}, ${side}`).toEqual(
          verdictOf(contract[side], value),
        );
    }
  }
});

it('finds a call of what is left out, in a module that makes schemas', () => {
  const module = (call: string) => `import { z } from 'zod';\nexport const schema = ${call};`;
  for (const call of ['z.string().email()', 'z.object({}).strip()', 'schema.keyof()', 'z.string()\n  .datetime()'])
    expect(findRemovedCall(module(call)), call).toBeDefined();
  for (const call of ['z.email()', 'z.iso.date()', 'z.uuid().optional()'])
    expect(findRemovedCall(module(call)), call).toBeUndefined();
  expect(findRemovedCall('list.with(0, 1)')).toBeUndefined();
});
