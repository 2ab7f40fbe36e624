import { useSyncExternalStore } from 'react';
import type { Language } from '#shared/kernel/text.ts';
import { player } from './player.ts';
import { soundMix } from './mix.ts';

/** A voice of this device, as its system names it. */
export interface DeviceVoice {
  readonly uri: string;
  readonly name: string;
}

const locales: Readonly<Record<Language, string>> = { ar: 'ar-KW', en: 'en-GB' };
const none: readonly SpeechSynthesisVoice[] = [];
let voices: Readonly<Record<Language, readonly SpeechSynthesisVoice[]>> = { ar: none, en: none };
let isSpeaking = false;
/** Kept while they are spoken: some browsers forget one that nothing refers to. */
let spoken: readonly SpeechSynthesisUtterance[] = [];
const listeners = new Set<() => void>();

function synthesis(): SpeechSynthesis | null {
  return 'speechSynthesis' in window ? window.speechSynthesis : null;
}

function changed(): void {
  for (const listener of listeners) listener();
}

function readVoices(): void {
  const found = synthesis()?.getVoices() ?? [];
  const of = (language: Language) => found.filter(({ lang }) => lang.toLowerCase().startsWith(language));
  voices = { ar: of('ar'), en: of('en') };
  changed();
}

function stopInHiddenTab(): void {
  if (document.visibilityState === 'hidden') stopSpeaking();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Most browsers know their voices only a moment after the page has loaded.
    synthesis()?.addEventListener('voiceschanged', readVoices);
    document.addEventListener('visibilitychange', stopInHiddenTab);
    readVoices();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    synthesis()?.removeEventListener('voiceschanged', readVoices);
    document.removeEventListener('visibilitychange', stopInHiddenTab);
  };
}

/** The device's voices of a language, those that need no network first. Empty where it has none. */
export function useVoices(language: Language): readonly DeviceVoice[] {
  const found = useSyncExternalStore(
    subscribe,
    () => voices[language],
    () => none,
  );
  return [...found]
    .sort((one, other) => Number(other.localService) - Number(one.localService))
    .map(({ voiceURI, name }) => ({ uri: voiceURI, name }));
}

export function useIsSpeaking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSpeaking,
    () => false,
  );
}

function voiceOf(language: Language): SpeechSynthesisVoice | undefined {
  const found = voices[language];
  return (
    found.find(({ voiceURI }) => voiceURI === soundMix().voices[language]) ??
    found.find(({ localService }) => localService) ??
    found[0]
  );
}

/** Speaks texts one after the other, in place of what it speaks now. Does nothing where the device has no such voice. */
export function speak(texts: readonly string[], language: Language): void {
  const [device, voice] = [synthesis(), voiceOf(language)];
  stopSpeaking();
  if (device === null || voice === undefined || document.visibilityState === 'hidden') return;
  spoken = texts.map((text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang || locales[language];
    utterance.volume = soundMix().volumes.voice;
    utterance.rate = 0.95;
    return utterance;
  });
  const own = spoken;
  const end = () => {
    if (spoken === own) setSpeaking(false);
  };
  const last = spoken.at(-1);
  if (last === undefined) return;
  last.onend = end;
  for (const utterance of spoken) {
    utterance.onerror = end;
    device.speak(utterance);
  }
  setSpeaking(true);
}

export function stopSpeaking(): void {
  if (!isSpeaking) return;
  spoken = [];
  synthesis()?.cancel();
  setSpeaking(false);
}

function setSpeaking(is: boolean): void {
  isSpeaking = is;
  player.setSpeaking(is);
  changed();
}
