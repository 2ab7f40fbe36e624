import { createContext, use, type ReactNode } from 'react';
import { present } from '#shared/kernel/assert.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { Act } from '#shared/games/commands.ts';
import type { Pack, PackTeam } from '#shared/games/pack.ts';
import type { Game, GameState } from '#shared/games/state.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { SendingState } from './sender.ts';

/** What every part of a game's screen plays with. */
export interface Table {
  readonly game: Game;
  readonly pack: Pack;
  readonly state: GameState;
  /** False while another device writes: everything shows, nothing may be tapped. */
  readonly isWriter: boolean;
  readonly unsent: number;
  readonly sending: SendingState;
  readonly isKept: boolean;
  /** Takes a step; a refusal is told as a toast. True when it was taken. */
  readonly give: (act: Act) => boolean;
  readonly isSoundOn: boolean;
  readonly toggleSound: () => void;
  /** Opens the support dialog over the game. */
  readonly askSupport: () => void;
}

const TableContext = createContext<Table | null>(null);

export function TableProvider({ table, children }: { table: Table; children: ReactNode }) {
  return <TableContext value={table}>{children}</TableContext>;
}

export function useTable(): Table {
  return present(use(TableContext), 'the table');
}

/** A team by its index, which the pack always has. */
export function teamOf(pack: Pack, teamIndex: number): PackTeam {
  return present(pack.teams[teamIndex], 'the team');
}

/** Picks the language in use out of a text of the pack. */
export function useLocalized(): (text: LocalizedText) => string {
  const { language } = useLanguage();
  return (text) => text[language];
}
