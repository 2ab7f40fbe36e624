import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { usePush } from '../push/use-push.ts';

/** A quiet offer at the foot of the list; nothing is asked before the tap. */
export function PushOffer() {
  const { push: words } = useText().notifications;
  const push = usePush();
  if (push.isEnabled || !push.isPossible) return null;
  return (
    <div className="grid gap-2 rounded-2xl bg-well p-4">
      <p className="text-quiet">{push.isBlocked ? words.blocked : words.offer}</p>
      {!push.isBlocked && (
        <Button
          variant="secondary"
          icon="bell-ring"
          busy={push.isBusy}
          onClick={push.enable}
          className="justify-self-start"
        >
          {words.enable}
        </Button>
      )}
    </div>
  );
}
