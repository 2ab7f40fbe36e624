/** The table of the section "parts": what its rows found, and which rows this run wants. */
import { questionsApi } from '#shared/questions/api.ts';
import { createCaller, doneOf } from '#testing/caller.ts';
import { damageColumns, suffer, type Fault } from './fault.ts';
import { isLeftOutInDocument } from './reliability.ts';
import { report, seed, share } from './report.ts';
import { openRoom, type Room } from './room.ts';
import type { Site } from './site.ts';

export interface PartsTable {
  /** Lets the rooms live through a fault, and adds its row. */
  add(fault: Fault, rooms: readonly Room[]): Promise<void>;
  /** Whether this run does the work; a shorter one prints that it leaves it out. */
  hasTimeFor(name: string): boolean;
  addRow(row: readonly (string | number)[], broken: readonly string[]): void;
  break(promise: string): void;
  skip(why: string): void;
  /** Stops the site and compares its records. */
  close(site: Site): Promise<void>;
  write(): void;
}

export function createPartsTable(): PartsTable {
  const rows: (string | number)[][] = [];
  const broken: string[] = [];
  const skipped: string[] = [];
  return {
    async add(fault, rooms) {
      try {
        const damage = await suffer(fault, rooms);
        rows.push([...damage.row]);
        broken.push(...damage.broken);
      } catch (error) {
        // A room got what no promise allows: the other rows still count.
        broken.push(`${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    hasTimeFor(name) {
      if (share >= 1) return true;
      skipped.push(`${name}: a shorter run leaves it out`);
      if (!isLeftOutInDocument(name))
        broken.push(`docs/reliability.md doesn't say that a shorter run leaves out: ${name}`);
      return false;
    },
    addRow(row, breaks) {
      rows.push([...row]);
      broken.push(...breaks);
    },
    break: (promise) => broken.push(promise),
    skip: (why) => skipped.push(why),
    async close(site) {
      await site.stop();
      const books = await site.checkBooks();
      if (!books.agree) broken.push(`the books disagree: ${books.said}`);
    },
    write() {
      report({
        id: 'parts',
        conditions: 'Two rooms play while one part fails',
        columns: damageColumns,
        rows,
        broken,
        skipped,
      });
    },
  };
}

export async function openRooms(site: Site): Promise<readonly Room[]> {
  const { items } = doneOf(await createCaller(site.origin).call(questionsApi.listCategories, {}));
  const parts = { site, seed, categoryIds: items.map(({ id }) => id), nextCode: () => undefined };
  const rooms: Room[] = [];
  for (let number = 1; number <= 2; number += 1) rooms.push(await openRoom({ ...parts, number }));
  return rooms;
}
