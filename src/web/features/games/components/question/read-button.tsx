import type { OpenQuestion } from '#shared/games/state.ts';
import { useText } from '../../../../lib/language.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useReadButton } from '../../sound/use-reading.ts';

/** Has the device read the question to the room; absent where it can't. */
export function ReadButton({ open }: { open: OpenQuestion }) {
  const text = useText().games.sounds.reading;
  const { pack } = useGameContext();
  const reading = useReadButton(pack, open);
  if (reading === null) return null;
  const label = reading.isSpeaking ? text.stop : text.read;
  return (
    <Tooltip label={label} className="flex-none">
      <IconButton
        icon={reading.isSpeaking ? 'stop' : 'read-aloud'}
        label={label}
        disabled={reading.isDisabled}
        onClick={reading.toggle}
      />
    </Tooltip>
  );
}
