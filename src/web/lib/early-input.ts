/**
 * What a visitor did on a page rendered at build before its scripts ran. The script in the page (scripts/prerender/)
 * collects it; `release` ends that, and answers what there is.
 */
interface EarlyInputs {
  release: () => {
    /** The fields that were changed, each with its text, or with whether it is checked. */
    readonly fields: ReadonlyMap<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
    /** The last button that was pressed, or the form that was sent by a key. */
    readonly pressed: HTMLElement | null;
  };
}

declare global {
  interface Window {
    earlyInputs?: EarlyInputs;
  }
}

/** Puts typed texts back into their fields and repeats the last press, once the page reacts to both. */
export function replayEarlyInput(): void {
  const early = window.earlyInputs?.release();
  delete window.earlyInputs;
  if (early === undefined) return;
  for (const [field, value] of early.fields) if (field.isConnected) enter(field, value);
  const { pressed } = early;
  if (pressed?.isConnected !== true) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}

/** As if typed: by the field's own setter, so that React notices the change. */
function enter(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== value) field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
