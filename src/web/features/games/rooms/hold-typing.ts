/** The form has just changed under the hands of the person who uses it. */
const holdMs = 800;
/** Between two keys of one number. */
const pauseMs = 400;
/** However long the typing lasts. */
const maxHoldMs = 3000;

/**
 * Drops what is typed or pressed into the forms of the stage for a moment: it was meant for the form that a phone's commit has
 * just replaced by another team's. Returns a function that ends it.
 */
export function holdTyping(): () => void {
  const stop = new AbortController();
  const startedAt = performance.now();
  let timer = setTimeout(() => stop.abort(), holdMs);
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const elapsedMs = performance.now() - startedAt;
    if (elapsedMs + pauseMs <= holdMs) return;
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(), Math.min(pauseMs, maxHoldMs - elapsedMs));
  };
  const listen = { capture: true, signal: stop.signal };
  window.addEventListener('keydown', drop, listen);
  window.addEventListener('beforeinput', drop, listen);
  window.addEventListener(
    'click',
    (event) => {
      if (inForm(event.target) !== null) drop(event);
    },
    listen,
  );
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** The team in whose form an element is: what it commits on the screen. */
export function inForm(target: EventTarget | null): string | null {
  const form = target instanceof Element ? target.closest<HTMLElement>('[data-commit-form]') : null;
  return form?.dataset['team'] ?? null;
}
