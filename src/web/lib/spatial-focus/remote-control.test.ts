import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleRemoteKey } from './remote-control.ts';

/** Each element has its place in `data-at`: left, top. All are 80 × 40. */
function lay(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const [left = 0, top = 0] = (element.dataset['at'] ?? '').split(' ').map(Number);
    element.getBoundingClientRect = () => new DOMRect(left, top, 80, 40);
    element.checkVisibility = () => true;
  }
}

/** Presses a key on the element that has the focus; true if the browser does nothing else with it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}
const lit = () => document.activeElement?.id;
const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();

beforeEach(() => window.addEventListener('keydown', handleRemoteKey));
afterEach(() => {
  window.removeEventListener('keydown', handleRemoteKey);
  document.body.innerHTML = '';
});

it('moves the focus over links, buttons and fields as they lie', () => {
  lay('<a id="a" href="#" data-at="0 0"></a><button id="b" data-at="100 0"></button><input id="c" data-at="0 60">');
  focus('a');
  expect(press('ArrowRight')).toBe(true);
  expect(lit()).toBe('b');
  press('ArrowDown');
  expect(lit()).toBe('c');
  press('ArrowUp');
  expect(lit()).toBe('a');
});

it('starts at the next step of the page, and scrolls on where nothing lies ahead', () => {
  lay(`<button id="bar" data-at="0 0"></button>
       <main id="content"><button id="quiet" data-at="0 60"></button>
       <button id="go" data-primary data-at="0 120"></button></main>`);
  press('ArrowDown');
  expect(lit()).toBe('go');
  expect(press('ArrowDown')).toBe(false);
});

it('never reaches what is covered, disabled or out of the order', () => {
  lay(`<button id="a" data-at="0 0"></button><div inert><button data-at="100 0"></button></div>
       <button disabled data-at="100 0"></button><button tabindex="-1" data-at="100 0"></button>`);
  focus('a');
  expect(press('ArrowRight')).toBe(false);
  expect(lit()).toBe('a');
});

it('comes to a button that removes something only from the one before it [ROOM-3]', () => {
  lay(`<button id="join" data-at="200 0"></button>
       <li><button id="edit" data-at="0 0"></button><button id="remove" data-beside data-at="100 0"></button></li>
       <li><button id="edit2" data-at="0 60"></button><button id="remove2" data-beside data-at="100 60"></button></li>`);
  focus('join');
  press('ArrowLeft');
  expect(lit()).toBe('edit');
  press('ArrowRight');
  expect(lit()).toBe('remove');
  press('ArrowDown');
  expect(lit()).toBe('edit2');
  press('ArrowUp');
  expect(lit()).toBe('edit');
});

it('stays inside an open dialog, which Back asks to close', () => {
  lay('<button id="a" data-at="0 0"></button><dialog open><button id="in" data-at="0 90"></button></dialog>');
  const cancel = vi.fn();
  document.querySelector('dialog')?.addEventListener('cancel', cancel);
  focus('in');
  expect(press('ArrowUp')).toBe(false);
  expect(press('GoBack')).toBe(true);
  expect(cancel).toHaveBeenCalledOnce();
});

it('leaves Back to the browser where no dialog is open', () => {
  lay('<button id="a" data-at="0 0"></button>');
  focus('a');
  expect(press('BrowserBack')).toBe(false);
});

it('leaves sideways arrows to a text that is being edited, until its end', () => {
  lay('<button id="a" data-at="100 0"></button><input id="c" value="Noura" data-at="0 0">');
  focus('c');
  const field = document.querySelector('input');
  field?.setSelectionRange(2, 2);
  expect(press('ArrowRight')).toBe(false);
  field?.setSelectionRange(5, 5);
  expect(press('ArrowRight')).toBe(true);
  expect(lit()).toBe('a');
});

it('reads the end of an Arabic text on its left', () => {
  lay('<button id="a" data-at="0 0"></button><input id="c" value="نورة" style="direction: rtl" data-at="100 0">');
  focus('c');
  const field = document.querySelector('input');
  field?.setSelectionRange(0, 0);
  expect(press('ArrowLeft')).toBe(false);
  field?.setSelectionRange(4, 4);
  expect(press('ArrowLeft')).toBe(true);
  expect(lit()).toBe('a');
});

it('passes over what a list has scrolled away, unless the focus is in the list', () => {
  lay(`<button id="a" data-at="0 0"></button>
       <div data-scrolls data-at="0 60"><button id="b" data-at="0 200"></button><button id="c" data-at="0 260"></button></div>
       <button id="d" data-at="0 320"></button>`);
  focus('a');
  press('ArrowDown');
  expect(lit()).toBe('d');
  focus('b');
  press('ArrowDown');
  expect(lit()).toBe('c');
});

it('passes over radio buttons without choosing; OK chooses', () => {
  lay(`<input type="radio" name="n" id="a" checked data-at="0 0"><input type="radio" name="n" id="b" data-at="100 0">`);
  focus('a');
  press('ArrowRight');
  const second = document.querySelector<HTMLInputElement>('#b');
  expect([lit(), second?.checked]).toEqual(['b', false]);
  expect(press('Enter')).toBe(true);
  expect(second?.checked).toBe(true);
});

it('reaches a switch at the far end of its row from the start of the row above', () => {
  lay(`<button id="above" data-at="900 0"></button>
       <label for="switch" data-at="900 60"></label><input id="switch" type="checkbox" role="switch" data-at="400 60">
       <button id="below" data-at="900 120"></button>`);
  focus('above');
  press('ArrowDown');
  expect(lit()).toBe('switch');
  press('ArrowDown');
  expect(lit()).toBe('below');
  press('ArrowUp');
  expect(lit()).toBe('switch');
});

it('leaves shortcuts of the browser, and keys that a component has handled, alone', () => {
  lay('<button id="a" data-at="0 0"></button><button id="b" data-at="100 0"></button>');
  focus('a');
  expect(press('ArrowRight', { altKey: true })).toBe(false);
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press('ArrowRight');
  expect(lit()).toBe('a');
});

it('lets the page scroll to what is more than half a screen away', () => {
  lay(`<button id="a" data-at="0 0"></button><button id="b" data-at="0 ${window.innerHeight * 2}"></button>`);
  focus('a');
  expect(press('ArrowDown')).toBe(false);
  expect(lit()).toBe('a');
});

it('goes down a list that scrolls before it reaches the bar that covers its hidden rows', () => {
  lay(`<div data-scrolls><button id="seen" data-at="0 0"></button><button id="hidden" data-at="0 100"></button></div>
       <button id="start" data-at="0 50"></button><button id="below" data-at="0 200"></button>`);
  focus('seen');
  const reached = [1, 2].map(() => {
    press('ArrowDown');
    return lit();
  });
  expect(reached).toEqual(['hidden', 'below']);
});
