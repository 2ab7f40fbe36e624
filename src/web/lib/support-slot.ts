import type { ComponentType } from 'react';
import type { GameStateAsRead, SupportCategory } from '#shared/support/schema.ts';

/** What a page of a game asks of the support dialog; app/ puts the dialog into the page. */
export interface SupportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly gameId: string;
  readonly gameState: GameStateAsRead;
  /** The most likely message from here. */
  readonly kind: SupportCategory;
  /** The one question that is reported; only its text is chosen then, and a reason. */
  readonly question?: { readonly id: string; readonly text: string };
  /** What opening it did to the game. */
  readonly note?: string;
}

export type SupportSlot = ComponentType<SupportDialogProps>;
