import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { openAt } from '#testing/web/open-question.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
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
