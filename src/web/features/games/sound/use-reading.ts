import { useEffect, useEffectEvent, useRef } from 'react';
import type { Pack } from '#shared/games/pack.ts';
import type { Game, OpenQuestion } from '#shared/games/state.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useReadingLeft } from '../hooks/use-reading-left.ts';
import { hasOwnSound } from './clock-sounds.ts';
import { cuesOf, isQuietQuestion } from './cues.ts';
import { useSoundMix } from './mix.ts';
import { readTexts } from './reading.ts';
import { speak, stopSpeaking, useIsSpeaking, useVoices } from './speech.ts';

/** After the sound with which a tile opens. */
const readAfterMs = 1100;

/** Names what is read: reading stops when it leaves the screen. */
function readable(open: OpenQuestion | null): string | null {
  const isHidden = open === null || open.paused || open.stage === 'revealed';
  return isHidden ? null : `${open.cellId}-${String(open.swapped)}`;
}

/** Reads each new question by itself where the host wants that, and ends every reading with its question. */
export function useReading(game: Game, { isOn, isWriter }: { isOn: boolean; isWriter: boolean }): void {
  const { language } = useLanguage();
  const { readsAloud } = useSoundMix();
  const hasVoice = useVoices(language).length > 0;
  const open = game.state.question;
  const before = useRef(game);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useEffectEvent((pack: Pack, question: OpenQuestion) =>
    speak(readTexts(pack, question, language), language),
  );
  const mayRead = isOn && isWriter && readsAloud && hasVoice;
  useEffect(() => {
    const isNew = cuesOf(before.current, game).some(({ name }) => name === 'pick' || name === 'flip');
    before.current = game;
    const question = game.state.question;
    if (!isNew || !mayRead || question === null) return;
    if (isQuietQuestion(game.pack, question) || hasOwnSound(game.pack, question)) return;
    // A step within this time belongs to the same question; it is read as it is then.
    const studyMs = question.study && typeof question.reading === 'object' ? question.reading.remainingMs : 0;
    timer.current = setTimeout(() => read(game.pack, question), Math.max(readAfterMs, studyMs));
  }, [game, mayRead]);
  const key = readable(open);
  // Ends with its question, and with the sound.
  useEffect(() => {
    if (key === null || !isOn) return undefined;
    return () => {
      clearTimeout(timer.current);
      stopSpeaking();
    };
  }, [key, isOn]);
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
