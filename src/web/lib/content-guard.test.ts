import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainSettings } from '#testing/web/site-settings.ts';
import { fakeApi, type Answers } from '#testing/web/fake-api.ts';
import { startContentGuard } from './content-guard.ts';
import { guardContent } from './guard-content.ts';
import { createQueryClient } from './query-client.ts';
import { watchDevtools } from './watch-devtools.ts';

/** A fake worker that stops like one at a breakpoint. */
class Probe {
  static last: Probe | null = null;
  isStopped = false;
  asked = 0;
  private hear: (event: MessageEvent) => void = () => undefined;
  constructor() {
    Probe.last = this;
  }

  addEventListener(_: string, hear: (event: MessageEvent) => void): void {
    this.hear = hear;
  }

  postMessage(): void {
    this.asked += 1;
    this.hear(new MessageEvent('message', { data: 'before' }));
    if (!this.isStopped) this.goOn();
  }

  goOn(): void {
    this.hear(new MessageEvent('message', { data: 'after' }));
  }

  terminate = vi.fn();
}

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Probe);
  Probe.last = null;
});
afterEach(() => stop());
const probe = () => Probe.last!;

describe('the watch for developer tools', () => {
  const onOpen = vi.fn();
  beforeEach(() => {
    onOpen.mockReset();
    stop = watchDevtools(onOpen);
  });

  it('looks every five seconds and finds none, whatever the window does [SHELL-8]', () => {
    for (const [width, height] of [
      [1920, 1080],
      [700, 1080],
      [1920, 300],
    ]) {
      Object.assign(window, { innerWidth: width, innerHeight: height });
      window.dispatchEvent(new Event('resize'));
      vi.advanceTimersByTime(5_000);
    }
    expect(probe().asked).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('detects them when the probe stops for three seconds [SHELL-8]', () => {
    probe().isStopped = true;
    vi.advanceTimersByTime(5_000 + 2_999);
    expect(onOpen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('takes no late probe for a stopped one [SHELL-8]', () => {
    probe().isStopped = true;
    vi.advanceTimersByTime(5_000 + 2_900);
    probe().goOn();
    vi.advanceTimersByTime(2_000);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('ignores a sleeping machine and a hidden page, and probes again [SHELL-8]', () => {
    probe().isStopped = true;
    vi.advanceTimersByTime(5_000);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(20_000);
    expect(onOpen).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    const now = vi.spyOn(performance, 'now');
    now.mockReturnValueOnce(0).mockReturnValueOnce(9_000);
    vi.advanceTimersByTime(5_000 + 1_000);
    expect(onOpen).not.toHaveBeenCalled();
    now.mockRestore();
    vi.advanceTimersByTime(5_000 + 3_000);
    expect(onOpen).toHaveBeenCalled();
  });
});

describe('the guard', () => {
  beforeEach(() => {
    stop = startContentGuard();
  });
  const isBlocked = (event: Event, target: EventTarget = document.body) => !target.dispatchEvent(event);
  const key = (code: string, keys: KeyboardEventInit = {}) =>
    new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...keys });
  const menu = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true });

  it('keeps the context menu away, but not from where people write [SHELL-8]', () => {
    expect(isBlocked(menu())).toBe(true);
    for (const name of ['input', 'textarea'])
      expect(isBlocked(menu(), document.body.appendChild(document.createElement(name)))).toBe(false);
    document.body.replaceChildren();
  });

  it.each([
    key('F12'),
    key('KeyI', { ctrlKey: true, shiftKey: true, key: 'ه' }),
    key('KeyJ', { ctrlKey: true, shiftKey: true }),
    key('KeyC', { ctrlKey: true, shiftKey: true }),
    key('KeyI', { metaKey: true, altKey: true }),
    key('KeyU', { ctrlKey: true }),
    key('KeyU', { metaKey: true, altKey: true }),
  ])('takes the keys of the tools away [SHELL-8]', (event) => {
    expect(isBlocked(event)).toBe(true);
  });

  it.each([
    key('KeyI'),
    key('KeyC', { ctrlKey: true }),
    key('KeyI', { ctrlKey: true }),
    key('F5'),
    key('KeyR', { ctrlKey: true, shiftKey: true }),
    key('Equal', { ctrlKey: true }),
  ])('leaves every other key alone [SHELL-8]', (event) => {
    expect(isBlocked(event)).toBe(false);
  });

  it('silences the console, and gives it back [SHELL-8]', () => {
    window.console.error('nobody hears this');
    stop();
    expect(() => window.console.error('heard')).toThrow('heard');
    expect(isBlocked(menu())).toBe(false);
    expect(probe().terminate).toHaveBeenCalledOnce();
  });

  it('restarts the page if the tools are open [SHELL-8]', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    probe().isStopped = true;
    vi.advanceTimersByTime(8_000);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('where it is', () => {
  const guarded = (contentGuard: boolean): Answers => ({
    'GET /api/settings': { body: { ...plainSettings, contentGuard } },
  });
  const start = async (answers: Answers) => {
    vi.useRealTimers();
    const sent = fakeApi(answers, null);
    const listen = vi.spyOn(window, 'addEventListener');
    await guardContent(createQueryClient());
    return { isOn: listen.mock.calls.some(([name]) => name === 'contextmenu'), asked: sent.length };
  };

  it.each([true, false])('follows the server: %s [SHELL-8]', async (wanted) => {
    expect((await start(guarded(wanted))).isOn).toBe(wanted);
  });

  it('stays off where the server was not reached [SHELL-8]', async () => {
    expect(
      (await start({ 'GET /api/settings': { refusal: { status: 403, code: 'auth/permission-denied' } } })).isOn,
    ).toBe(false);
  });

  it('stays off on phones and tablets, and asks nothing there [SHELL-8]', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile');
    expect(await start(guarded(true))).toEqual({ isOn: false, asked: 0 });
  });
});
