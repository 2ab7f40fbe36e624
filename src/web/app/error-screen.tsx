import { Component, type ReactNode } from 'react';
import { isChunkError, mayReload, reloadNow, reloadSoon } from '../lib/chunk-errors.ts';
import { replayEarlyInput } from '../lib/early-input.ts';
import { recordError } from '../lib/error-record.ts';
import { currentText } from '../lib/language.ts';
import { Button } from '../ui/button.tsx';
import { StatePanel } from '../ui/state-panel.tsx';

interface State {
  readonly error: unknown;
  readonly willReload: boolean;
}

/** Catches what a page threw while rendering; of a missing chunk it makes an update [SHELL-9]. A class: React has no other way. */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, willReload: false };
  #cancelReload: () => void = () => undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error, willReload: isChunkError(error) && mayReload() };
  }

  override componentDidCatch(error: unknown): void {
    // The page that would have taken it is not coming: its buttons must react again.
    replayEarlyInput();
    if (!isChunkError(error))
      recordError(error, {
        context: 'page',
        handled: true,
        category: 'system',
        severity: 'critical',
        userMessage: currentText().shell.crash.body,
      });
    else if (mayReload()) this.#cancelReload = reloadSoon();
  }

  override componentWillUnmount(): void {
    this.#cancelReload();
  }

  override render(): ReactNode {
    const { error, willReload } = this.state;
    if (error === null) return this.props.children;
    return isChunkError(error) ? <UpdateScreen willReload={willReload} /> : <CrashScreen />;
  }
}

function UpdateScreen({ willReload }: { willReload: boolean }) {
  const { updating } = currentText().shell;
  if (willReload) return <StatePanel level={1} icon="retry" title={updating.title} spacing="page" />;
  return (
    <StatePanel
      level={1}
      icon="retry"
      title={updating.manualTitle}
      spacing="page"
      action={<ReloadButton label={updating.reload} />}
    >
      {updating.manualBody}
    </StatePanel>
  );
}

function CrashScreen() {
  const { crash } = currentText().shell;
  return (
    <div role="alert">
      <StatePanel
        level={1}
        icon="error"
        tone="bad"
        title={crash.title}
        spacing="page"
        action={<ReloadButton label={crash.reload} />}
      >
        {crash.body}
      </StatePanel>
    </div>
  );
}

function ReloadButton({ label }: { label: string }) {
  return (
    <Button icon="retry" onClick={reloadNow}>
      {label}
    </Button>
  );
}
