import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';

/** Longer than any text that a call accepts. */
const maxLength = 10_000;
/** For all texts of a pattern: the slowest needs four seconds on a quiet machine, and one that a text keeps busy years. */
const maxMs = 120_000;
const samples = 12;
const maxPump = 4;
const root = new URL('../', import.meta.url);

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Every pattern that is written out in what rules and server run. */
function listPatterns(): Pattern[] {
  return ['shared/', 'server/'].flatMap((zone) =>
    readdirSync(new URL(zone, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => patternsIn(`${zone}${name}`)),
  );
}

function patternsIn(name: string): Pattern[] {
  const file = ts.createSourceFile(name, readFileSync(new URL(name, root), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${name}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

/** Signs that are in many classes, so that a loop over any of them turns; the last ends a match that needs more. */
const signs = ['a', 'A', '0', ' ', '.', '-', '/', '<', '"', "'", '(', 'ا', '\n', '\u0000'];

/** Texts that a pattern may match in many ways, and in the end doesn't. */
function attacksOn({ source, flags }: Pattern): string[] {
  const pumps = new Map<string, string>();
  const add = (start: string, pump: string) =>
    pumps.set(
      JSON.stringify([start, pump]),
      `${start}${pump.repeat(Math.ceil(maxLength / pump.length))}`.slice(0, maxLength),
    );
  const own = [...new Set(source.replace(/\\[a-z]|[\\^$*+?(){}[\]|]/gi, ' '))].slice(0, 12);
  for (const sign of [...signs, ...own]) {
    add('', sign);
    for (const other of own.slice(0, 4)) add(other, sign);
  }
  for (const text of matchesOf(source, flags))
    for (let start = 0; start < Math.min(text.length, 8); start += 1)
      for (let length = 1; length <= maxPump && start + length <= text.length; length += 1)
        add(text.slice(0, start), text.slice(start, start + length));
  return [...pumps.values()].map((text) => `${text.slice(0, -1)}\u0000`);
}

/** Short texts that match; none for a pattern that fast-check can't follow. */
function matchesOf(source: string, flags: string): readonly string[] {
  try {
    const pattern = new RegExp(source, flags.replace(/[gy]/g, ''));
    return fc.sample(fc.stringMatching(pattern, { size: 'xsmall' }), { numRuns: samples, seed: 1 });
  } catch {
    return [];
  }
}

const code = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ source, flags, texts }) => {
    for (const text of texts) text.replace(new RegExp(source, flags), '');
    parentPort.postMessage('ended');
  });`;
let worker = new Worker(code, { eval: true });
afterAll(() => worker.terminate());

/** Whether the pattern gets through all texts; one that doesn't is stopped. */
async function ends(pattern: Pattern, texts: readonly string[], withinMs = maxMs): Promise<boolean> {
  const answered = once(worker, 'message').then(() => true);
  worker.postMessage({ ...pattern, texts });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), withinMs)));
  const isOver = await Promise.race([answered, late]);
  clearTimeout(timer);
  if (isOver) return true;
  await worker.terminate();
  worker = new Worker(code, { eval: true });
  return false;
}

it('finds a pattern that a text can keep busy', async () => {
  const sources = [String.raw`^(\w+\s?)*$`, '(a|a)+b', String.raw`^\d+(x+x+)+y`];
  const patterns = sources.map((source) => ({ place: '', source, flags: '' }));
  for (const pattern of patterns) expect(await ends(pattern, attacksOn(pattern), 2000)).toBe(false);
});

it('gets through every text with every pattern of the rules and the server', async () => {
  const patterns = listPatterns();
  expect(patterns.length).toBeGreaterThan(200);
  const busy: string[] = [];
  for (const pattern of patterns)
    if (!(await ends(pattern, attacksOn(pattern)))) busy.push(`${pattern.place}: /${pattern.source}/${pattern.flags}`);
  expect(busy).toEqual([]);
}, 900_000);
