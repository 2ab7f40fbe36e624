import { soundSets } from '#shared/games/sounds/sets.ts';
import { useText } from '../../../lib/language.ts';
import { RadioCards } from '../../../ui/choice.tsx';
import { changeMix, useSoundMix } from './mix.ts';

/** All sounds, or those without instruments; kept on this device. */
export function SoundSetChoice() {
  const text = useText().games.sounds;
  const { set } = useSoundMix();
  return (
    <RadioCards
      label={text.set}
      value={set}
      onChange={(chosen) => changeMix({ set: chosen })}
      options={soundSets.map((value) => ({ value, label: text.sets[value], hint: text.setHints[value] }))}
    />
  );
}
