import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SeatChange } from '#shared/rooms/schema.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import { code, gameId, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, newToken } from '../kept.ts';

const token = newToken();
beforeEach(() => keepSeat({ gameId, code, token, teamName: 'الصقور', isTaken: true }));

type HintTask = Extract<SeatTask, { kind: 'hint' }>;
const task = (changes: Partial<HintTask> = {}): HintTask => ({
  kind: 'hint',
  key: 'cell.1.question.own',
  text: { ar: 'ما عاصمة قطر؟', en: 'What is the capital of Qatar?' },
  options: [],
  until: null,
  isGiven: false,
  ...changes,
});
const options = ['الدوحة', 'المنامة', 'مسقط'].map((ar, index) => ({
  id: `o${index}`,
  place: index + 1,
  text: { ar, en: ar },
}));

async function show(changes: Partial<HintTask> = {}, of: Partial<SeatChange> = {}, version = '1') {
  if (version === '1') renderPhone();
  await PhoneSocket.last().show(testChange({ currentTeamIndex: 0 }, { task: task(changes), ...of }), version);
  await screen.findByText('ما عاصمة قطر؟');
}
const sending = () => within(screen.getByRole('group', { name: /^أرسله/ }));
const send = (name: string) => userEvent.click(sending().getByRole('button', { name }));
const presses = () =>
  PhoneSocket.last()
    .presses()
    .map((press) => (press as { data: { kind: string } }).data)
    .filter(({ kind }) => kind === 'hint');

it('sends words with how sure they are, trimmed, and another until the time is over [HINT-1]', async () => {
  await show();
  await send('بلا شك');
  expect(presses()).toEqual([]);
  await userEvent.type(screen.getByLabelText('اكتب تلميحك'), ' الدوحة ');
  await send('أغلب الظن');
  const press = { kind: 'hint', task: 'cell.1.question.own', answer: { text: 'الدوحة' }, sure: 'think' };
  expect(presses()).toEqual([press]);
  const pressed = () => sending().getByRole('button', { name: 'أغلب الظن' });
  expect(pressed().getAttribute('aria-busy')).toBe('true');
  await show({ isGiven: true }, {}, '2');
  expect(screen.getByText(/^تلميحك على الشاشة/)).toBeTruthy();
  expect(pressed().getAttribute('aria-busy')).toBeNull();
  await send('مجرد تخمين');
  expect(presses()).toEqual([press, { ...press, sure: 'guess' }]);
});

it('sends an option where the screen shows some; a picture is known by its place [HINT-1]', async () => {
  await show({ options: options.map((option, index) => (index === 2 ? { ...option, text: null } : option)) });
  expect(screen.queryByLabelText('اكتب تلميحك')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'الصورة 3' }));
  expect(screen.getByRole('button', { name: 'الصورة 3' }).getAttribute('aria-pressed')).toBe('true');
  // As on the screen: a letter for words, a number for a picture.
  expect(screen.getByRole('button', { name: 'الصورة 3' }).textContent).toBe('3الصورة 3');
  expect(screen.getByRole('button', { name: 'المنامة' }).textContent).toBe('بالمنامة');
  await send('بلا شك');
  expect(presses()).toMatchObject([{ answer: { optionId: 'o2' }, sure: 'sure' }]);
});

it('says why words can’t be sent: too many, or signs that no one sees [HINT-1]', async () => {
  await show();
  const field = screen.getByLabelText('اكتب تلميحك');
  await userEvent.click(field);
  await userEvent.paste('ك'.repeat(61));
  expect(screen.getByRole('alert').textContent).toBe('اختصره: 60 حرفًا لا أكثر.');
  await send('بلا شك');
  await userEvent.clear(field);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.paste('ك\u202e');
  expect(screen.getByRole('alert').textContent).toBe('اكتبه بحروف ظاهرة.');
  await send('بلا شك');
  expect(presses()).toEqual([]);
});

it('shows the seconds that are left, that the clock is stopped, and no seconds by a wrong clock [HINT-1]', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await show({ until: 1_029_500 });
  expect(screen.getByRole('timer').textContent).toContain('30');
  await show({ until: null }, {}, '2');
  expect(screen.getByText('الوقت متوقف')).toBeTruthy();
  await show({ until: 9_000_000 }, {}, '3');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('is on the phone of the remote too, above its steps [HINT-1, ROOM-6]', async () => {
  const { seat } = testChange();
  const remote = {
    seq: 7,
    acts: ['endConsultation' as const],
    columns: [],
    options: [],
    awards: [],
    lifelines: [],
    steals: [],
  };
  await show({}, { seat: { ...seat, isRemote: true }, remote });
  expect(await screen.findByRole('button', { name: 'انتهينا' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('اكتب تلميحك'), 'الدوحة');
  await send('بلا شك');
  expect(presses()).toHaveLength(1);
});
