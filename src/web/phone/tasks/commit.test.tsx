import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { phoneCommit as ar } from '#shared/i18n/ar/phone-commit.ts';
import type { SeatChange } from '#shared/rooms/schema.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import { code, gameId, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, kept, newToken } from '../kept.ts';

type CommitTask = Extract<SeatTask, { kind: 'commit' }>;

const token = newToken();

beforeEach(() => {
  keepSeat({ gameId, code, token, teamName: 'الصقور', isTaken: true });
  kept.name.write('نورة');
  kept.team.write('الصقور');
});

const number: CommitTask['form'] = { type: 'number', unit: { ar: 'كم', en: 'km' } };
const points: CommitTask['form'] = { type: 'points', step: 50, max: 600 };
const order: CommitTask['form'] = {
  type: 'order',
  events: ['برج', 'جسر', 'سد', 'ميناء'].map((name, index) => ({ id: `e${index}`, text: { ar: name, en: name } })),
};

const changeOf = (task: Partial<CommitTask>, isCaptain = true): SeatChange => {
  const { seat } = testChange();
  return testChange(
    {},
    {
      seat: { ...seat, isCaptain },
      teammates: [{ id: gameId, name: 'سارة', emblem: 'pearl', isCaptain: !isCaptain, isHere: true }],
      task: { kind: 'commit', key: 'key', form: number, draft: null, isCommitted: false, ...task },
    },
  );
};

async function open(task: Partial<CommitTask>, isCaptain = true) {
  renderPhone();
  await PhoneSocket.last().show(changeOf(task, isCaptain));
  await screen.findByText(isCaptain ? ar.secret : ar.draft.lead.answer('سارة'), { exact: false });
}

const show = (task: Partial<CommitTask>, version: string) => PhoneSocket.last().show(changeOf(task), version);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
/** What was pressed for the task, apart from that the phone is there. */
const presses = () =>
  PhoneSocket.last()
    .presses()
    .map((sent) => (sent as { data: { kind: string; value?: unknown } }).data)
    .filter(({ kind }) => kind !== 'here')
    .map(({ kind, value }) => [kind, value]);

it('commits a number typed in Arabic digits, with its minus, and seals it once the screen has it [COMMIT-1]', async () => {
  await open({});
  const field = screen.getByLabelText<HTMLInputElement>(`${ar.number.label} (كم)`);
  expect(field.inputMode).toBe('numeric');
  await userEvent.type(field, '١٢٣۴');
  expect(field.value).toBe('1234');
  await press(ar.number.minus);
  expect(field.value).toBe('-1234');
  expect(button(ar.number.minus).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(ar.stays, { exact: false })).toBeTruthy();
  await press(ar.number.commit);
  expect(presses().at(-1)).toEqual(['commit', -1234]);
  expect(button(ar.number.commit).getAttribute('aria-busy')).toBe('true');
  await show({ isCommitted: true, draft: -1234 }, '2');
  expect(document.activeElement?.textContent).toBe(ar.sealed.title.answer);
  expect(screen.getByText(/-1234$/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says what is wrong with a number, and commits nothing by Enter, which closes the keyboard [COMMIT-1]', async () => {
  await open({});
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '1.5{Enter}');
  expect(document.activeElement).not.toBe(field);
  expect(presses()).toEqual([]);
  await press(ar.number.commit);
  expect(screen.getByText(ar.number.missing)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, '15');
  expect(screen.queryByText(ar.number.missing)).toBeNull();
  await press(ar.number.commit);
  expect(presses().at(-1)).toEqual(['commit', 15]);
});

it('brings the form back with its number when the screen takes the step back [COMMIT-2]', async () => {
  await open({});
  await userEvent.type(screen.getByRole('textbox'), '77');
  await press(ar.number.commit);
  await show({ isCommitted: true, draft: 77 }, '2');
  await show({ draft: 70 }, '3');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('77');
  await press(ar.number.commit);
  expect(presses().at(-1)).toEqual(['commit', 77]);
});

it('sends drafts a few times a second at most, and what was typed offline with the connection [COMMIT-3]', async () => {
  await open({});
  vi.useFakeTimers();
  const field = screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const value of ['1', '12', '123', '-']) {
    type(value);
    await pass(100);
  }
  await pass(100);
  expect(presses()).toEqual([['draft', 123]]);
  act(() => PhoneSocket.last().fail());
  type('456');
  await pass(600);
  expect(button(ar.number.commit).disabled).toBe(true);
  await pass(3000);
  await PhoneSocket.last().show(changeOf({}), '2');
  await pass(500);
  expect(presses()).toEqual([['draft', 456]]);
});

it('asks for another press where the screen has taken none [COMMIT-2]', async () => {
  await open({ draft: 9 });
  vi.useFakeTimers();
  const commit = button(ar.number.commit);
  fireEvent.click(commit);
  fireEvent.click(commit);
  expect(presses()).toEqual([['commit', 9]]);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText(ar.late)).toBeTruthy();
  fireEvent.click(button(ar.number.commit));
  expect(presses()).toEqual([
    ['commit', 9],
    ['commit', 9],
  ]);
});

it('commits points by steps, a slider, all of them or none [COMMIT-1]', async () => {
  await open({ form: points });
  const chosen = () => within(screen.getByRole('group', { name: ar.points.label })).getByRole('status').textContent;
  // A slip of the thumb seals nothing: 0 is chosen like any other number.
  expect(chosen()).toContain(ar.points.notChosen);
  expect(button(ar.points.choose).disabled).toBe(true);
  await press(ar.points.less);
  await press(ar.points.choose);
  expect(presses()).toEqual([]);
  await press(ar.points.more);
  await press(ar.points.more);
  expect(chosen()).toBe('100');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '350' } });
  expect(chosen()).toBe('350');
  await press(ar.points.all(600));
  await press(ar.points.more);
  expect(chosen()).toBe('600');
  await press(ar.points.none);
  expect(button(ar.points.none).getAttribute('aria-pressed')).toBe('true');
  expect(button(ar.points.commit(0)).disabled).toBe(false);
  await press(ar.points.more);
  await press(ar.points.commit(50));
  expect(presses().at(-1)).toEqual(['commit', 50]);
  await show({ form: points, isCommitted: true, draft: 50 }, '2');
  expect(screen.getByText(ar.draft.points(50))).toBeTruthy();
});

it('asks a team that has too few points for nothing but a press [COMMIT-1]', async () => {
  await open({ form: { ...points, max: 0 } });
  expect(screen.getByText(ar.points.nothing)).toBeTruthy();
  await press(ar.points.none);
  expect(presses()).toEqual([['commit', 0]]);
});

const rows = () =>
  screen.getAllByRole('listitem').flatMap(({ textContent }) => /^[1-4](.*)/.exec(textContent)?.[1] ?? []);

it('puts events in order by buttons that keep the focus, and says each place [COMMIT-1]', async () => {
  await open({ form: order });
  expect(rows()).toEqual(['برج', 'جسر', 'سد', 'ميناء']);
  const earlier = button(ar.order.earlier('ميناء'));
  earlier.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(rows()).toEqual(['برج', 'ميناء', 'جسر', 'سد']);
  expect(document.activeElement).toBe(button(ar.order.earlier('ميناء')));
  expect(screen.getByText(ar.order.moved('ميناء', 2))).toBeTruthy();
  await press(ar.order.later('برج'));
  // The last place: nothing is later.
  await press(ar.order.later('سد'));
  expect(rows()).toEqual(['ميناء', 'برج', 'جسر', 'سد']);
  await press(ar.order.commit);
  expect(presses().at(-1)).toEqual(['commit', ['e3', 'e0', 'e1', 'e2']]);
});

it('puts an event where its handle is dropped [COMMIT-1]', async () => {
  await open({ form: order });
  screen.getAllByRole('listitem').forEach((item, place) => {
    item.getBoundingClientRect = () => new DOMRect(0, place * 60, 300, 50);
  });
  const handle = screen.getByText('2').parentElement as HTMLElement;
  handle.setPointerCapture = () => undefined;
  const pointer = (type: string, clientY: number) =>
    fireEvent(handle, new PointerEvent(type, { pointerId: 1, clientY, bubbles: true, button: 0 }));
  pointer('pointerdown', 100);
  pointer('pointermove', 190);
  expect(rows()).toEqual(['برج', 'جسر', 'سد', 'ميناء']);
  pointer('pointerup', 190);
  expect(rows()).toEqual(['برج', 'سد', 'جسر', 'ميناء']);
  // Taken away, as by a call: nothing moves.
  pointer('pointerdown', 0);
  pointer('pointermove', 300);
  pointer('pointercancel', 300);
  expect(rows()).toEqual(['برج', 'سد', 'جسر', 'ميناء']);
});

it('shows teammates what their captain has so far, and the seal, but no form [COMMIT-3]', async () => {
  await open({}, false);
  expect(screen.getByText(ar.draft.none)).toBeTruthy();
  const showMate = (task: Partial<CommitTask>, version: string) =>
    PhoneSocket.last().show(changeOf(task, false), version);
  await showMate({ draft: 12_000 }, '2');
  expect(screen.getByText('12,000').closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: ar.number.commit })).toBeNull();
  await showMate({ form: order, draft: ['e2', 'e0', 'e1', 'e3'] }, '3');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['سد', 'برج', 'جسر', 'ميناء']),
  );
  await showMate({ draft: 12_000, isCommitted: true }, '4');
  expect(screen.getByRole('heading', { name: ar.sealed.title.answer })).toBeTruthy();
  expect(presses()).toEqual([]);
});

it('calls points points, and says whose phone prepares them without a word of gender [COMMIT-3]', async () => {
  renderPhone();
  const showMate = (task: Partial<CommitTask>, version: string) =>
    PhoneSocket.last().show(changeOf({ form: points, ...task }, false), version);
  await showMate({}, '1');
  expect(await screen.findByText('نقاط الفريق عند سارة. تشاوروا همسًا.')).toBeTruthy();
  await showMate({ isCommitted: true, draft: 1000 }, '2');
  expect(screen.getByText('نقاط فريقك محفوظة. العين على الشاشة.')).toBeTruthy();
  // Without a thousands' comma, as on the screen.
  expect(screen.getByText('1000 نقطة')).toBeTruthy();
});

it('passes the draft to a phone that becomes the captain [COMMIT-3]', async () => {
  await open({ draft: 41 }, false);
  await show({ draft: 41 }, '2');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('41');
});
