import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { FakeSpeech } from '#testing/web/fake-speech.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { quietCategoryIds } from '#shared/questions/quiet-categories.ts';
import { ReadButton } from '../components/question/read-button.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { changeMix } from './mix.ts';
import { readTexts } from './reading.ts';
import { SoundSettings } from './sound-settings.tsx';
import { useReading } from './use-reading.ts';

let speech: FakeSpeech;
beforeEach(() => {
  speech = FakeSpeech.install([
    { lang: 'ar-SA', name: 'Maged', voiceURI: 'maged', localService: true },
    { lang: 'ar-AE', name: 'Hala', voiceURI: 'hala', localService: true },
    { lang: 'en-GB', name: 'Daniel', voiceURI: 'daniel', localService: true },
  ]);
});

const packOf = (options: SampleOptions = {}) =>
  samplePack({ kind: 'text', firstTeamIndex: 0, setup: { answerMode: 'choices' }, ...options });

function Screen() {
  const { game, state, isWriter, isSoundOn } = useGameContext();
  useReading(game, { isOn: isSoundOn, isWriter });
  return state.question && <ReadButton open={state.question} />;
}

const readButton = () => screen.getByRole('button', { name: 'اقرأ لنا السؤال' });
const show = async (options: Parameters<typeof renderGame>[1]) => {
  const game = await renderGame(<Screen />, { isSoundOn: true, ...options });
  const pick = () => game.give({ type: 'pick', cellId: game.testGame.openCell() });
  return { ...game, pick };
};

describe('reading a question to the room', () => {
  it('speaks the question and what is left to choose, in the chosen voice, and stops at a press [SOUND-2]', async () => {
    changeMix({ voices: { ar: 'hala' }, volumes: { music: 0.5, effects: 0.5, voice: 0.4 } });
    const { pick, testGame } = await show({ pack: packOf() });
    await pick();
    await userEvent.click(readButton());
    const open = testGame.state().question;
    expect(speech.spoken.map(({ text }) => text)).toEqual(open && readTexts(testGame.game().pack, open, 'ar'));
    expect(speech.spoken).toHaveLength(5);
    expect(speech.spoken[0]).toMatchObject({ voice: { name: 'Hala' }, volume: 0.4 });
    await userEvent.click(screen.getByRole('button', { name: 'أوقف القراءة' }));
    expect(speech.spoken).toEqual([]);
  });

  it('ends with the last word', async () => {
    const { pick } = await show({ pack: packOf() });
    await pick();
    await userEvent.click(readButton());
    act(() => speech.finish());
    expect(screen.queryAllByRole('button', { name: 'اقرأ لنا السؤال' })).toHaveLength(1);
  });

  it.each([
    ['the clock is paused', { type: 'pause' }],
    ['the answer is shown', { type: 'reveal' }],
    ['the game ends', { type: 'end' }],
  ] as const)('stops when %s', async (_, step) => {
    const { pick, give } = await show({ pack: packOf() });
    await pick();
    await userEvent.click(readButton());
    expect(speech.spoken).not.toEqual([]);
    await give(step);
    expect(speech.spoken).toEqual([]);
  });

  it('stops in a hidden tab', async () => {
    const { pick } = await show({ pack: packOf() });
    await pick();
    await userEvent.click(readButton());
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(speech.spoken).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is not offered where the device has no voice for the language', async () => {
    speech.setVoices([{ lang: 'en-GB', name: 'Daniel', voiceURI: 'daniel', localService: true }]);
    const { pick } = await show({ pack: packOf() });
    await pick();
    expect(screen.queryByRole('button')).toBeNull();
    act(() => speech.setVoices([{ lang: 'ar-SA', name: 'Maged', voiceURI: 'maged', localService: false }]));
    expect(screen.queryAllByRole('button', { name: 'اقرأ لنا السؤال' })).toHaveLength(1);
  });

  it('is not offered for a question of a quiet category [SOUND-3]', async () => {
    const pack = packOf();
    const categories = pack.categories.map((category) => ({ ...category, id: quietCategoryIds[0] ?? '' }));
    changeMix({ readsAloud: true });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { pick } = await show({ pack: { ...pack, categories } });
    await pick();
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(screen.queryByRole('button')).toBeNull();
    expect(speech.spoken).toEqual([]);
  });
});

describe('reading by itself', () => {
  const afterPick = async (options: Partial<Parameters<typeof renderGame>[1]> & { readsAloud?: boolean }) => {
    const { readsAloud = true, ...rest } = options;
    changeMix({ readsAloud });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { pick } = await show({ pack: packOf(), ...rest });
    await pick();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    return speech.spoken.length;
  };

  it('reads each new question where the host wants it', async () => expect(await afterPick({})).toBe(5));
  it('does not where the host does not', async () => expect(await afterPick({ readsAloud: false })).toBe(0));
  it('does not on a muted device', async () => expect(await afterPick({ isSoundOn: false })).toBe(0));
  it('does not on a watching device', async () => expect(await afterPick({ isWriter: false })).toBe(0));
  it('does not over a question that is heard itself', async () =>
    expect(await afterPick({ pack: packOf({ kind: 'sound' }) })).toBe(0));
});

describe('reading by itself after the look at a picture', () => {
  /** The picture is seen for 8 s. */
  const look = async () => {
    changeMix({ readsAloud: true });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { pick, give, testGame } = await show({ pack: packOf({ kind: 'memory' }) });
    await pick();
    const after = async (ms: number) => {
      testGame.wait(ms);
      await act(() => vi.advanceTimersByTimeAsync(ms));
      // What the last of it has shown begins to be read.
      await act(() => vi.advanceTimersByTimeAsync(1));
      return speech.spoken.length;
    };
    return { give, after };
  };
  afterEach(() => void vi.useRealTimers());

  it('begins when its time is over [KIND-2, SOUND-2]', async () => {
    const { after } = await look();
    expect(await after(7000)).toBe(0);
    expect(await after(1500)).toBe(5);
  });

  it('begins later after a pause, which hides the picture [KIND-2, SOUND-2]', async () => {
    const { give, after } = await look();
    await after(3000);
    await give({ type: 'pause' });
    expect(await after(20_000)).toBe(0);
    await give({ type: 'resume' });
    expect(await after(4000)).toBe(0);
    expect(await after(1500)).toBe(5);
  });

  it('begins with the question if the host ends the look [KIND-2, SOUND-2]', async () => {
    const { give, after } = await look();
    await after(2000);
    await give({ type: 'startClock' });
    expect(await after(100)).toBe(5);
  });

  it('is left out if the answer is shown meanwhile, also when that is undone [SOUND-2]', async () => {
    const { give, after } = await look();
    await after(2000);
    await give({ type: 'reveal' });
    await give({ type: 'undo' });
    expect(await after(10_000)).toBe(0);
  });
});

it('reads the clues that have fallen, and never a secret word', () => {
  const clues = startTestGame(packOf({ kind: 'falling-clues', setup: { answerMode: 'open' } }));
  clues.give({ type: 'wheelStopped' });
  clues.give({ type: 'pick', cellId: clues.openCell() });
  const open = () => clues.state().question ?? expect.fail('no question');
  expect(readTexts(clues.game().pack, open(), 'ar')).toHaveLength(2);
  clues.give({ type: 'nextClue' });
  expect(readTexts(clues.game().pack, open(), 'ar')).toHaveLength(3);
  const secret = startTestGame(packOf({ kind: 'secret-word' }));
  secret.give({ type: 'wheelStopped' });
  secret.give({ type: 'pick', cellId: secret.openCell() });
  const question = secret.state().question ?? expect.fail('no question');
  expect(readTexts(secret.game().pack, question, 'ar')).toHaveLength(1);
});

describe('the settings of the sound', () => {
  it('let the host choose a voice, try it, and have each question read', async () => {
    await renderGame(<SoundSettings isOn onToggle={() => undefined} />, { pack: packOf() });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'القارئ' }), 'Hala');
    await userEvent.click(screen.getByRole('button', { name: 'جرّب الصوت' }));
    expect(speech.spoken.map(({ voice }) => voice?.name)).toEqual(['Hala']);
    await userEvent.click(screen.getByRole('switch', { name: /اقرأ كل سؤال/ }));
    expect(window.localStorage.getItem('siraj.sound-mix')).toContain('"readsAloud":true');
  });

  it('hide the voice where the device has none', async () => {
    speech.setVoices([]);
    await renderGame(<SoundSettings isOn onToggle={() => undefined} />, { pack: packOf() });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getAllByRole('slider')).toHaveLength(2);
  });
});
