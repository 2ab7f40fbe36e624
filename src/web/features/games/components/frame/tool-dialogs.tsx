import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useRoomOnScreen } from '../../rooms/room-context.tsx';
import { LateTool } from '../../tonight/late-tool.tsx';
import { JudgeDialog } from './judge-dialog.tsx';
import { HowToPlayTool } from './how-to-play-tool.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ObjectionDialog } from './objection-dialog.tsx';
import { SoundDialog } from './sound-dialog.tsx';
import type { ToolName } from './use-tools.ts';

/** The tools that ask or show something first. */
export function ToolDialogs({ asked, onClose }: { asked: ToolName | null; onClose: () => void }) {
  const room = useRoomOnScreen();
  return (
    <>
      <EndDialog open={asked === 'end'} onClose={onClose} />
      <ObjectionDialog open={asked === 'object'} onClose={onClose} />
      <JudgeDialog open={asked === 'judge'} onClose={onClose} />
      <HowToPlayTool open={asked === 'how-to-play'} onClose={onClose} />
      <LateTool open={asked === 'late'} onClose={onClose} />
      <KeysDialog open={asked === 'keys'} onClose={onClose} />
      <SoundDialog open={asked === 'volumes'} onClose={onClose} />
      {room !== null && <room.parts.RoomDialog open={asked === 'phones'} onClose={onClose} />}
    </>
  );
}

function EndDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const catalogue = useText();
  const text = catalogue.games.play.tools;
  const { give } = useGameContext();
  const end = () => {
    onClose();
    give({ type: 'end' });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.endTitle}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {catalogue.shell.cancel}
          </Button>
          <Button variant="danger" icon="finish" onClick={end}>
            {text.endConfirm}
          </Button>
        </>
      }
    >
      <p>{text.endBody}</p>
    </Dialog>
  );
}
