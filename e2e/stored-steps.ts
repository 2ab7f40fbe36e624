import type { Page } from '@playwright/test';
import type { Command } from '#shared/games/commands.ts';

/** The steps of games that the device of a page keeps, as they are sent. */
export function storedSteps(page: Page): Promise<readonly Command[]> {
  return page.evaluate(
    () =>
      new Promise<readonly Command[]>((done, fail) => {
        const opening = indexedDB.open('siraj-games');
        opening.onerror = () => fail(new Error('no store of games'));
        opening.onsuccess = () => {
          const asked = opening.result.transaction('steps').objectStore('steps').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            done((asked.result as { command: Command }[]).map(({ command }) => command));
          };
          asked.onerror = () => fail(new Error("the steps can't be read"));
        };
      }),
  );
}
