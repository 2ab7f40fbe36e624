import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { phone as ar } from '#shared/i18n/ar/phone.ts';
import { hereEveryMs, seatReturnsWithinMs } from '#shared/rooms/seat-topic.ts';
import { code, gameId, openRoom, PhoneSocket, renderPhone, testChange } from '#testing/web/phone.tsx';
import { keepSeat, kept, newToken } from './kept.ts';
import { measureEveryMs } from './server-time.ts';

const launchConfetti = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../ui/confetti.ts', () => ({ launchConfetti }));

const token = newToken();
const topic = `seats/${gameId}/${token}`;

beforeEach(() => {
  keepSeat({ gameId, code, token, teamName: 'الصقور', isTaken: true });
  kept.name.write('نورة');
  kept.team.write('الصقور');
});

const showVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const question = {
  category: { name: { ar: 'جغرافيا', en: 'Geography' }, icon: 'geography', hue: 200 },
  value: 600,
  isRevealed: false,
  answers: 'team',
  mayBeStolen: true,
  buzzer: false,
  stealTeamIndex: null,
  stealOpenUntil: null,
} as const;

it('shows whose phone it is before the game answers', async () => {
  renderPhone();
  expect(await screen.findByText('نصلك باللعبة…')).toBeTruthy();
  expect(screen.getByText('نورة')).toBeTruthy();
  expect(screen.getByText('مع فريق الصقور')).toBeTruthy();
});

it('shows the own team first, and whose turn it is', async () => {
  renderPhone();
  await PhoneSocket.last().show(testChange());
  expect(screen.getByRole('heading', { level: 2, name: 'الدور لفريق اللؤلؤ' })).toBeTruthy();
  expect(screen.getByText('1200').closest('section')).not.toBeNull();
  const others = within(screen.getByRole('list', { name: 'النقاط' })).getAllByRole('listitem');
  expect(others.map(({ textContent }) => textContent)).toEqual(['اللؤلؤالدور لهم400']);
  await PhoneSocket.last().show(testChange({ currentTeamIndex: 0 }), '2');
  expect(screen.getByRole('heading', { level: 2, name: 'دوركم الآن' })).toBeTruthy();
});

it('announces turns and points', async () => {
  renderPhone();
  await PhoneSocket.last().show(testChange());
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced()).toContain('نقاط فريق الصقور: 1200');
  await PhoneSocket.last().show(
    testChange({ currentTeamIndex: 0, teams: testChange().view.teams.map((team) => ({ ...team, score: -300 })) }),
    '2',
  );
  expect(announced()).toContain('دوركم الآناختاروا خانة من الشاشة.');
  expect(screen.getAllByText('−300')).toHaveLength(2);
  expect(screen.getByText('−1500')).toBeTruthy();
});

it('shows the open question, and a steal', async () => {
  renderPhone();
  await PhoneSocket.last().show(testChange({ phase: 'question', question }));
  expect(screen.getByText('السؤال لفريق اللؤلؤ')).toBeTruthy();
  expect(screen.getByText('جغرافيا')).toBeTruthy();
  expect(screen.getByText('600')).toBeTruthy();
  await PhoneSocket.last().show(testChange({ phase: 'question', question: { ...question, stealTeamIndex: 0 } }), '2');
  expect(screen.getByText('السرقة لكم!')).toBeTruthy();
  await PhoneSocket.last().show(
    testChange({
      phase: 'question',
      question: { ...question, isRevealed: true, answers: 'team' as const, mayBeStolen: true },
    }),
    '3',
  );
  expect(screen.getByText('ظهر الجواب')).toBeTruthy();
});

it.each([
  [{ answers: 'all' }, 'السؤال لكل الفرق', 'الكل يلعب، والعين على الشاشة.'],
  [{ answers: 'others', buzzer: true }, 'السرقة لمن يسبق', 'عندكم الجواب؟ اسبقوا غيركم.'],
  [{ answers: 'none', closedBy: 'time' }, 'انتهى وقت الجواب', 'الجواب الصحيح قادم على الشاشة.'],
  [{ answers: 'none', closedBy: 'all' }, 'أجاب الجميع', 'الجواب الصحيح قادم على الشاشة.'],
  [{ answers: 'none', closedBy: 'goal' }, 'اكتمل العدد!', 'العين على الشاشة.'],
  [{ mayBeStolen: true }, 'السؤال لفريق اللؤلؤ', 'اسمعوا جيدًا، فقد تأتيكم السرقة.'],
  [{ mayBeStolen: true, othersPoints: 200 }, 'السؤال لفريق اللؤلؤ', 'سؤال للصغار، ومن يسرقه فله 200.'],
  [{ mayBeStolen: false }, 'السؤال لفريق اللؤلؤ', 'تابعوا معهم، والعين على الشاشة.'],
] as const)('says of a question only what its rules allow: %j [ROOM-4]', async (rules, title, body) => {
  renderPhone();
  await PhoneSocket.last().show(testChange({ phase: 'question', question: { ...question, ...rules } }));
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.getByText(body)).toBeTruthy();
  const marked = screen.queryAllByText('الدور لهم');
  expect(marked).toHaveLength('answers' in rules ? 0 : 1);
});

it('says of a question for the young what it brings to the team that steals it [YOUNG-5]', async () => {
  renderPhone();
  const stolen = { ...question, stealTeamIndex: 0, othersPoints: 200 };
  await PhoneSocket.last().show(testChange({ phase: 'question', question: stolen }));
  expect(screen.getByRole('heading', { level: 2, name: 'السرقة لكم!' })).toBeTruthy();
  expect(screen.getByText('سؤال للصغار: إن أصبتم فلكم 200.')).toBeTruthy();
  const race = { ...question, answers: 'others', othersPoints: 200 } as const;
  await PhoneSocket.last().show(testChange({ phase: 'question', question: race }), '2');
  expect(screen.getByText('سؤال للصغار: إن أصبتم فلكم 200.')).toBeTruthy();
  await PhoneSocket.last().show(
    testChange({ currentTeamIndex: 0, phase: 'question', question: { ...question, othersPoints: 200 } }),
    '3',
  );
  expect(screen.getByText('سؤال للصغار. فكّروا معًا، وجواب واحد للفريق.')).toBeTruthy();
  const contest = { ...question, answers: 'all', othersPoints: 200 } as const;
  await PhoneSocket.last().show(testChange({ phase: 'question', question: contest }), '4');
  expect(screen.getByText('سؤال للصغار: لفريقهم قيمته، ولغيرهم 200.')).toBeTruthy();
});

it('says once that it is the last question, also to an onlooker [ROOM-4]', async () => {
  renderPhone();
  const last = testChange({ phase: 'question', question: { ...question, category: null, value: 0, answers: 'all' } });
  await PhoneSocket.last().show({ ...last, seat: { ...last.seat, teamIndex: null } });
  expect(screen.getAllByText('السؤال الأخير')).toHaveLength(1);
  const revealed = { ...question, category: null, value: 0, isRevealed: true };
  await PhoneSocket.last().show(testChange({ phase: 'question', question: revealed }), '2');
  expect(screen.getByRole('heading', { level: 2, name: 'ظهر الجواب' })).toBeTruthy();
  expect(screen.getByText('السؤال الأخير')).toBeTruthy();
});

it('says to a phone that the host has moved where it is now [ROOM-3]', async () => {
  renderPhone();
  const change = testChange();
  const move = (changes: Partial<typeof change.seat>, version: string) =>
    PhoneSocket.last().show({ ...change, seat: { ...change.seat, ...changes } }, version);
  await move({}, '1');
  expect(screen.queryByText(/نقلك المضيف/)).toBeNull();
  await move({ teamIndex: 1 }, '2');
  expect(screen.getByText('نقلك المضيف إلى فريق اللؤلؤ.').closest('[role=status]')).not.toBeNull();
  await move({ teamIndex: 0, isCaptain: true }, '3');
  expect(screen.getByText('نقلك المضيف إلى فريق الصقور. قيادة فريقك عندك الآن.')).toBeTruthy();
  await move({ teamIndex: null }, '4');
  expect(screen.getByText('نقلك المضيف إلى المتفرجين.')).toBeTruthy();
  await move({ teamIndex: 0 }, '5');
  await move({ teamIndex: null, isJudge: true }, '6');
  expect(screen.queryByText(/نقلك المضيف/)).toBeNull();
  expect(screen.getByText(/^أنت الحَكَم الآن/)).toBeTruthy();
});

it('says of an open steal to the team in turn that it is for the others, and to onlookers to watch [BUZZ-4]', async () => {
  renderPhone();
  const open = testChange({ phase: 'question', currentTeamIndex: 0, question: { ...question, answers: 'others' } });
  await PhoneSocket.last().show(open);
  expect(screen.getByText('السؤال الآن لبقية الفرق.')).toBeTruthy();
  await PhoneSocket.last().show({ ...open, seat: { ...open.seat, teamIndex: null } }, '2');
  expect(screen.getByText('تفرّج وشجّع.')).toBeTruthy();
});

it('waits in a tie for the tie-break, and celebrates after it [ROOM-4]', async () => {
  renderPhone();
  const result = { phase: 'result', currentTeamIndex: null } as const;
  await PhoneSocket.last().show(testChange({ ...result, isTied: true }));
  expect(screen.getByText('تعادل في القمة!')).toBeTruthy();
  expect(launchConfetti).not.toHaveBeenCalled();
  await PhoneSocket.last().show(testChange({ ...result, winners: [0] }), '2');
  expect(screen.getByText('فزتم!')).toBeTruthy();
  await expect.poll(() => launchConfetti).toHaveBeenCalledOnce();
});

it.each([
  ['prayer', 'نكمل بعد الصلاة', 'اللعبة متوقفة كما تركتموها. تقبّل الله.'],
  ['dinner', 'العَشاء جاهز', 'اللعبة متوقفة كما تركتموها. بالعافية.'],
] as const)('says that the game is paused for %s, and nothing about the screen', async (intermission, title, body) => {
  renderPhone();
  await PhoneSocket.last().show(testChange({ currentTeamIndex: 0 }, { intermission, isScreenHere: false }));
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.getByText(body)).toBeTruthy();
  expect(screen.queryByText(ar.seat.screenAway)).toBeNull();
  await PhoneSocket.last().show(testChange({ currentTeamIndex: 0 }), '2');
  expect(screen.getByRole('heading', { level: 2, name: 'دوركم الآن' })).toBeTruthy();
});

it('celebrates with the winners, and is kind to the others', async () => {
  renderPhone();
  const result = { phase: 'result', currentTeamIndex: null, outcome: 'finished' } as const;
  await PhoneSocket.last().show(testChange({ ...result, winners: [1] }));
  expect(screen.getByText('مبروك لفريق اللؤلؤ')).toBeTruthy();
  await PhoneSocket.last().show(testChange({ ...result, winners: [0, 1] }), '2');
  expect(screen.getByText('تعادلتم في القمة!')).toBeTruthy();
  await PhoneSocket.last().show(testChange({ ...result, winners: [0] }), '3');
  expect(screen.getByText('فزتم!')).toBeTruthy();
});

it('shows all teams to an onlooker', async () => {
  renderPhone();
  await PhoneSocket.last().show(
    testChange(
      {},
      {
        seat: {
          id: gameId,
          name: 'سالم 🐪',
          teamIndex: null,
          emblem: 'camel',
          isRemote: false,
          isJudge: false,
          isCaptain: false,
        },
      },
    ),
  );
  expect(within(screen.getByRole('list', { name: 'النقاط' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('سالم 🐪')).toBeTruthy();
  expect(screen.getByText('متفرج')).toBeTruthy();
});

it('reports that it is there every 5 s while it is visible, and at once on waking [ROOM-5]', async () => {
  vi.useFakeTimers();
  renderPhone();
  await PhoneSocket.last().show(testChange());
  const presses = () => PhoneSocket.last().presses();
  expect(presses()).toEqual([{ topic, data: { kind: 'here' } }]);
  act(() => void vi.advanceTimersByTime(2 * hereEveryMs));
  expect(presses()).toHaveLength(3);
  showVisibility('hidden');
  act(() => void vi.advanceTimersByTime(2 * hereEveryMs));
  expect(presses()).toHaveLength(3);
  showVisibility('visible');
  expect(presses()).toHaveLength(4);
});

it("asks for the server's time after its seat is known, every 2 min while it is visible, and when it is back [ROOM-8]", async () => {
  vi.useFakeTimers();
  renderPhone();
  const first = PhoneSocket.last();
  expect(first.clocks()).toEqual([]);
  await first.show(testChange());
  expect(first.sent[0]).toHaveProperty('subscribe');
  for (let count = 0; count < 5; count += 1) first.sayTime(1_800_000_000_000);
  expect(first.clocks()).toEqual([1, 2, 3]);
  const passTime = async () => {
    for (let passedMs = 0; passedMs < measureEveryMs; passedMs += measureEveryMs / 8) {
      act(() => void vi.advanceTimersByTime(measureEveryMs / 8));
      await first.say({ isBeat: true });
    }
  };
  await passTime();
  expect(first.clocks()).toHaveLength(4);
  showVisibility('hidden');
  await passTime();
  expect(first.clocks()).toHaveLength(4);
  showVisibility('visible');
  expect(first.clocks()).toHaveLength(5);
  act(() => first.fail());
  act(() => void vi.advanceTimersByTime(2000));
  const second = PhoneSocket.last();
  expect(second.clocks()).toEqual([]);
  await second.show(testChange(), '2');
  expect(second.clocks()).toHaveLength(1);
});

it('says that it reconnects, catches up, and reports at once that it is there [ROOM-2]', async () => {
  vi.useFakeTimers();
  renderPhone();
  await PhoneSocket.last().show(testChange(), '7');
  act(() => PhoneSocket.last().fail());
  expect(screen.queryByText(ar.seat.offline)).toBeNull();
  await act(async () => {
    await vi.advanceTimersByTimeAsync(2000);
  });
  expect(screen.getByText(ar.seat.offline)).toBeTruthy();
  expect(PhoneSocket.all).toHaveLength(2);
  await PhoneSocket.last().show(testChange({ currentTeamIndex: 0 }), '8');
  expect(PhoneSocket.last().sent[0]).toEqual({ subscribe: [topic], after: { [topic]: '7' } });
  expect(screen.queryByText(ar.seat.offline)).toBeNull();
  expect(PhoneSocket.last().presses()).toHaveLength(1);
});

it('says that the screen is away, and that the room is locked [ROOM-5]', async () => {
  renderPhone();
  await PhoneSocket.last().show(testChange({}, { isScreenHere: false }));
  expect(screen.getByText(ar.seat.screenAway)).toBeTruthy();
  await PhoneSocket.last().show(testChange({}, { isLocked: true }), '2');
  expect(screen.getByText(ar.seat.locked)).toBeTruthy();
});

it('says that the host removed the seat, and joins again with another token [ROOM-3]', async () => {
  renderPhone();
  await PhoneSocket.last().show(testChange());
  await PhoneSocket.last().say({ error: { code: 'rooms/seat-gone' } });
  expect(await screen.findByRole('heading', { name: 'لم يعد مقعدك هنا' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ادخل من جديد' }));
  await userEvent.click(await screen.findByRole('button', { name: /نعم، معهم/ }));
  await screen.findByRole('heading', { name: 'مقعدك في اللعبة' });
  expect(kept.seats.read()?.[0]?.token).not.toBe(token);
});

it('returns by itself where the host brings it back, also after a reload [ROOM-3]', async () => {
  vi.useFakeTimers();
  const { unmount } = renderPhone();
  await PhoneSocket.last().show(testChange());
  await PhoneSocket.last().say({ error: { code: 'rooms/seat-gone' } });
  expect(screen.getByRole('heading', { name: 'لم يعد مقعدك هنا' })).toBeTruthy();
  const watch = PhoneSocket.last();
  const asked = () => watch.topics().filter((name) => name === topic).length;
  act(() => watch.open());
  await watch.say({ error: { code: 'rooms/seat-gone' } });
  expect(asked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(asked()).toBe(2);
  await watch.show(testChange());
  expect(screen.queryByRole('heading', { name: 'لم يعد مقعدك هنا' })).toBeNull();
  expect(kept.seats.read()?.[0]).toMatchObject({ token, isTaken: true });
  await PhoneSocket.last().show(testChange());
  await PhoneSocket.last().say({ error: { code: 'rooms/seat-gone' } });
  unmount();
  vi.useRealTimers();
  const { sent } = renderPhone();
  await screen.findByRole('heading', { name: 'مقعدك في اللعبة' });
  expect(sent.at(-1)).toMatchObject({ key: `POST /api/rooms/${code}/seats`, body: { token } });
});

it('asks no longer than the host may bring the seat back, and gives it up by joining again [ROOM-3]', async () => {
  vi.useFakeTimers();
  const { sent } = renderPhone();
  await PhoneSocket.last().show(testChange());
  await PhoneSocket.last().say({ error: { code: 'rooms/seat-gone' } });
  const watch = PhoneSocket.last();
  act(() => watch.open());
  await act(() => vi.advanceTimersByTimeAsync(seatReturnsWithinMs + 5000));
  expect(watch.readyState).toBe(PhoneSocket.CLOSED);
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'ادخل من جديد' }));
  await screen.findByRole('button', { name: /نعم، معهم/ });
  expect(sent[0]).toMatchObject({ key: 'POST /api/seats/leave', body: { token } });
});

it('leaves the seat after asking once, says so, and offers to join again [ROOM-2]', async () => {
  const { sent } = renderPhone(openRoom);
  await PhoneSocket.last().show(testChange());
  await userEvent.click(await screen.findByRole('button', { name: 'القائمة' }));
  await userEvent.click(screen.getByRole('button', { name: 'غادر المقعد' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'نعم، أغادر' }));
  await screen.findByRole('heading', { name: 'خرجت من اللعبة' });
  expect(sent[0]).toMatchObject({ key: 'POST /api/seats/leave', body: { token } });
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'ادخل من جديد' }));
  await screen.findByRole('heading', { name: 'ما زلت مع فريق الصقور؟' });
});

it('keeps the seat where leaving fails', async () => {
  renderPhone({ ...openRoom, 'POST /api/seats/leave': 'no-network' });
  await PhoneSocket.last().show(testChange());
  await userEvent.click(await screen.findByRole('button', { name: 'القائمة' }));
  await userEvent.click(screen.getByRole('button', { name: 'غادر المقعد' }));
  await userEvent.click(screen.getByRole('button', { name: 'نعم، أغادر' }));
  expect((await screen.findByRole('alert')).textContent).toContain('لم يصل طلبك');
  expect(kept.seats.read()?.[0]).toMatchObject({ token, isTaken: true });
});
