import { gamesApi } from '#shared/games/api.ts';
import { codeOf } from '../../../../lib/api-client.ts';
import { reloadNow } from '../../../../lib/chunk-errors.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailedState, StatePanel } from '../../../../ui/state-panel.tsx';

interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why a game can't be shown. For rules that this page doesn't know only a reload helps. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const text = useText().shell.updating;
  const describe = useErrorText();
  if (codeOf(gamesApi.getGame, error) !== 'games/update-needed')
    return <FailedState title={title} message={describe(error)} onRetry={onRetry} />;
  return (
    <div role="alert">
      <StatePanel
        level={1}
        icon="retry"
        title={text.manualTitle}
        action={
          <Button icon="retry" onClick={reloadNow}>
            {text.reload}
          </Button>
        }
      >
        {describe(error)}
      </StatePanel>
    </div>
  );
}
