import { expect, it } from 'vitest';
import type { Command } from '#shared/games/commands.ts';
import { reconcile } from './reconcile.ts';

const line = (ids: string): Command[] => Array.from(ids, (id, index) => ({ type: 'pause', id, seq: index + 1, at: 1 }));
const idsOf = (commands: readonly Command[]) => commands.map(({ id }) => id).join('');

it.each([
  ["takes the server's line where the device has none", 'ab', null, 0, 'ab', 2, ''],
  ['keeps what the device has more, still to be sent', 'ab', 'abcd', 2, 'abcd', 2, ''],
  ['follows the server where it is ahead', 'abcd', 'ab', 2, 'abcd', 4, ''],
  ['sends again what the server lost', 'a', 'abc', 3, 'abc', 1, ''],
  ['sets another way aside from where it begins', 'abxy', 'abcd', 2, 'abxy', 4, 'cd'],
  ['drops a line that the host put aside, once all of it was sent', 'abxy', 'abcd', 4, 'abxy', 4, ''],
])('%s [GAME-6]', (_, server, own, sentSeq, shown, sent, aside) => {
  const result = reconcile(line(server), own === null ? null : { commands: line(own), sentSeq });
  expect([idsOf(result.line.commands), result.line.sentSeq, idsOf(result.aside)]).toEqual([shown, sent, aside]);
});
