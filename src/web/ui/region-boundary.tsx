import { Component, type ReactNode } from 'react';
import { isChunkError, reloadNow } from '../lib/chunk-errors.ts';
import { recordError } from '../lib/error-record.ts';
import { currentText } from '../lib/language.ts';
import { FailedState } from './state-panel.tsx';

interface RegionProps {
  /** For the record. */
  readonly name: string;
  readonly children: ReactNode;
  /** Renders nothing instead of an optional region. */
  readonly isSilent?: boolean;
  /** In a game the host decides about a newer release, and play continues. */
  readonly isInPlay?: boolean;
}

interface State {
  readonly error: Error | null;
}

/** An error boundary around a region: the rest of the page stays, and the region can be retried. */
export class RegionBoundary extends Component<RegionProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    if (!isChunkError(error))
      recordError(error, {
        context: `region ${this.props.name}`,
        handled: true,
        category: 'system',
        severity: 'critical',
        userMessage: currentText().shell.crash.body,
      });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.isSilent) return null;
    // A newer release is the page's affair, and a region can't load it by trying again.
    const { crash, updating } = currentText().shell;
    if (isChunkError(error)) {
      if (!this.props.isInPlay) throw error;
      return <FailedState title={updating.manualTitle} message={updating.manualBody} onRetry={reloadNow} />;
    }
    return <FailedState title={crash.title} message={crash.body} onRetry={() => this.setState({ error: null })} />;
  }
}
