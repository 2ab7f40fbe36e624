import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openAt } from '#testing/web/open-question.tsx';

it('leads a remote into each new screen: the focus is on its next step [GAME-2]', async () => {
  await openAt({ setup: { answerMode: 'open' } });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'أظهر الجواب' })));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /الفريق 1 ?\+600/ })));
});

it('focuses no option by itself: a key meant for the game never answers [GAME-2]', async () => {
  await openAt({ setup: { answerMode: 'choices' } });
  await act(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  });
  expect(document.activeElement?.matches('[data-option]')).toBe(false);
});

it('leaves the focus where it is still in use [GAME-2]', async () => {
  const { give } = await openAt({ setup: { answerMode: 'open' } });
  const tool = screen.getByRole('button', { name: 'شغّل الصوت' });
  tool.focus();
  await give({ type: 'reveal' });
  await act(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  });
  expect(document.activeElement).toBe(tool);
});

describe('answers said aloud', () => {
  it('passes to the next team, then lets the room say who was right [GAME-2]', async () => {
    const { testGame } = await openAt();
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'مرّره إلى الفريق 2' }));
    expect(testGame.state().question?.stage).toBe('steal');
    expect(screen.queryByRole('button', { name: /مرّره/ })).toBeNull();
    expect(screen.queryByText(/جواب sample/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'أظهر الجواب' }));
    expect(screen.getByText(/^جواب sample/)).toBeTruthy();
    expect(screen.getByText('شرح.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /الفريق 2 ?\+600/ }));
    expect(testGame.state().scores).toEqual([0, 600]);
  });

  it('says that a question is for the young, and that a steal of it brings 200 [YOUNG-5]', async () => {
    const { testGame, pack } = await openAt({ young: [0] });
    const cell = pack.cells.find(({ id }) => id === testGame.state().question?.cellId);
    expect(screen.getByText(cell?.sister?.text.ar ?? '')).toBeTruthy();
    expect(screen.queryByText(cell?.question.text.ar ?? '')).toBeNull();
    expect(screen.getByText('للصغار · لغيرهم 200')).toBeTruthy();
    const points = () => document.querySelector('[data-points]')?.textContent;
    expect(points()).toBe('600');
    await userEvent.click(screen.getByRole('button', { name: 'مرّره إلى الفريق 2 · 200' }));
    expect(points()).toBe('200');
    expect(screen.getByText('للصغار')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'أظهر الجواب' }));
    await userEvent.click(screen.getByRole('button', { name: /الفريق 2 ?\+200/ }));
    expect(testGame.state().scores).toEqual([0, 200]);
  });

  it('says nothing of the young where another team picks the tile [YOUNG-5]', async () => {
    await openAt({ young: [1] });
    expect(screen.queryByText(/للصغار/)).toBeNull();
    expect(screen.getByRole('button', { name: 'مرّره إلى الفريق 2' })).toBeTruthy();
  });

  it('writes "+600", never "600+"', async () => {
    await openAt({}, (testGame) => testGame.give({ type: 'reveal' }));
    expect(within(screen.getByRole('button', { name: /الفريق 1/ })).getByText('+600')).toBeTruthy();
  });

  it('stops and starts the clock, and adds 15 seconds [GAME-2]', async () => {
    const { testGame } = await openAt();
    await userEvent.click(screen.getByRole('button', { name: 'أوقف الوقت' }));
    expect(testGame.state().question?.paused).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'زد 15 ثانية' }));
    expect(testGame.state().question?.clock?.remainingMs).toBe(75_000);
    await userEvent.click(screen.getByRole('button', { name: 'أكمل الوقت' }));
    expect(testGame.state().question?.paused).toBe(false);
  });

  it('shows the two answers that fiftyFifty leaves, and no way to pass [LIFE-1]', async () => {
    await openAt();
    await userEvent.click(screen.getByRole('button', { name: 'حذف خيارين، متاحة' }));
    await userEvent.click(screen.getByRole('button', { name: 'استخدموها' }));
    expect(screen.getByRole('list').children).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /مرّره/ })).toBeNull();
  });

  it("leads the focus from a used lifeline to the question's next step [LIFE-1, GAME-2]", async () => {
    await openAt({ setup: { answerMode: 'open' } });
    const lifeline = screen.getByRole('button', { name: 'حذف خيارين، متاحة' });
    await userEvent.click(lifeline);
    fireEvent.click(screen.getByRole('button', { name: 'استخدموها' }));
    // As a browser does when a dialog closes.
    act(() => lifeline.focus());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'أظهر الجواب' })));
  });
});

describe('a steal with the buzzer', () => {
  const buzzer = (answerMode: 'open' | 'choices') => ({ teams: 3, setup: { answerMode, buzzer: true } });

  it('opens to the other teams, asks who was first, and is given by a tap [BUZZ-5]', async () => {
    const { testGame } = await openAt(buzzer('open'));
    await userEvent.click(screen.getByRole('button', { name: 'افتح السرقة للبقية' }));
    const race = await screen.findByRole('group', { name: 'من سبق؟' });
    expect(within(race).getAllByRole('timer')).toHaveLength(1);
    const names = () => [...race.querySelectorAll('[data-take]')].map(({ textContent }) => textContent);
    expect(names()).toEqual(['الفريق 2', 'الفريق 3']);
    expect(within(race).getByText('إن لم يسبق أحد، فالسرقة لفريق الفريق 2')).toBeTruthy();
    expect(screen.getByText('السرقة لمن يسبق. من سبق؟')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'زد 15 ثانية' })).toBeNull();
    expect(document.querySelectorAll('[data-lit]')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(race.querySelector('[data-take="1"]')));
    await userEvent.click(within(race).getByRole('button', { name: 'الفريق 3' }));
    expect(testGame.state().question).toMatchObject({ stage: 'steal', stealTeamIndex: 2 });
    expect(screen.queryByRole('group', { name: 'من سبق؟' })).toBeNull();
    expect(screen.getAllByText('السرقة لفريق الفريق 3').length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'أظهر الجواب' })));
  });

  it('leaves its options untouched until a team has it [BUZZ-5]', async () => {
    const { testGame } = await openAt(buzzer('choices'), (begun) =>
      begun.give({ type: 'choose', optionId: begun.wrongOption() }),
    );
    expect(screen.getByRole('list').children).toHaveLength(4);
    expect(document.querySelectorAll('button[data-option]')).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'الفريق 2' }));
    expect(testGame.state().question?.stealTeamIndex).toBe(1);
    expect(document.querySelectorAll('button[data-option]')).toHaveLength(3);
  });

  it('can be ended by the answer, and is given with the keyboard [BUZZ-5]', async () => {
    const { testGame, give } = await openAt(buzzer('open'), (begun) => begun.give({ type: 'pass' }));
    await userEvent.keyboard('3');
    expect(testGame.state().question?.stealTeamIndex).toBe(2);
    await give({ type: 'undo' });
    await userEvent.click(await screen.findByRole('button', { name: 'أظهر الجواب' }));
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', stealTeamIndex: null });
  });
});

describe('flip', () => {
  it('swaps the question once and shows the old answer [LIFE-2]', async () => {
    const { testGame } = await openAt({}, (begun, pack) => {
      begun.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
      begun.give({ type: 'reveal' });
      begun.give({ type: 'award', teamIndex: null });
      begun.give({ type: 'pick', cellId: pack.cells.find(({ value }) => value === 400)?.id ?? '' });
    });
    expect(screen.getByText(/^\d+ ثانية للقلب$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'اقلبوا السؤال' }));
    expect(testGame.state().question?.swapped).toBe(true);
    expect(screen.getByText(/جواب السؤال الأول/).textContent).toMatch(/جواب sample/);
    expect(screen.queryByRole('button', { name: 'اقلبوا السؤال' })).toBeNull();
  });
});

describe('answers tapped', () => {
  it('shows four options, hands a wrong one on, and the verdict may be corrected [GAME-2]', async () => {
    const { testGame, pack } = await openAt({ setup: { answerMode: 'choices' } });
    expect(screen.getByRole('list').children).toHaveLength(4);
    const wordsOf = (id: string) =>
      pack.cells.flatMap(({ question }) => question.options).find((option) => option.id === id)?.text.ar ?? '';
    await userEvent.click(screen.getByRole('button', { name: new RegExp(wordsOf(testGame.wrongOption())) }));
    expect(testGame.state().question?.stage).toBe('steal');
    await userEvent.click(screen.getByRole('button', { name: new RegExp(wordsOf(testGame.rightOption())) }));
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'صحّح الحكم' }));
    await userEvent.click(screen.getByRole('button', { name: 'لا أحد' }));
    expect(testGame.state().scores).toEqual([0, 0]);
  });
});
