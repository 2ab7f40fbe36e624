import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/web/${file}`);
const modules = files.filter((file) => file.endsWith('.module.css'));
const maxLines = 300;

/** The component that a module styles: the file of the same name beside it. */
const componentOf = (module: string) =>
  ['.tsx', '.ts'].map((type) => module.replace('.module.css', type)).find((file) => existsSync(file));

/** The class names of its selectors; declarations and what `:global()` names are left out. */
const classesIn = (css: string) => {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|\{[^{}]*\}|:global\([^)]*\)/g, ' ');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
};

const classesUsed = (source: string) =>
  new Set([
    ...[...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name),
    ...[...source.matchAll(/\{ ([\w, ]+) \} = styles;/g)].flatMap(([, names]) => names?.split(', ') ?? []),
  ]);

describe('style files', () => {
  it.each(files)(`has at most ${maxLines} lines: %s`, (file) => {
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines);
  });

  it('are modules, but for those that all pages share in src/web/styles', () => {
    expect(files.filter((file) => !modules.includes(file) && !file.startsWith('src/web/styles/'))).toEqual([]);
  });

  it.each(modules)('styles the component of its name, and both use the same classes: %s', (module) => {
    const component = componentOf(module);
    if (component === undefined) throw new Error(`no component beside ${basename(module)}`);
    const source = readFileSync(component, 'utf8');
    expect(source).toContain(`import styles from './${basename(module)}';`);
    expect([...classesUsed(source)].toSorted()).toEqual([...classesIn(readFileSync(module, 'utf8'))].toSorted());
  });
});
