import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JudgeView, PhoneView, RemoteView, SeatChange } from '#shared/rooms/schema.ts';
import { ar } from '#shared/i18n/ar/index.ts';
import { present } from '#shared/kernel/assert.ts';
import { code, gameId, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, newToken } from './kept.ts';

const token = newToken();
const topic = `seats/${gameId}/${token}`;

beforeEach(() => keepSeat({ gameId, code, token, teamName: 'الصقور', isTaken: true }));

const { seat } = testChange();
const board: RemoteView = {
  seq: 7,
  acts: ['undo'],
  columns: [
    {
      name: { ar: 'جغرافيا', en: 'Geography' },
      icon: 'geography',
      hue: 200,
      tiles: [
        { cellId: 'c1', value: 200 },
        { cellId: 'c2', value: 400 },
      ],
    },
  ],
  options: [],
  awards: [],
  lifelines: [],
  steals: [],
};
const noChoices: RemoteView = { ...board, columns: [] };
const openQuestion: Partial<PhoneView> = {
  phase: 'question',
  question: {
    category: null,
    value: 600,
    isRevealed: false,
    answers: 'team',
    mayBeStolen: true,
    buzzer: false,
    stealTeamIndex: null,
    stealOpenUntil: null,
  },
};
const asRemote = (remote: RemoteView | null, view: Partial<PhoneView> = {}, changes: Partial<SeatChange> = {}) =>
  testChange(view, { seat: { ...seat, isRemote: true }, remote, ...changes });
const asJudge = (judge: JudgeView | null, view: Partial<PhoneView> = openQuestion) =>
  testChange(view, { seat: { ...seat, teamIndex: null, isJudge: true }, judge });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const steps = () =>
  PhoneSocket.last()
    .presses()
    .filter((press) => JSON.stringify(press).includes('"act"'));
const press = (seq: number, given: object) => ({ topic, data: { kind: 'act', seq, act: given } });
/** Finds a button, after the short time in which new buttons ignore presses. */
const tap = async (name: string | RegExp) => {
  const target = await button(name);
  await waitFor(() => expect(target.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(target);
};

it('sends a tile once, with the step at which it was shown [ROOM-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPhone();
  await PhoneSocket.last().show(asRemote(board));
  await tap('جغرافيا، 400');
  await userEvent.click(await button('جغرافيا، 400'));
  await userEvent.click(await button('جغرافيا، 200'));
  expect(steps()).toEqual([press(7, { type: 'pick', cellId: 'c2' })]);
  expect((await button('جغرافيا، 400')).getAttribute('aria-busy')).toBe('true');
  expect((await button('جغرافيا، 200')).getAttribute('aria-disabled')).toBe('true');
});

it('gives an open steal to a team, and shows no wish to pass to one [BUZZ-4]', async () => {
  renderPhone();
  const { question } = openQuestion;
  const buzzer = { phase: 'question', question: present(question, 'the question') } as const;
  const ofBuzzer = { ...buzzer, question: { ...buzzer.question, buzzer: true } };
  await PhoneSocket.last().show(asRemote({ ...noChoices, acts: ['pass', 'reveal'] }, ofBuzzer));
  expect(await button('افتح السرقة للبقية')).toBeTruthy();
  const open = { ...ofBuzzer, question: { ...ofBuzzer.question, answers: 'others' as const } };
  await PhoneSocket.last().show(asRemote({ ...noChoices, acts: ['reveal', 'pause'], steals: [1] }, open), '2');
  expect(screen.getByRole('heading', { name: 'من سبق؟' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أظهر الجواب' }).className).toContain('button-quiet');
  await tap('السرقة لفريق اللؤلؤ');
  expect(steps()).toEqual([press(7, { type: 'takeSteal', teamIndex: 1 })]);
});

it('waits for the screen before the next press [ROOM-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPhone();
  await PhoneSocket.last().show(asRemote({ ...noChoices, acts: ['reveal', 'tick'] }, openQuestion));
  await tap('قالوا واحدة');
  await userEvent.click(await button('أظهر الجواب'));
  expect(steps()).toHaveLength(1);
  await PhoneSocket.last().show(asRemote({ ...noChoices, seq: 8, acts: ['reveal', 'tick'] }, openQuestion), '2');
  await tap('قالوا واحدة');
  expect(steps()).toEqual([press(7, { type: 'tick' }), press(8, { type: 'tick' })]);
});

it('says after 3 s that the screen did not answer, and takes presses again [ROOM-6]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asRemote(board));
  const tile = await button('جغرافيا، 400');
  vi.useFakeTimers();
  act(() => tile.click());
  act(() => void vi.advanceTimersByTime(2900));
  expect(screen.queryByText(/لم تستجب الشاشة/)).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText(/لم تستجب الشاشة/)).toBeTruthy();
  act(() => tile.click());
  expect(steps()).toHaveLength(2);
  expect(screen.queryByText(/لم تستجب الشاشة/)).toBeNull();
});

it('ignores a press on buttons that have just appeared [ROOM-6]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asRemote({ ...noChoices, acts: ['reveal'] }, openQuestion));
  await button('أظهر الجواب');
  vi.useFakeTimers();
  await PhoneSocket.last().show(asRemote({ ...noChoices, seq: 8, awards: [{ teamIndex: 0, points: 600 }] }), '2');
  const award = screen.getByRole('button', { name: /أصاب فريق الصقور/ });
  act(() => award.click());
  expect(steps()).toEqual([]);
  act(() => void vi.advanceTimersByTime(350));
  act(() => award.click());
  expect(steps()).toEqual([press(8, { type: 'award', teamIndex: 0 })]);
});

it('sends nothing while it is offline, and nothing later [ROOM-6]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asRemote(board));
  const tile = await button('جغرافيا، 400');
  const socket = PhoneSocket.last();
  vi.useFakeTimers();
  act(() => socket.fail());
  act(() => tile.click());
  expect(tile.getAttribute('aria-disabled')).toBe('true');
  act(() => void vi.advanceTimersByTime(2000));
  expect(PhoneSocket.all).toHaveLength(2);
  await PhoneSocket.last().show(asRemote(board), '2');
  expect(steps()).toEqual([]);
});

it('asks twice before it undoes, for 4 s [ROOM-6]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asRemote(board));
  const undo = await button('تراجع');
  vi.useFakeTimers();
  act(() => undo.click());
  expect(undo.textContent).toBe('أكيد؟');
  act(() => void vi.advanceTimersByTime(4100));
  expect(undo.textContent).toBe('تراجع');
  act(() => undo.click());
  expect(steps()).toEqual([]);
  act(() => undo.click());
  expect(steps()).toEqual([press(7, { type: 'undo' })]);
});

it('asks twice before a lifeline is used [ROOM-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPhone();
  await PhoneSocket.last().show(asRemote({ ...noChoices, lifelines: ['askTeammate'] }, openQuestion));
  await tap('اسأل زميلك');
  expect(steps()).toEqual([]);
  await tap(/اسأل زميلك/);
  expect(steps()).toEqual([press(7, { type: 'useLifeline', lifeline: 'askTeammate' })]);
});

it('gives the points to a team or to none, with what each gets [ROOM-6]', async () => {
  renderPhone();
  const awards = [
    { teamIndex: 0, points: 600 },
    { teamIndex: 1, points: 1200 },
    { teamIndex: null, points: 0 },
  ];
  await PhoneSocket.last().show(asRemote({ ...noChoices, awards }));
  const group = await screen.findByRole('group', { name: 'من أصاب؟' });
  expect(within(group).getAllByRole('button')).toHaveLength(3);
  expect(await button(/أصاب فريق اللؤلؤ.*1200/)).toBeTruthy();
  await tap('لا أحد');
  expect(steps()).toEqual([press(7, { type: 'award', teamIndex: null })]);
});

it('keeps the letters of options when one is gone [ROOM-6]', async () => {
  renderPhone();
  const options = ['o1', 'o2', 'o3', 'o4'].map((id) => ({ id, text: { ar: `خيار ${id}`, en: id } }));
  await PhoneSocket.last().show(asRemote({ ...noChoices, options }, openQuestion));
  await button(/خيار o4/);
  await PhoneSocket.last().show(asRemote({ ...noChoices, seq: 8, options: options.slice(1) }, openQuestion), '2');
  expect((await button(/خيار o2/)).textContent).toBe('بخيار o2');
  await tap(/خيار o2/);
  expect(steps()).toEqual([press(8, { type: 'choose', optionId: 'o2' })]);
});

it('numbers pictures as the screen does [ROOM-6]', async () => {
  renderPhone();
  const options = ['o1', 'o2', 'o3', 'o4'].map((id) => ({ id, text: null }));
  await PhoneSocket.last().show(asRemote({ ...noChoices, options }, openQuestion));
  expect((await button(/الصورة 2/)).textContent).toBe('2الصورة 2');
});

it('suggests the answer of a contest only once none may commit any more [ROOM-6] [COMMIT-2]', async () => {
  renderPhone();
  const contest = { ...present(openQuestion.question, 'the question'), answers: 'all' as const };
  const remote: RemoteView = { ...noChoices, acts: ['reveal', 'pause'] };
  await PhoneSocket.last().show(asRemote(remote, { phase: 'question', question: contest }));
  expect((await button('أظهر الجواب')).className).toContain('button-quiet');
  const closed = { ...contest, answers: 'none' as const };
  await PhoneSocket.last().show(asRemote(remote, { phase: 'question', question: closed }), '2');
  expect((await button('أظهر الجواب')).className).toContain('button-primary');
});

it('names the team that a question passes to [ROOM-6]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asRemote({ ...noChoices, acts: ['pass', 'reveal'] }, openQuestion));
  await tap('مرّره إلى الصقور');
  expect(steps()).toEqual([press(7, { type: 'pass' })]);
});

it('says once that this phone got the remote while it was open [ROOM-6]', async () => {
  renderPhone();
  await PhoneSocket.last().show(testChange());
  await PhoneSocket.last().show(asRemote(board), '2');
  expect(screen.getByText(/الريموت معك الآن/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'الريموت معك' })).toBeTruthy();
  await button('جغرافيا، 400');
});

it('announces no remote that the phone had before the page was opened [ROOM-6]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asRemote(board));
  await button('جغرافيا، 400');
  expect(screen.queryByText(/الريموت معك الآن/)).toBeNull();
});

it('says why there is nothing to press [ROOM-6]', async () => {
  renderPhone();
  const wheel = asRemote({ ...noChoices, acts: [] }, { phase: 'wheel', currentTeamIndex: null });
  await PhoneSocket.last().show(wheel);
  expect(await screen.findByRole('heading', { name: 'أدِر العجلة من الشاشة' })).toBeTruthy();
  await PhoneSocket.last().show(asRemote(null, {}, { isScreenHere: false }), '2');
  expect(await screen.findByRole('heading', { name: 'الريموت ينتظر الشاشة' })).toBeTruthy();
  const over: Partial<PhoneView> = { phase: 'result', outcome: 'finished', currentTeamIndex: null, winners: [0] };
  await PhoneSocket.last().show(asRemote(null, over), '3');
  expect(await screen.findByText(/انتهت اللعبة/)).toBeTruthy();
  expect(screen.getByText('فزتم!')).toBeTruthy();
});

it('says that the game is paused, not that the screen is away [ROOM-6]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asRemote(null, {}, { intermission: 'prayer' }));
  expect(await screen.findByText(/اللعبة متوقفة، وتعود الأزرار/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'نكمل بعد الصلاة' })).toBeTruthy();
  expect(screen.queryByText('الريموت ينتظر الشاشة')).toBeNull();
});

it('keeps the remote until a tie is decided [ROOM-6]', async () => {
  renderPhone();
  const tied: Partial<PhoneView> = { phase: 'result', currentTeamIndex: null, isTied: true };
  await PhoneSocket.last().show(asRemote(null, tied, { isScreenHere: false }));
  expect(await screen.findByText('الريموت ينتظر الشاشة')).toBeTruthy();
  await PhoneSocket.last().show(asRemote({ ...noChoices, acts: ['openTieBreaker'] }, tied), '2');
  expect(screen.getByText('تعادل في القمة!')).toBeTruthy();
  await button('سؤال الحسم');
});

const strait: JudgeView = {
  answer: { ar: 'مضيق هرمز', en: 'The Strait of Hormuz' },
  explanation: { ar: 'يصل الخليج بخليج عُمان.', en: 'It joins two gulfs.' },
  accepted: null,
};

it('shows the judge the answer after one tap, at each question again [ROOM-7]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asJudge(strait));
  const show = await button('أظهر الجواب لي');
  expect(screen.queryByText('مضيق هرمز')).toBeNull();
  await userEvent.click(show);
  expect(screen.getByText('مضيق هرمز')).toBeTruthy();
  expect(screen.getByText('يصل الخليج بخليج عُمان.')).toBeTruthy();
  await PhoneSocket.last().show(asJudge({ ...strait, answer: { ar: 'باب المندب', en: 'Bab al-Mandab' } }), '2');
  expect(screen.queryByText('باب المندب')).toBeNull();
  await button('أظهر الجواب لي');
});

it('shows the judge the names that count [ROOM-7]', async () => {
  renderPhone();
  const accepted = ['فيلكا', 'بوبيان'].map((name) => ({ ar: name, en: name }));
  await PhoneSocket.last().show(asJudge({ ...strait, accepted }));
  await userEvent.click(await button('أظهر الجواب لي'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['فيلكا', 'بوبيان']),
  );
  await userEvent.click(await button('أخفِه'));
  expect(screen.queryByText('فيلكا')).toBeNull();
});

it('says that it is the judge between questions, and at a secret word [ROOM-7]', async () => {
  renderPhone();
  await PhoneSocket.last().show(asJudge(null, {}));
  expect(await screen.findByText(/يأتيك الجواب مع كل سؤال/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'أنت الحَكَم' })).toBeTruthy();
  await PhoneSocket.last().show(asJudge(null), '2');
  expect(await screen.findByText(/لا جواب للحكم/)).toBeTruthy();
});

it('says to judge and remote in the words of the screen that a question is for the young [YOUNG-5, ROOM-7]', async () => {
  renderPhone();
  const question = { ...present(openQuestion.question, 'the question'), worth: 600, othersPoints: 200 };
  const ofYoung = { ...openQuestion, question };
  const words = ar.games.question;
  await PhoneSocket.last().show(asJudge(strait, ofYoung));
  expect(await screen.findByText(words.youngOthers(200))).toBeTruthy();
  const stolen = { ...ofYoung, currentTeamIndex: 0, question: { ...question, worth: 200, stealTeamIndex: 1 } };
  await PhoneSocket.last().show(asJudge(strait, stolen), '2');
  expect(screen.getByText(words.young)).toBeTruthy();
  await PhoneSocket.last().show(asJudge(strait), '3');
  expect(screen.queryByText(new RegExp(words.young))).toBeNull();
  const category = { name: { ar: 'جغرافيا', en: 'Geography' }, icon: 'geography', hue: 200 } as const;
  const both = { judge: strait, seat: { ...seat, teamIndex: null, isJudge: true, isRemote: true } };
  await PhoneSocket.last().show(asRemote(noChoices, { ...ofYoung, question: { ...question, category } }, both), '4');
  expect(screen.getByText(words.youngOthers(200))).toBeTruthy();
  expect(screen.getByText('600')).toBeTruthy();
  // In a comeback.
  const doubled = { ...question, category, value: 400, worth: 800 };
  await PhoneSocket.last().show(asRemote(noChoices, { ...ofYoung, question: doubled }, both), '5');
  expect(screen.getByText(words.youngOthers(200))).toBeTruthy();
  expect(screen.getByText('800')).toBeTruthy();
});
