import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import type { Pack } from '#shared/games/pack.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { GameScreen } from '../frame/game-screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function OpenQuestion() {
  const { state } = useGameContext();
  return state.question ? <GameScreen notice={null} /> : null;
}

async function openAt(
  { isSoundOn = false, ...options }: SampleOptions & { isSoundOn?: boolean } = {},
  more: (testGame: Parameters<NonNullable<Parameters<typeof renderGame>[1]['before']>>[0], pack: Pack) => void = () =>
    undefined,
) {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, ...options });
  const rendered = await renderGame(<OpenQuestion />, {
    pack,
    isSoundOn,
    before(testGame) {
      testGame.give({ type: 'pick', cellId: pack.cells.find(({ value }) => value === 600)?.id ?? '' });
      more(testGame, pack);
    },
  });
  // The category's drawing is in a separate chunk.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return { ...rendered, pack };
}

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

describe('a sound', () => {
  function fakePlayer() {
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(true);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      paused.mockReturnValue(false);
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    });
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
      this: HTMLMediaElement,
    ) {
      paused.mockReturnValue(true);
      this.dispatchEvent(new Event('pause'));
    });
    return { play, pause };
  }

  it('is played and stopped, and pauses with the clock [ADM-2, GAME-2]', async () => {
    const { play, pause } = fakePlayer();
    const { give } = await openAt({ kind: 'sound' });
    await userEvent.click(screen.getByRole('button', { name: 'شغّله' }));
    expect(play).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'أوقفه' }));
    expect(pause).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'شغّله' }));
    pause.mockClear();
    await give({ type: 'pause' });
    expect(pause).toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'شغّله' }).disabled).toBe(true);
  });

  it('starts automatically if the sound is on, but not while the clock is stopped [ADM-2, GAME-2]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { play } = fakePlayer();
    const heard = await openAt({ kind: 'sound', isSoundOn: true });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(play).toHaveBeenCalledTimes(1);
    heard.unmount();
    const { give, container } = await openAt({ kind: 'video', isSoundOn: true });
    await give({ type: 'pause' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    fireEvent.click(present(container.querySelector('video'), 'the film'));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("doesn't start automatically if the game is muted [ADM-2]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { play } = fakePlayer();
    await openAt({ kind: 'sound' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(play).not.toHaveBeenCalled();
  });

  it("shows its description if it can't be played, and can be replayed beside the answer [ADM-2]", async () => {
    fakePlayer();
    const { give, container } = await openAt({ kind: 'video' });
    fireEvent.error(present(container.querySelector('video'), 'the film'));
    expect(screen.getByText('تعذّر تشغيل المقطع')).toBeTruthy();
    await give({ type: 'reveal' });
    expect(screen.getByRole('button', { name: 'شغّله' })).toBeTruthy();
  });
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

describe('flip', () => {
  it('swaps the question once and shows the old answer [LIFE-2]', async () => {
    const { testGame } = await openAt({}, (begun, pack) => {
      begun.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
      begun.give({ type: 'reveal' });
      begun.give({ type: 'award', teamIndex: null });
      begun.give({ type: 'pick', cellId: pack.cells.find(({ value }) => value === 400)?.id ?? '' });
    });
    expect(screen.getByText('30 ثانية للقلب')).toBeTruthy();
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

describe('a secret word', () => {
  it('is in the DOM only while held, and removed on release [GAME-7]', async () => {
    await openAt({ kind: 'secret-word' });
    expect(screen.getByText('مثّلها')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/جواب sample/);
    const hold = screen.getByRole('button', { name: /اضغط مطوّلًا/ });
    const user = userEvent.setup();
    hold.focus();
    await user.keyboard('{ >}');
    expect(document.body.textContent).toMatch(/جواب sample/);
    await user.keyboard('{/ }');
    expect(document.body.textContent).not.toMatch(/جواب sample/);
  });

  const hold = () => screen.getByRole('button', { name: /اضغط مطوّلًا/ });
  const isShown = () => /جواب sample/.test(document.body.textContent);
  const isSaid = (words: RegExp) => screen.getAllByRole('status').some(({ textContent }) => words.test(textContent));

  type Gesture = (button: HTMLElement) => unknown;
  const press =
    (by: { pointerType: string }): Gesture =>
    (button) =>
      fireEvent.pointerDown(button, { pointerId: 1, ...by });
  const lift: Gesture = (button) => fireEvent.pointerUp(button, { pointerId: 1 });
  const pressKey =
    (key: string): Gesture =>
    (button) =>
      fireEvent.keyDown(button, { key });

  it.each<[string, Gesture, Gesture]>([
    ['a finger', press({ pointerType: 'touch' }), lift],
    [
      'a finger that the browser takes away',
      press({ pointerType: 'touch' }),
      (button) => fireEvent.pointerCancel(button, { pointerId: 1 }),
    ],
    ['a mouse', press({ pointerType: 'mouse' }), lift],
    ['the space bar', pressKey(' '), (button) => fireEvent.keyUp(button, { key: ' ' })],
    ["a remote's OK", pressKey('Enter'), (button) => fireEvent.keyUp(button, { key: 'Enter' })],
    ['the focus, which leaves it', pressKey('Enter'), (button) => fireEvent.blur(button)],
    ['the window, which loses the focus', pressKey('Enter'), () => fireEvent.blur(window)],
    ['the page, which goes out of sight', pressKey('Enter'), () => fireEvent(document, new Event('visibilitychange'))],
    [
      "a screen reader's click, until the next",
      (button) => fireEvent.click(button),
      (button) => fireEvent.click(button),
    ],
  ])('is shown and read aloud while the button is pressed: %s [GAME-7]', async (_, begin, release) => {
    await openAt({ kind: 'secret-word' });
    expect(isShown()).toBe(false);
    begin(hold());
    expect(isShown()).toBe(true);
    expect(hold().getAttribute('aria-pressed')).toBe('true');
    expect(isSaid(/^الكلمة: جواب/)).toBe(true);
    release(hold());
    expect(isShown()).toBe(false);
    expect(hold().getAttribute('aria-pressed')).toBe('false');
  });

  it('is not shown by the other buttons of a mouse, nor by a click of it [GAME-7]', async () => {
    await openAt({ kind: 'secret-word' });
    fireEvent.pointerDown(hold(), { pointerId: 1, button: 2 });
    fireEvent.click(hold(), { detail: 1 });
    expect(isShown()).toBe(false);
  });

  describe('where phones can open the address', () => {
    const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
    const before = window.location.href;
    beforeEach(() => happyDOM.setURL('https://siraj.example/game/1'));
    afterEach(() => happyDOM.setURL(before));

    it('can be held beside its code all the same: a room may have no phone [GAME-7]', async () => {
      await openAt({ kind: 'secret-word' });
      expect(await screen.findByRole('img', { name: /رمز يفتح الكلمة السرية/ })).toBeTruthy();
      fireEvent.keyDown(hold(), { key: 'Enter' });
      expect(isShown()).toBe(true);
    });

    it("gives a judge without a phone the answer by the host's hold, beside the code [GAME-7]", async () => {
      await openAt({ kind: 'text' });
      await userEvent.click(screen.getAllByRole('button', { name: 'الجواب للحكم' })[0] as HTMLElement);
      expect(await screen.findByRole('img', { name: 'الجواب للحكم' })).toBeTruthy();
      expect(isShown()).toBe(false);
      fireEvent.keyDown(hold(), { key: ' ' });
      expect(isSaid(/^الجواب: جواب/)).toBe(true);
    });
  });

  it('is described without four words, which only who holds the button sees; one of them ends it [GAME-7, WORD-1]', async () => {
    const pack = samplePack({ kind: 'secret-word', firstTeamIndex: 0, isRead: true });
    const cellId = pack.cells.find(({ question }) => question.act === 'describe')?.id ?? '';
    const { testGame } = await renderGame(<OpenQuestion />, {
      pack,
      before: ({ give }) => give({ type: 'pick', cellId }),
    });
    expect(document.body.textContent).not.toContain('ممنوعة أ');
    fireEvent.keyDown(hold(), { key: 'Enter' });
    expect(isSaid(/^الكلمة: جواب .*ممنوع أن تقول: ممنوعة أ، ممنوعة ب، ممنوعة ج، ممنوعة د$/)).toBe(true);
    fireEvent.keyUp(hold(), { key: 'Enter' });
    // Nothing was said before the actor has seen the word.
    expect(screen.queryByRole('button', { name: 'قيلت كلمة ممنوعة' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /رأيت الكلمة/ }));
    await userEvent.click(screen.getByRole('button', { name: 'قيلت كلمة ممنوعة' }));
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: null });
    expect(screen.getByRole('heading', { name: 'قيلت كلمة ممنوعة' })).toBeTruthy();
    expect(screen.getByText(/كان ممنوعًا: ممنوعة أ/)).toBeTruthy();
  });

  it('keeps its forbidden words off a device that follows the game, until the reveal [WORD-1]', async () => {
    const pack = samplePack({ kind: 'secret-word', firstTeamIndex: 0 });
    const cellId = pack.cells.find(({ question }) => question.act === 'describe')?.id ?? '';
    const { give } = await renderGame(<OpenQuestion />, {
      pack,
      isWriter: false,
      before: (testGame) => testGame.give({ type: 'pick', cellId }),
    });
    expect(document.body.textContent).not.toMatch(/ممنوعة أ|جواب sample/);
    await give({ type: 'reveal' });
    expect(await screen.findByText(/كان ممنوعًا: ممنوعة أ/)).toBeTruthy();
  });

  it("can't be passed on, and no judge's code is offered for it [GAME-7]", async () => {
    await openAt({ kind: 'secret-word' });
    expect(screen.queryByRole('button', { name: /مرّره/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'الجواب للحكم' })).toBeNull();
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
