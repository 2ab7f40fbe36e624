import { nearestInDirection, type Box, type Direction } from './nearest.ts';

const focusable = [
  // The skip link lies above the page.
  'a[href]:not([data-skip-link])',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex="0"]',
].join(',');

const options = 'button[data-option]:not([aria-disabled])';
/** Selectors of the next step of a screen, best first. */
const nextSteps = [
  '[data-first]',
  options,
  'button[data-take]',
  'button[data-award]',
  '[data-primary]:not(:disabled)',
  'button[data-cell]',
];

/** Moves the focus to the nearest element in a direction; false if there is none. */
export function moveFocus(direction: Direction): boolean {
  const scope = scopeOf();
  const { activeElement } = document;
  const reachable = focusablesOf(scope);
  const target = reachable.some((element) => element === activeElement)
    ? nextOf(activeElement as HTMLElement, reachable, direction)
    : firstOf(scope);
  if (target === undefined || isFarFromSight(target)) return false;
  target.focus();
  return true;
}

/** More than half a screen away: the browser scrolls first, so that what lies between can be read. */
function isFarFromSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const margin = window.innerHeight / 2;
  return top > window.innerHeight + margin || bottom < -margin;
}

interface NextStepWishes {
  /** Of several tiles, the one nearest to this. */
  readonly near: Element | null;
  /** False leaves the options of a question alone: a key meant for the game must not answer it. */
  readonly mayBeOption: boolean;
}

/** The next step of the page's content; undefined if there is none. */
export function nextStep({ near, mayBeOption }: NextStepWishes): HTMLElement | undefined {
  const steps = mayBeOption ? nextSteps : nextSteps.filter((step) => step !== options);
  return nextStepIn(contentOf(scopeOf()), steps, near);
}

function nextStepIn(area: HTMLElement, steps: readonly string[], near: Element | null = null): HTMLElement | undefined {
  for (const step of steps) {
    const found = [...area.querySelectorAll<HTMLElement>(step)].filter(isReachable);
    if (found.length > 0) return near === null ? found[0] : nearestTo(near, found);
  }
  return undefined;
}

/** Where the first arrow goes while nothing has the focus. */
function firstOf(scope: HTMLElement): HTMLElement | undefined {
  const area = contentOf(scope);
  return nextStepIn(area, nextSteps) ?? focusablesOf(area)[0] ?? focusablesOf(scope)[0];
}

/** Without the bars round the page. */
function contentOf(scope: HTMLElement): HTMLElement {
  return scope.querySelector<HTMLElement>('#content') ?? scope;
}

function nearestTo(from: Element, elements: readonly HTMLElement[]): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  const distanceTo = (element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect();
    return Math.hypot(left - start.left, top - start.top);
  };
  return elements.reduce((best, element) => (distanceTo(element) < distanceTo(best) ? element : best));
}

/** The topmost open dialog, otherwise the page. */
export function scopeOf(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

function nextOf(from: HTMLElement, all: readonly HTMLElement[], direction: Direction): HTMLElement | undefined {
  const others = all.filter((element) => element !== from);
  const nearestOf = (elements: readonly HTMLElement[]) =>
    elements[nearestInDirection(boxOf(from), elements.map(boxOf), direction)];
  // Up and down a list that scrolls comes before what covers its hidden rows, such as a bar below it.
  const list = direction === 'up' || direction === 'down' ? from.closest('[data-scrolls]') : null;
  const inList = list === null ? undefined : nearestOf(others.filter((element) => list.contains(element)));
  return inList ?? nearestOf(others);
}

function focusablesOf(scope: HTMLElement): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => isReachable(element) && isInSight(element) && !isWithheld(element),
  );
}

/** A button that must not be pressed by accident (`data-beside`): arrow keys come to it only from the one before it. */
function isWithheld(element: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    element.matches('[data-beside]') && activeElement !== element && activeElement !== element.previousElementSibling
  );
}

/** False for what a list has scrolled away, unless the focus is in that list. */
function isInSight(element: HTMLElement): boolean {
  const list = element.closest('[data-scrolls]');
  if (list === null || list.contains(document.activeElement)) return true;
  const box = element.getBoundingClientRect();
  const middle = (box.top + box.bottom) / 2;
  const { top, bottom } = list.getBoundingClientRect();
  return middle >= top && middle <= bottom;
}

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.closest('[inert], [data-covered]') !== null) return false;
  // Safari before 17.4 can't tell.
  const old: Partial<Pick<HTMLElement, 'checkVisibility'>> = element;
  return old.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
}

/** A hidden input is where its label is; a choice or a switch with its label beside it is the whole row. */
function boxOf(element: HTMLElement): Box {
  const own = element.getBoundingClientRect();
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  if (label === undefined) return own;
  const beside = label.getBoundingClientRect();
  if (own.width <= 2) return beside;
  if (!element.matches('[type="checkbox"], [type="radio"]')) return own;
  return {
    left: Math.min(own.left, beside.left),
    right: Math.max(own.right, beside.right),
    top: Math.min(own.top, beside.top),
    bottom: Math.max(own.bottom, beside.bottom),
  };
}
