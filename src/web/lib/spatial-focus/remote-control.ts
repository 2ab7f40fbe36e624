import { moveFocus, scopeOf } from './move-focus.ts';
import type { Direction } from './nearest.ts';

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Names of the Back key of remotes; others send the browser back themselves. */
const backKeys: ReadonlySet<string> = new Set(['GoBack', 'BrowserBack', 'XF86Back']);

/** Fields in which a key of the axis edits, so that only the other axis leaves them. */
const sideways: ReadonlySet<string> = new Set(['range', 'date', 'time', 'datetime-local']);
const withoutText: ReadonlySet<string> = new Set(['radio', 'checkbox', 'button', 'submit', 'reset', 'file', 'color']);

let isRemoteLast = false;

/** Whether the last thing used was an arrow or OK, rather than a pointer. */
export function isUsingRemote(): boolean {
  return isRemoteLast;
}

export function handlePointer(): void {
  isRemoteLast = false;
}

/**
 * Handles one key of a television's remote or a keyboard: arrows move the focus over everything that can be pressed, OK
 * presses a choice, Back closes the dialog. Prevents the key's default where it did something.
 */
export function handleRemoteKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const direction = arrows[event.key];
  if (direction !== undefined || event.key === 'Enter') isRemoteLast = true;
  const isDone =
    direction !== undefined
      ? !needsArrow(event.target, direction) && moveFocus(direction)
      : event.key === 'Enter'
        ? pressChoice(event.target)
        : backKeys.has(event.key) && closeTopmost();
  if (isDone) event.preventDefault();
}

/** True where the arrow belongs to the element itself: text, a slider, a list of options. */
function needsArrow(target: EventTarget | null, direction: Direction): boolean {
  const isVertical = direction === 'up' || direction === 'down';
  if (target instanceof HTMLSelectElement) return isVertical;
  if (target instanceof HTMLTextAreaElement) return target.value !== '';
  if (target instanceof HTMLMediaElement) return !isVertical;
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  if (!(target instanceof HTMLInputElement) || withoutText.has(target.type)) return false;
  if (sideways.has(target.type)) return !isVertical || target.type !== 'range';
  return !isVertical && !isAtEdge(target, direction);
}

/** The caret can't move further that way. */
function isAtEdge(field: HTMLInputElement, direction: Direction): boolean {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const isForwards = (direction === 'right') === (getComputedStyle(field).direction !== 'rtl');
  return start === end && start === (isForwards ? value.length : 0);
}

/** OK chooses a radio button or ticks a box, which Enter alone doesn't. */
function pressChoice(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || (target.type !== 'radio' && target.type !== 'checkbox')) return false;
  target.click();
  return true;
}

function closeTopmost(): boolean {
  const topmost = scopeOf();
  if (!(topmost instanceof HTMLDialogElement)) return false;
  topmost.dispatchEvent(new Event('cancel', { cancelable: true }));
  return true;
}
