import { afterEach, expect, it } from 'vitest';
import { replayEarlyInput } from './early-input.ts';

afterEach(() => {
  delete window.earlyInputs;
});

function page() {
  const form = document.createElement('form');
  const [field, box] = [document.createElement('input'), document.createElement('input')];
  const button = document.createElement('button');
  box.type = 'checkbox';
  button.type = 'button';
  form.append(field, box, button);
  document.body.replaceChildren(form);
  return { form, field, box, button };
}

it('puts a typed text back as if it were typed now, and repeats the last press once', () => {
  const { field, box, button } = page();
  const events: string[] = [];
  field.addEventListener('input', () => events.push(`input ${field.value}`));
  button.addEventListener('click', () => events.push('press'));
  const fields = new Map<HTMLInputElement, string | boolean>([
    [field, 'noura@example.com'],
    [box, true],
  ]);
  window.earlyInputs = { release: () => ({ fields, pressed: button }) };
  replayEarlyInput();
  replayEarlyInput();
  expect(events).toEqual(['input noura@example.com', 'press']);
  expect(box.checked).toBe(true);
});

it('sends a form that was sent by a key', () => {
  const { form } = page();
  let sent = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  window.earlyInputs = { release: () => ({ fields: new Map(), pressed: form }) };
  replayEarlyInput();
  expect(sent).toBe(1);
});

it('leaves alone what the page has replaced meanwhile', () => {
  const { field, button } = page();
  let presses = 0;
  button.addEventListener('click', () => (presses += 1));
  document.body.replaceChildren();
  window.earlyInputs = { release: () => ({ fields: new Map([[field, 'x']]), pressed: button }) };
  replayEarlyInput();
  expect([field.value, presses]).toEqual(['', 0]);
});
