import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { commandSchema } from './commands.ts';
import { replay } from './log.ts';
import { readPack } from './schema.ts';

const folder = new URL('corpus/', import.meta.url);
const recordedSchema = z.object({
  pack: z.unknown(),
  commands: z.array(commandSchema),
  state: z.unknown(),
  openedQuestionIds: z.array(z.string()),
});

it.each(readdirSync(folder))('replays the recorded game %s to the same end [GAME-6]', (file) => {
  const recorded = recordedSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  const again = replay(readPack(recorded.pack), recorded.commands);
  expect(again.ok && again.value.openedQuestionIds).toEqual(recorded.openedQuestionIds);
  expect(again.ok && again.value.state).toEqual(recorded.state);
});
