import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { openAt } from '#testing/web/open-question.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('options that are pictures', () => {
  it('are numbers to a screen reader until the reveal, and then have their names [KIND-1]', async () => {
    const { give } = await openAt({ hasOptionPictures: true, setup: { answerMode: 'open' } });
    expect(screen.getByText('الصورة 3')).toBeDefined();
    expect(screen.queryByText(/خطأ 1/)).toBeNull();
    await give({ type: 'reveal' });
    expect(await screen.findByText('خطأ 1')).toBeDefined();
  });

  it('say that they are missing where their file can not be loaded [KIND-1]', async () => {
    const { testGame } = await openAt({ hasOptionPictures: true, setup: { answerMode: 'choices' } });
    for (const image of document.querySelectorAll('img[data-media="option"]')) fireEvent.error(image);
    expect(screen.getAllByText('تعذّر عرض الصورة')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: /الصورة 2/ }));
    expect(testGame.state().question?.choices).toHaveLength(1);
  });

  it('are pressed where the team taps its answer [KIND-1]', async () => {
    const { testGame } = await openAt({ hasOptionPictures: true, setup: { answerMode: 'choices' } });
    await userEvent.click(screen.getByRole('button', { name: /الصورة 2/ }));
    expect(testGame.state().question?.choices).toHaveLength(1);
  });
});

describe('options that a question asks among', () => {
  it('are read, and not tapped, where the team says its answer [KIND-5]', async () => {
    await openAt({ kind: 'text', optionsShown: true, setup: { answerMode: 'open' } });
    expect(screen.getByText('خطأ 1')).toBeDefined();
    expect(screen.queryByRole('button', { name: /خطأ 1/ })).toBeNull();
  });

  it('are hidden there of a question that does not ask among them [KIND-5]', async () => {
    await openAt({ kind: 'text', setup: { answerMode: 'open' } });
    expect(screen.queryByText('خطأ 1')).toBeNull();
  });
});

describe('a picture to remember', () => {
  it('is seen for its time, then the question without it; a pause hides both [KIND-2]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { give, pack } = await openAt({ kind: 'memory', setup: { answerMode: 'choices' } });
    expect(document.querySelector('[data-media="picture"]')).not.toBeNull();
    expect(screen.queryByText(/^سؤال sample/)).toBeNull();
    expect(document.querySelector('[data-option]')).toBeNull();
    await give({ type: 'pause' });
    expect(document.querySelector('[data-media="picture"]')).toBeNull();
    expect(screen.getByText('الصورة مخفية ما دام الوقت متوقفًا')).toBeDefined();
    await give({ type: 'resume' });
    await give({ type: 'startClock' });
    expect(document.querySelector('[data-media="picture"]')).toBeNull();
    // On the card, and for a screen reader.
    expect(screen.getAllByText(/^سؤال sample/)).toHaveLength(2);
    expect(document.querySelectorAll('[data-option]')).toHaveLength(4);
    expect(pack.answerMode).toBe('choices');
    await give({ type: 'reveal' });
    expect(document.querySelector('[data-media="picture"]')).not.toBeNull();
  });

  it('goes by itself after its time, and stays away when undo opens its tile again [KIND-2]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const picture = () => document.querySelector('[data-media="picture"]');
    const { testGame, give } = await openAt({ kind: 'memory' });
    expect(picture()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(8100));
    expect(picture()).toBeNull();
    const cellId = present(testGame.state().question, 'the open question').cellId;
    testGame.wait(8100);
    await give({ type: 'undo' });
    await give({ type: 'pick', cellId });
    expect(screen.getAllByText(/^سؤال sample/)).toHaveLength(2);
    expect(picture()).toBeNull();
  });
});

describe('things to be named', () => {
  it('have their own clock, also in a game without clocks, and are not ticked once it has run out [KIND-3]', async () => {
    const setup = { questionTimeSeconds: null };
    const { unmount } = await openAt({ kind: 'text', setup });
    expect(screen.queryByRole('timer')).toBeNull();
    unmount();
    const { testGame, give } = await openAt({ kind: 'name-them', setup });
    expect(screen.getAllByRole('timer').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'قالوا واحدة' }).length).toBeGreaterThan(0);
    testGame.wait(30_000);
    await give({ type: 'timeUp' });
    expect(screen.queryByRole('button', { name: 'قالوا واحدة' })).toBeNull();
  });

  it('are ticked on the screen, taken back, and listed at the reveal [KIND-3]', async () => {
    const { testGame, give } = await openAt({ kind: 'name-them' });
    const tick = screen.getAllByRole('button', { name: 'قالوا واحدة' }).at(-1);
    await userEvent.click(present(tick, 'the button'));
    await userEvent.click(present(tick, 'the button'));
    expect(testGame.state().question?.ticks).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'لا تُحسب' }));
    expect(testGame.state().question?.ticks).toBe(1);
    await give({ type: 'tick' });
    await give({ type: 'tick' });
    expect(screen.getAllByText('اكتمل العدد في الوقت')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'أظهر الجواب' }));
    expect(await screen.findByText('مقبول ب')).toBeDefined();
    expect(screen.getByText('مما يُقبل')).toBeDefined();
  });
});

describe('a picture that becomes clear', () => {
  it('has only the address of its step on the page; undo takes a step back [KIND-4]', async () => {
    const { give } = await openAt({ kind: 'picture-reveal' });
    const addresses = () => [...document.body.innerHTML.matchAll(/step-(\d)/g)].map(([, step]) => step);
    expect(addresses()).toEqual(['1']);
    await give({ type: 'nextClue' });
    expect(addresses()).toEqual(['2']);
    await give({ type: 'undo' });
    expect(addresses()).toEqual(['1']);
  });

  it('shows one step, and says how many there are [KIND-4]', async () => {
    const { give } = await openAt({ kind: 'picture-reveal' });
    const shown = () => document.querySelector('[data-media="picture"]')?.getAttribute('src');
    expect(shown()).toContain('step-1');
    expect(screen.getByRole('img', { name: 'الخطوة 1 من 5' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^أوضح/ }));
    expect(shown()).toContain('step-2');
    await give({ type: 'reveal' });
    expect(shown()).toContain('step-5');
  });
});

describe('falling clues', () => {
  it('lets another clue fall for 100 points, and brings the options with the last', async () => {
    const { testGame } = await openAt({ kind: 'falling-clues', setup: { answerMode: 'choices' } });
    expect(screen.getByText('دليل 1')).toBeTruthy();
    expect(screen.queryByText('دليل 2')).toBeNull();
    for (const worth of [500, 400, 300, 200]) {
      await userEvent.click(screen.getByRole('button', { name: `دليل آخر (${worth})` }));
      expect(document.querySelector('[data-points]')?.textContent).toBe(String(worth));
    }
    expect(screen.getByText('دليل 5')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /دليل آخر/ })).toBeNull();
    expect(document.querySelectorAll('button[data-option]')).toHaveLength(4);
    expect(testGame.state().question?.clues).toBe(5);
  });

  it('lets the room judge an answer said before the last clue', async () => {
    const { testGame } = await openAt({ kind: 'falling-clues', setup: { answerMode: 'choices' } });
    await userEvent.click(screen.getByRole('button', { name: 'أظهر الجواب' }));
    await userEvent.click(screen.getByRole('button', { name: /الفريق 1 ?\+600/ }));
    expect(testGame.state().scores).toEqual([600, 0]);
  });
});

describe('a contest', () => {
  it("takes each team's number unseen, then tells who was nearest", async () => {
    const { testGame } = await openAt({ kind: 'closest-number' });
    expect(screen.getAllByText('الكل يلعب')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText(/رقم فريق .*1/), '90{Enter}');
    expect(screen.getByText('ثبّتوا جوابهم')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/رقم فريق .*2/), '٧٣١{Enter}');
    expect(document.body.textContent).not.toMatch(/731/);
    expect(screen.getAllByText('أجاب الجميع')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'أظهر الجواب' }));
    expect(screen.getByText('100 متر')).toBeTruthy();
    expect(screen.getByText('الفرق 10')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'التالي' }));
    expect(testGame.state().scores).toEqual([600, 0]);
  });

  it('reports a missing number', async () => {
    const { testGame } = await openAt({ kind: 'closest-number' });
    await userEvent.type(screen.getByLabelText(/رقم فريق .*1/), 'كثير{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('اكتبوا رقمًا صحيحًا.');
    expect(testGame.state().question?.commitments).toEqual({});
  });

  it('puts events in order by touch, and shows the right order with its years', async () => {
    const { testGame } = await openAt({ kind: 'order-years' });
    const touch = (event: number) => userEvent.click(screen.getByRole('button', { name: new RegExp(`حدث ${event}`) }));
    const commit = () => userEvent.click(screen.getByRole('button', { name: 'ثبّتوا الترتيب' }));
    for (const event of [3, 2, 1, 0]) await touch(event);
    await touch(3);
    expect(screen.getByRole('button', { name: /حدث 0/, pressed: true }).textContent).not.toMatch(/3/);
    expect(screen.getByRole('button', { name: 'ثبّتوا الترتيب' })).toHaveProperty('disabled', true);
    await touch(3);
    await commit();
    for (const event of [0, 1, 2, 3]) await touch(event);
    await commit();
    await userEvent.click(screen.getByRole('button', { name: 'أظهر الجواب' }));
    expect([...document.querySelectorAll('[data-answer] li')].map((line) => line.textContent)).toEqual([
      '300 ق.محدث 0',
      '622حدث 1',
      '1492حدث 2',
      '1961حدث 3',
    ]);
    expect(screen.getByText('4/4')).toBeTruthy();
    expect(testGame.state().question?.verdict).toBe(1);
  });
});
