import { vi } from 'vitest';

type FakeVoice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'voiceURI' | 'localService'>;

class FakeUtterance {
  voice: FakeVoice | null = null;
  lang = '';
  volume = 1;
  rate = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A device that can speak: it keeps what it was asked to say until it is silenced. */
export class FakeSpeech extends EventTarget {
  spoken: FakeUtterance[] = [];
  #voices: readonly FakeVoice[] = [];

  static install(voices: readonly FakeVoice[]): FakeSpeech {
    const speech = new FakeSpeech();
    speech.#voices = voices;
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
    return speech;
  }

  getVoices(): readonly FakeVoice[] {
    return this.#voices;
  }

  setVoices(voices: readonly FakeVoice[]): void {
    this.#voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }

  speak(utterance: FakeUtterance): void {
    this.spoken.push(utterance);
  }

  cancel(): void {
    const silenced = this.spoken;
    this.spoken = [];
    for (const { onerror } of silenced) onerror?.();
  }

  /** The last text has been spoken. */
  finish(): void {
    const last = this.spoken.at(-1);
    this.spoken = [];
    last?.onend?.();
  }
}
