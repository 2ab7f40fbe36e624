import { Component, type ReactNode } from 'react';
import { currentText } from '../lib/language.ts';
import { stored } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';
import { StatePanel } from '../ui/state-panel.tsx';

/** A missing chunk means a newer release: reload by itself, at most twice, then ask [SHELL-9]. */
export const mostChunkReloads = 2;
export const chunkReloadDelayMs = 1500;

interface State {
  readonly error: unknown;
  readonly willReload: boolean;
}

/** Catches what a page threw while rendering. The only class: React has no other way. */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, willReload: false };
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error, willReload: isChunkError(error) && reloadsSoFar() < mostChunkReloads };
  }

  override componentDidCatch(error: unknown): void {
    if (!isChunkError(error) || reloadsSoFar() >= mostChunkReloads) return;
    stored.chunkReloads.write(reloadsSoFar() + 1);
    this.#timer = setTimeout(() => window.location.reload(), chunkReloadDelayMs);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  override render(): ReactNode {
    const { error, willReload } = this.state;
    if (error === null) return this.props.children;
    return isChunkError(error) ? <UpdateScreen willReload={willReload} /> : <CrashScreen />;
  }
}

function isChunkError(error: unknown): boolean {
  return error instanceof Error
    && /dynamically imported module|module script failed|ChunkLoadError|preload CSS|error loading/i.test(`${error.name} ${error.message}`);
}

function reloadsSoFar(): number {
  return stored.chunkReloads.read() ?? 0;
}

function UpdateScreen({ willReload }: { willReload: boolean }) {
  const { updating } = currentText().shell;
  if (willReload) return <StatePanel level={1} icon="retry" title={updating.title} className="py-20" />;
  return (
    <StatePanel level={1} icon="retry" title={updating.manualTitle} className="py-20" action={<ReloadButton label={updating.reload} />}>
      {updating.manualBody}
    </StatePanel>
  );
}

function CrashScreen() {
  const { crash } = currentText().shell;
  return (
    <div role="alert">
      <StatePanel level={1} icon="error" tone="bad" title={crash.title} className="py-20" action={<ReloadButton label={crash.reload} />}>
        {crash.body}
      </StatePanel>
    </div>
  );
}

function ReloadButton({ label }: { label: string }) {
  return (
    <Button
      icon="retry"
      onClick={() => {
        stored.chunkReloads.clear();
        window.location.reload();
      }}
    >
      {label}
    </Button>
  );
}
