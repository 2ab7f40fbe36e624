import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { OpenQuestion, openAt } from '#testing/web/open-question.tsx';
import { renderGame } from '#testing/web/render-game.tsx';

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
