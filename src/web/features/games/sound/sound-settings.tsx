import { useText } from '../../../lib/language.ts';
import { Switch } from '../../../ui/choice.tsx';
import { MixSettings } from './mix-settings.tsx';

/** How this device sounds in a game: mute, and all that is mixed below it. */
export function SoundSettings({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const text = useText().games.sounds;
  return (
    <div className="grid gap-4">
      <Switch label={text.isOn} hint={text.keptHere} checked={isOn} onChange={onToggle} />
      <MixSettings />
    </div>
  );
}
