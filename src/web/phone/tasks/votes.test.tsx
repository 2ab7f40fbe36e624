import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SeatChange } from '#shared/rooms/schema.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import { code, gameId, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, newToken } from '../kept.ts';

const token = newToken();
const topic = `seats/${gameId}/${token}`;
beforeEach(() => keepSeat({ gameId, code, token, teamName: 'الصقور', isTaken: true }));

const words = ['الكويت', 'مسقط', 'الدوحة', 'المنامة'];
const task: Extract<SeatTask, { kind: 'vote' }> = {
  kind: 'vote',
  key: 'c1.1.question.own',
  options: words.map((ar, index) => ({ id: `o${index + 1}`, place: index + 1, text: { ar, en: `City ${index + 1}` } })),
  own: null,
  mayAnswer: true,
};
const { seat } = testChange();
const mate = (number: number, name: string, changes: Partial<SeatChange['teammates'][number]> = {}) => ({
  id: `0190a000-0000-7000-8000-00000000001${number}`,
  name,
  emblem: 'palm' as const,
  isCaptain: false,
  isHere: true,
  ...changes,
});
const [fahd, salem] = [mate(1, 'فهد'), mate(2, 'سالم')];
const own = {
  category: null,
  value: 600,
  isRevealed: false,
  answers: 'team',
  mayBeStolen: true,
  buzzer: false,
  stealTeamIndex: null,
  stealOpenUntil: null,
} as const;
const asMember = (changes: Partial<typeof task> = {}) =>
  testChange(
    { phase: 'question', currentTeamIndex: 0, question: own },
    { task: { ...task, ...changes }, teammates: [{ ...fahd, isCaptain: true }, salem] },
  );
const asCaptain = (changes: Partial<typeof task> = {}) => ({
  ...asMember(changes),
  seat: { ...seat, isCaptain: true },
  teammates: [fahd, salem],
});
const option = (name: string) => screen.findByRole('button', { name });
const confirm = (name: RegExp | string = /هذا جوابنا/) => screen.findByRole('button', { name });
const isPressed = async (name: string) => (await option(name)).getAttribute('aria-pressed') === 'true';
const presses = (kind: string) =>
  PhoneSocket.last()
    .presses()
    .filter((press) => (press as { data: { kind: string } }).data.kind === kind);
const voteFor = (optionId: string) => ({ topic, data: { kind: 'vote', task: task.key, optionId } });
const answerWith = (optionId: string) => ({ topic, data: { kind: 'answer', task: task.key, optionId } });
const comeBack = async (change: SeatChange) => {
  const lost = PhoneSocket.last();
  vi.useFakeTimers();
  act(() => lost.fail());
  act(() => void vi.advanceTimersByTime(2000));
  vi.useRealTimers();
  expect(PhoneSocket.last()).not.toBe(lost);
  await PhoneSocket.last().show(change, 'again');
};

it('votes with one tap, shown at once, and changes the vote with another [VOTE-1]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asMember());
  await userEvent.click(await option('مسقط'));
  expect(await isPressed('مسقط')).toBe(true);
  expect(screen.getByText('صوتك')).toBeTruthy();
  await userEvent.click(await option('الدوحة'));
  expect([await isPressed('مسقط'), await isPressed('الدوحة')]).toEqual([false, true]);
  expect(presses('vote')).toEqual([voteFor('o2'), voteFor('o3')]);
});

it('shows the letters of the screen, also after an option is gone, and pictures by their number [VOTE-1]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asMember({ options: task.options.slice(1) }));
  expect((await option('مسقط')).textContent).toBe('بمسقط');
  await PhoneSocket.last().show(
    asMember({ options: task.options.map((each) => ({ ...each, text: null })), key: 'c2.1.question.own' }),
    '2',
  );
  expect((await option('الصورة 3')).textContent).toBe('3الصورة 3');
});

it('says who has the last word, and has no button for it on the phones of others [VOTE-2]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asMember());
  expect(await screen.findByText('الكلمة الأخيرة عند فهد.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /هذا جوابنا/ })).toBeNull();
});

it('keeps the own team’s points in sight beside a task [VOTE-1]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asMember());
  await option('مسقط');
  expect(screen.getByText('نقاط فريق الصقور: 1200')).toBeTruthy();
  const others = within(screen.getByRole('list', { name: 'النقاط' })).getAllByRole('listitem');
  expect(others).toHaveLength(1);
});

it('keeps a tap where an older vote arrives after it, and knows its vote after a reload [VOTE-1]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asMember());
  await option('مسقط');
  await PhoneSocket.last().show(asMember({ own: 'o1' }), '2');
  expect(await isPressed('الكويت')).toBe(true);
  await userEvent.click(await option('مسقط'));
  await PhoneSocket.last().show({ ...asMember({ own: 'o1' }), isLocked: true }, '3');
  expect([await isPressed('الكويت'), await isPressed('مسقط')]).toEqual([false, true]);
});

it('takes no tap without a connection, says why, and afterwards shows the vote that has arrived [VOTE-1]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asCaptain({ own: 'o1' }));
  await userEvent.click(await option('مسقط'));
  const buttons = [await option('الدوحة'), await confirm()];
  vi.useFakeTimers();
  act(() => PhoneSocket.last().fail());
  for (const button of buttons) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    act(() => button.click());
  }
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByText(/انقطع الاتصال/)).toBeTruthy();
  vi.useRealTimers();
  expect(await isPressed('الدوحة')).toBe(false);
  await PhoneSocket.last().show(asCaptain({ own: 'o1' }), 'again');
  expect(await isPressed('الكويت')).toBe(true);
  expect([presses('vote'), presses('answer')]).toEqual([[], []]);
});

it('gives the answer of the team by the captain’s second button, which names it [VOTE-2]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPhone();
  await PhoneSocket.last().show(asCaptain());
  expect((await confirm()).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(await confirm());
  expect(presses('answer')).toEqual([]);
  await userEvent.click(await option('مسقط'));
  await userEvent.click(await confirm(/هذا جوابنا.*مسقط/));
  expect(presses('answer')).toEqual([answerWith('o2')]);
  const sending = await confirm(/نرسل جوابكم/);
  expect(sending.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(sending);
  await userEvent.click(await option('الدوحة'));
  expect([presses('answer'), presses('vote')]).toEqual([[answerWith('o2')], [voteFor('o2')]]);
});

it('says after 3 s that the screen did not respond, and takes the answer again [VOTE-2]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asCaptain({ own: 'o2' }));
  const button = await confirm();
  vi.useFakeTimers();
  act(() => button.click());
  act(() => void vi.advanceTimersByTime(2900));
  expect(screen.queryByText(/لم تستجب الشاشة/)).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText(/لم تستجب الشاشة/)).toBeTruthy();
  act(() => button.click());
  expect(screen.queryByText(/لم تستجب الشاشة/)).toBeNull();
  expect(presses('answer')).toHaveLength(2);
});

it('gives no answer after its time, and says so [VOTE-2]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asCaptain({ own: 'o2', mayAnswer: false }));
  await userEvent.click(await confirm());
  expect(screen.getByText('انتهى وقت الجواب.')).toBeTruthy();
  expect(presses('answer')).toEqual([]);
});

it('forgets the vote with its question [VOTE-1]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asMember());
  await userEvent.click(await option('مسقط'));
  await PhoneSocket.last().show(asMember({ key: 'c2.1.question.own' }), '2');
  expect(await isPressed('مسقط')).toBe(false);
  await PhoneSocket.last().show({ ...asMember(), task: null }, '3');
  expect(screen.queryByRole('button', { name: 'مسقط' })).toBeNull();
});

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'القائمة' }));
  return within(screen.getByRole('dialog'));
};

it('passes the captain’s part on to a teammate with one tap in the menu [VOTE-2]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPhone();
  await PhoneSocket.last().show({ ...asCaptain(), task: null, teammates: [fahd, mate(3, 'حمد', { isHere: false })] });
  const menu = await openMenu();
  expect(menu.getByText('قيادة الفريق عندك.')).toBeTruthy();
  expect(menu.getByRole('button', { name: /حمد.*غير متصل/ })).toHaveProperty('disabled', true);
  const pass = menu.getByRole('button', { name: 'فهد' });
  await userEvent.click(pass);
  await userEvent.click(pass);
  expect(presses('captain')).toEqual([{ topic, data: { kind: 'captain', seatId: fahd.id } }]);
  await PhoneSocket.last().show({ ...asMember(), task: null }, '2');
  const line = menu.getByText('القيادة عند فهد');
  expect(line.closest('p')).toBe(document.activeElement);
  expect(menu.queryByRole('button', { name: 'سالم' })).toBeNull();
});

it('says after 3 s that the captain’s part was not passed on [VOTE-2]', async () => {
  renderPhone();
  await PhoneSocket.last().show({ ...asCaptain(), task: null });
  const menu = await openMenu();
  vi.useFakeTimers();
  act(() => menu.getByRole('button', { name: 'فهد' }).click());
  act(() => void vi.advanceTimersByTime(3100));
  expect(menu.getByText(/لم تنتقل القيادة/)).toBeTruthy();
  act(() => menu.getByRole('button', { name: 'سالم' }).click());
  expect(presses('captain')).toHaveLength(2);
});

it('says who the captain is in the menu of players, not in that of onlookers [VOTE-2]', async () => {
  renderPhone();
  await PhoneSocket.last().show({ ...asMember(), task: null });
  const menu = await openMenu();
  expect(menu.getByText('القيادة عند فهد')).toBeTruthy();
  await PhoneSocket.last().show(testChange({}, { seat: { ...seat, teamIndex: null } }), '2');
  expect(menu.queryByText(/القيادة|قيادة/)).toBeNull();
});

it('shows the captain’s sign on its own phone, and says once that it has become the captain [VOTE-2]', async () => {
  renderPhone();
  await PhoneSocket.last().show({ ...asMember(), task: null });
  expect(screen.queryByRole('img', { name: 'القيادة عندك' })).toBeNull();
  await PhoneSocket.last().show({ ...asCaptain(), task: null }, '2');
  expect(screen.getByRole('img', { name: 'القيادة عندك' })).toBeTruthy();
  expect(screen.getByText('قيادة فريقك عندك الآن.')).toBeTruthy();
});

const markOf = async (name: string) =>
  (await option(name)).querySelector('[data-receipt]')?.getAttribute('data-receipt') ?? null;
const asReceiver = (): SeatChange => ({ ...asMember(), givesReceipts: true });
const receive = (optionId: string) =>
  PhoneSocket.last().say({ event: { received: { kind: 'vote', task: task.key, optionId } } });

it('marks a vote as on its way until the server has it, and no other [VOTE-3]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPhone();
  await PhoneSocket.last().show(asReceiver());
  await userEvent.click(await option('مسقط'));
  expect(await markOf('مسقط')).toBe('waiting');
  await userEvent.click(await option('الدوحة'));
  await receive('o2');
  expect([await markOf('مسقط'), await markOf('الدوحة')]).toEqual([null, 'waiting']);
  await receive('o3');
  expect(await markOf('الدوحة')).toBe('received');
});

it('says after 3 s that a vote did not arrive, and another tap on it sends it again [VOTE-3]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asReceiver());
  const button = await option('مسقط');
  vi.useFakeTimers();
  act(() => button.click());
  act(() => void vi.advanceTimersByTime(2900));
  expect(screen.queryByText(/لم يصل صوتك/)).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText(/لم يصل صوتك/).getAttribute('role')).toBe('status');
  act(() => button.click());
  expect(screen.queryByText(/لم يصل صوتك/)).toBeNull();
  expect(presses('vote')).toEqual([voteFor('o2'), voteFor('o2')]);
  await receive('o2');
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText(/لم يصل صوتك/)).toBeNull();
});

it('keeps a vote that the server has over a lost connection, and no other [VOTE-3]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asReceiver());
  await userEvent.click(await option('مسقط'));
  await receive('o2');
  await comeBack(asReceiver());
  expect([await isPressed('مسقط'), await markOf('مسقط')]).toEqual([true, 'received']);
  await userEvent.click(await option('الدوحة'));
  await comeBack(asReceiver());
  expect(await isPressed('الدوحة')).toBe(false);
});

it('waits for no receipt of a server of an earlier release [VOTE-3]', async () => {
  renderPhone();
  const { givesReceipts: _, ...change } = asReceiver();
  await PhoneSocket.last().show(change as SeatChange);
  const button = await option('مسقط');
  vi.useFakeTimers();
  act(() => button.click());
  act(() => void vi.advanceTimersByTime(5000));
  expect(button.querySelector('[data-receipt=received]')).toBeTruthy();
  expect(screen.queryByText(/لم يصل صوتك/)).toBeNull();
});
