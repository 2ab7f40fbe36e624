import { useText } from '../../../../lib/language.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

/** Leads to the store at balance 0 [GAME-1]; the choices stay. */
export function NoSessionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const words = text.games.setup.noSessions;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.later}
          </Button>
          <ButtonLink to={pathTo('store')} icon="ticket">
            {words.toStore}
          </ButtonLink>
        </>
      }
    >
      <p>{words.body}</p>
    </Dialog>
  );
}
