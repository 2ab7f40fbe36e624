import { useEffect, useId } from 'react';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { changeMix, channels, useSoundMix, type Channel } from './mix.ts';
import { player } from './player.ts';
import { SoundSetChoice } from './sound-set-choice.tsx';
import { speak, stopSpeaking, useIsSpeaking, useVoices } from './speech.ts';
import styles from './mix-settings.module.css';

/** Volumes, set, and the voice that reads questions where the device has one. The mute is elsewhere. */
export function MixSettings() {
  const text = useText().games.sounds;
  const { language } = useLanguage();
  const hasVoice = useVoices(language).length > 0;
  useEffect(() => stopSpeaking, []);
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{text.volumes}</legend>
        {channels
          .filter((channel) => channel !== 'voice' || hasVoice)
          .map((channel) => (
            <VolumeSlider key={channel} channel={channel} />
          ))}
      </fieldset>
      <SoundSetChoice />
      {hasVoice && <ReadingSettings />}
      <p className="text-sm text-quiet">{text.quiet}</p>
    </div>
  );
}

const percent = 100;
const stepPercent = 5;

function VolumeSlider({ channel }: { channel: Channel }) {
  const text = useText().games.sounds;
  const { language } = useLanguage();
  const { volumes } = useSoundMix();
  const id = useId();
  const value = Math.round(volumes[channel] * percent);
  const hear = () => {
    if (channel === 'effects') void player.preview('pick');
    if (channel === 'voice') speak([text.reading.sample], language);
  };
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{text.volume[channel]}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={percent}
        step={stepPercent}
        value={value}
        onChange={({ target }) => changeMix({ volumes: { ...volumes, [channel]: Number(target.value) / percent } })}
        onPointerUp={hear}
        onKeyUp={hear}
      />
      <bdi className="num">{value}%</bdi>
    </div>
  );
}

function ReadingSettings() {
  const text = useText().games.sounds.reading;
  const { language } = useLanguage();
  const { readsAloud, voices } = useSoundMix();
  const offered = useVoices(language);
  const isSpeaking = useIsSpeaking();
  return (
    <section className="grid gap-3" aria-label={text.title}>
      <h3 className="font-semibold">{text.title}</h3>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-48 grow"
          label={text.voice}
          value={voices[language] ?? offered[0]?.uri}
          onChange={({ target }) => changeMix({ voices: { ...voices, [language]: target.value } })}
          options={offered.map(({ uri, name }) => ({ value: uri, label: name }))}
        />
        <Button
          variant="secondary"
          icon={isSpeaking ? 'stop' : 'read-aloud'}
          onClick={() => (isSpeaking ? stopSpeaking() : speak([text.sample], language))}
        >
          {isSpeaking ? text.stop : text.try}
        </Button>
      </div>
      <Switch
        label={text.byItself}
        hint={text.byItselfHint}
        checked={readsAloud}
        onChange={(checked) => changeMix({ readsAloud: checked })}
      />
    </section>
  );
}
