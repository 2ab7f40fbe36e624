import { useEffect, useEffectEvent, useRef } from 'react';
import type { Pack } from '#shared/games/pack.ts';
import type { Game, OpenQuestion } from '#shared/games/state.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useReadingLeft } from '../hooks/use-reading-left.ts';
import { useRemaining } from '../hooks/use-remaining.ts';
import { hasOwnSound } from './clock-sounds.ts';
import { cuesOf, isQuietQuestion } from './cues.ts';
import { useSoundMix } from './mix.ts';
import { readTexts } from './reading.ts';
import { speak, stopSpeaking, useIsSpeaking, useVoices } from './speech.ts';

/** After the sound with which a tile opens. */
const readAfterMs = 1100;

/** Names what is read: reading stops when it leaves the screen. */
function readable(open: OpenQuestion | null): string | null {
  return open === null || open.paused || open.stage === 'revealed' ? null : `${open.cellId}-${String(open.swapped)}`;
}

/** A question that is still to be read. */
interface Unread {
  readonly key: string | null;
  readonly readsAt: number;
}

/** Reads each new question by itself where the host wants that, and ends every reading with its question. */
export function useReading(game: Game, { isOn, isWriter }: { isOn: boolean; isWriter: boolean }): void {
  const { language } = useLanguage();
  const { readsAloud } = useSoundMix();
  const hasVoice = useVoices(language).length > 0;
  const open = game.state.question;
  const before = useRef(game);
  const unread = useRef<Unread | null>(null);
  const read = useEffectEvent(() => {
    if (open !== null) speak(readTexts(game.pack, open, language), language);
  });
  const mayRead = isOn && isWriter && readsAloud && hasVoice;
  useEffect(() => {
    const isNew = cuesOf(before.current, game).some(({ name }) => name === 'pick' || name === 'flip');
    before.current = game;
    const question = game.state.question;
    if (question === null || question.stage === 'revealed') unread.current = null;
    else if (isNew && mayRead && !isQuietQuestion(game.pack, question) && !hasOwnSound(game.pack, question))
      unread.current = { key: readable(question), readsAt: Date.now() + readAfterMs };
  }, [game, mayRead]);
  const key = readable(open);
  const isStudied = useStudyLeft(open) !== 0;
  // After a look at a picture, whatever ends it; a pause puts it off.
  useEffect(() => {
    if (!mayRead || isStudied || key === null || unread.current?.key !== key) return undefined;
    // A step within this time belongs to the same question; it is read as it is then.
    const timer = setTimeout(() => {
      unread.current = null;
      read();
    }, unread.current.readsAt - Date.now());
    return () => clearTimeout(timer);
  }, [key, isStudied, mayRead]);
  // Ends with its question, and with the sound.
  useEffect(() => (key === null || !isOn ? undefined : stopSpeaking), [key, isOn]);
}

/** Time left to look at the open question's picture; 0 where there is none. */
function useStudyLeft(open: OpenQuestion | null): number {
  return useRemaining(open?.study && typeof open.reading === 'object' ? open.reading : null) ?? 0;
}

/** For the button of a question: null where it may not be read, or the device has no voice for it. */
export function useReadButton(pack: Pack, open: OpenQuestion) {
  const { language } = useLanguage();
  const isSpeaking = useIsSpeaking();
  const hasVoice = useVoices(language).length > 0;
  const isStudied = useReadingLeft(open) !== 0 && open.study === true;
  if (!hasVoice || isStudied || open.stage === 'revealed' || isQuietQuestion(pack, open)) return null;
  return {
    isSpeaking,
    isDisabled: open.paused,
    toggle: () => (isSpeaking ? stopSpeaking() : speak(readTexts(pack, open, language), language)),
  };
}
