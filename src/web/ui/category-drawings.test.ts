import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasDrawing } from './category-drawings.tsx';

const files = readdirSync('content').filter((name) => name.endsWith('.json'));

it.each(files)('has a drawing for the category of %s', (file) => {
  const icon = /"icon":\s*"([a-z0-9-]+)"/.exec(readFileSync(`content/${file}`, 'utf8'))?.[1] ?? 'no icon';
  expect(hasDrawing(icon), icon).toBe(true);
});
