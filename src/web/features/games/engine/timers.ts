/** Waiting, passed in so that tests move time by hand. */
export interface Timers {
  /** Calls once after a delay; the returned function cancels it. */
  after(ms: number, act: () => void): () => void;
}

export const browserTimers: Timers = {
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
