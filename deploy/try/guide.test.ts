import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandsUnder, filledIn } from './guide.ts';

const guide = `# Title

## One

\`\`\`
apt-get install one
# a comment, no heading
\`\`\`

### Restore

\`\`\`
restore one
\`\`\`

\`\`\`
check one
\`\`\`

## Two

### Restore

\`\`\`
restore two
\`\`\`
`;

it('reads the commands of a heading, and of that heading alone', () => {
  expect(commandsUnder(guide, 'One')).toEqual(['apt-get install one\n# a comment, no heading']);
  expect(commandsUnder(guide, 'One', 'Restore')).toEqual(['restore one', 'check one']);
  expect(commandsUnder(guide, 'Two', 'Restore')).toEqual(['restore two']);
});

it('rejects a heading without commands', () => {
  expect(() => commandsUnder(guide, 'Two')).toThrow('no commands under "Two"');
});

it('writes values in the place of examples, and rejects an example that is no longer there', () => {
  expect(filledIn('open siraj.example', { 'siraj.example': 'siraj.local' })).toBe('open siraj.local');
  expect(() => filledIn('open it', { 'siraj.example': 'siraj.local' })).toThrow('siraj.example');
});

it('finds each part that the try of the deployment performs', () => {
  const deployment = readFileSync(new URL('../../docs/deployment.md', import.meta.url), 'utf8');
  const counts = ['One machine', 'Two processes'].map((shape) =>
    ['Install', 'Back up', 'Restore', 'Upgrade'].map((part) => commandsUnder(deployment, shape, part).length),
  );
  expect(counts).toEqual([
    [2, 1, 1, 1],
    [3, 1, 1, 1],
  ]);
});
