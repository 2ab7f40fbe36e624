/** All tabs of a browser are one device to the server; among them one writes. */
export interface TabLock {
  /** True when this tab may write; with `steal` it takes the place of the one that does. */
  acquire(steal: boolean): Promise<boolean>;
  release(): void;
}

/** `onLost` is called when another tab took over. In a browser without locks every tab may write. */
export function createTabLock(gameId: string, onLost: () => void): TabLock {
  let release = () => {};
  return {
    acquire(steal) {
      // Absent where the page isn't served securely.
      if (!('locks' in navigator)) return Promise.resolve(true);
      release();
      return new Promise((resolve) => {
        let isOurs = false;
        const held = navigator.locks.request(
          `siraj-game-${gameId}`,
          steal ? { steal } : { ifAvailable: true },
          (lock) => {
            isOurs = lock !== null;
            resolve(isOurs);
            return isOurs
              ? new Promise<void>((done) => {
                  release = done;
                })
              : undefined;
          },
        );
        held.catch(() => {
          if (isOurs) onLost();
          else resolve(true);
        });
      });
    },
    release: () => release(),
  };
}
