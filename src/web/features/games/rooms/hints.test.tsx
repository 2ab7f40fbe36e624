import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { askedAt, taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { openGameRoom, testRoomOf, testSeat, withRoomSocket, type TestSeat } from '#testing/web/game-room.tsx';

withRoomSocket();

const noor = testSeat(1, 'نورة', 0);
const namesake = testSeat(2, 'نورة', 0);
const hamad = testSeat(3, 'حمد', 0, { isHere: false });
const rival = testSeat(4, 'سالم', 1);

async function openQuestion(seats: readonly TestSeat[], options: SampleOptions = {}) {
  const teams = [{ name: 'الصقور', players: ['نورة', 'لولوة'] }, { name: 'اللؤلؤ' }];
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, ...options, setup: { teams, ...options.setup } });
  const game = await openGameRoom(pack, seats, {
    before: (testGame) => testGame.give({ type: 'pick', cellId: testGame.openCell() }),
  });
  await game.whenFollowed();
  const hint = (seat: TestSeat, said: { text: string } | { optionId: string }, sure: 'guess' | 'think' | 'sure') => ({
    kind: 'hint' as const,
    seatId: seat.id,
    teamIndex: seat.teamIndex,
    task: taskKeyOf(game.testGame.state()) ?? '',
    ...{ optionId: null, text: null, ...said },
    sure,
    askedAt: askedAt(game.testGame.state()),
  });
  return { ...game, hint };
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const chips = () =>
  within(screen.getByRole('group', { name: 'من تسألون؟' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const shown = () => screen.queryByText(/^تلميح/)?.closest('[role=status]')?.textContent ?? null;

it('offers the team’s phones by name before its players, each name once, and asks the chosen one [HINT-1]', async () => {
  const { testGame } = await openQuestion([noor, rival, namesake, hamad]);
  await click('اسأل زميلك، متاحة');
  await waitFor(() => expect(chips()).toEqual(['بالجوالنورة', 'بالجوالنورة 2', 'غير متصلحمد', 'لولوة']));
  // Where arrow keys and OK begin.
  expect(document.activeElement?.textContent).toBe('بالجوالنورة');
  await click(/نورة 2/);
  expect(screen.getByLabelText<HTMLInputElement>('من تسألون؟', { selector: 'input' }).value).toBe('نورة 2');
  await click('ابدأ السؤال');
  expect(testGame.state().question?.consultation?.teammate).toBe('نورة 2');
  expect(screen.getByRole('heading', { name: 'تسألون نورة 2' })).toBeTruthy();
});

it('offers a waiting team’s phones where its call is booked [HINT-1]', async () => {
  const { testGame } = await openQuestion([rival]);
  await click(/^اللؤلؤ.*افتح وسائلهم ونقاطهم/);
  await click(/سالم/);
  const row = screen.getByRole('button', { name: /سالم/ }).closest('li') as HTMLElement;
  await userEvent.click(within(row).getAllByRole('button').at(-1) as HTMLElement);
  expect(testGame.state().lifelines[1]?.askTeammate).toMatchObject({ status: 'queued', teammate: 'سالم' });
});

it('shows the newest hint with how sure it is, during the time and beside the question after it [HINT-2]', async () => {
  const { give, send, hint } = await openQuestion([noor, namesake]);
  await give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
  expect(shown()).toBeNull();
  send(hint(noor, { text: 'الرياض' }, 'guess'));
  expect(shown()).toBe('تلميح نورةالرياضمجرد تخمين');
  send(hint(namesake, { text: 'دبي' }, 'sure'));
  send(hint(noor, { text: 'الكويت' }, 'sure'));
  expect(shown()).toBe('تلميح نورةالكويتبلا شك');
  await give({ type: 'endConsultation' });
  expect(shown()).toBe('تلميح نورةالكويتبلا شك');
  await give({ type: 'pass' });
  expect(shown()).toBeNull();
});

it('shows an option by its letter and words until the team has answered [HINT-2]', async () => {
  const { give, send, hint, testGame } = await openQuestion([noor], { setup: { answerMode: 'choices' } });
  await give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
  const optionId = testGame.wrongOption();
  send(hint(noor, { optionId }, 'think'));
  expect(shown()).toMatch(/^تلميح نورة[أبجد] .+أغلب الظن$/);
  await give({ type: 'choose', optionId });
  expect(shown()).toBeNull();
});

it('shows a hint to a screen that comes back, and none of a call that undo took back [HINT-2]', async () => {
  const { give, publishAll, hint } = await openQuestion([noor]);
  await give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
  publishAll({ ...testRoomOf(noor), pressed: [hint(noor, { text: 'الكويت' }, 'sure')] });
  expect(shown()).toBe('تلميح نورةالكويتبلا شك');
  await give({ type: 'undo' });
  expect(shown()).toBeNull();
});

it('shows no hint of before where the same teammate is asked again after undo [HINT-2]', async () => {
  const { give, send, publishAll, hint, testGame } = await openQuestion([noor]);
  const ask = () => give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
  await ask();
  const before = hint(noor, { text: 'الكويت' }, 'sure');
  send(before);
  expect(shown()).not.toBeNull();
  await give({ type: 'undo' });
  testGame.wait(1000);
  await ask();
  publishAll({ ...testRoomOf(noor), pressed: [before] });
  expect(shown()).toBeNull();
  send(hint(noor, { text: 'دبي' }, 'guess'));
  expect(shown()).toBe('تلميح نورةدبيمجرد تخمين');
});
