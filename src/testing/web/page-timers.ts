type Timer = ReturnType<typeof setTimeout>;

const started = new Set<Timer>();

function keep<Input extends unknown[]>(start: (...input: Input) => Timer) {
  return (...input: Input): Timer => {
    const timer = start(...input);
    started.add(timer);
    return timer;
  };
}

// Assigned once a worker: fake timers put back what they find.
Object.assign(globalThis, { setTimeout: keep(setTimeout), setInterval: keep(setInterval) });

/** Ends what the page still waits for: a message to be sent again would reach the server of a later test. */
export function endPageTimers(): void {
  for (const timer of started) clearTimeout(timer);
  started.clear();
}
