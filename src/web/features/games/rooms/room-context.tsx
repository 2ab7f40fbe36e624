import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { OpenQuestion } from '#shared/games/state.ts';
import type { NamedChip } from '../components/teams/teammate-picker.tsx';
import type { Pressed } from './pressed.ts';
import type { RaceResult } from './use-buzz-race.ts';
import type { RoomHandle } from './use-room.ts';

/** The components of the phones on the game's screens; loaded after the first screen is painted. */
export interface RoomParts {
  readonly FollowRoom: ComponentType<{ readonly gameId: string; readonly onChange: (room: OpenRoom | null) => void }>;
  /** On the wheel's screen: how to join. */
  readonly RoomInvitation: ComponentType;
  /** Names under a team on the wheel's screen. */
  readonly SeatNames: ComponentType<{ readonly teamIndex: number }>;
  /** In the screen's corner: how to join, only on the board, and who has the remote. */
  readonly RoomCorner: ComponentType<{ readonly isOnBoard: boolean }>;
  /** On an option of the question: the votes for it. */
  readonly OptionVotes: ComponentType<{ readonly optionId: string }>;
  /** Beside a question whose steal the phones raced for: who was first, and by how much. */
  readonly RaceLine: ComponentType;
  /** In the foot of a question's card: what the asked teammate says on its phone. */
  readonly PhoneHint: ComponentType<{ readonly open: OpenQuestion }>;
  /** Where a teammate is chosen: the team's phones before its players, as `renderChips` shows them. */
  readonly PhonesByName: ComponentType<{
    readonly teamIndex: number;
    readonly players: readonly NamedChip[];
    readonly renderChips: (chips: readonly NamedChip[]) => ReactNode;
  }>;
  /** In the place of a secret word's code: whose phone has the word. `children` is the code, with a note. */
  readonly WordOnPhone: ComponentType<{ readonly children: (note: ReactNode) => ReactNode }>;
  /** Beside a team that has committed. */
  readonly CommitSeal: ComponentType<{ readonly teamIndex: number }>;
  readonly RoomDialog: ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;
}

export interface OpenRoom {
  readonly room: RoomHandle;
  /** The label of the button that opens the dialog; here, since its text is loaded with the parts. */
  readonly label: string;
  /** Says whose phone shows the answer; null without a judge. */
  readonly judgeNote: string | null;
  /** The number of steps that came from the remote. */
  readonly presses: number;
  readonly pressed: Pressed;
  /** Of the latest race for a steal. */
  readonly race: RaceResult | null;
}

export interface RoomOnScreen extends OpenRoom {
  readonly parts: RoomParts;
}

/** `coming` while the room loads and the wheel reserves its place; null where the screen shows nothing about phones. */
export const RoomContext = createContext<RoomOnScreen | 'coming' | null>(null);

/** Whether phones can join. Apart from the room, so that the game's screen isn't rendered with each of its changes. */
export const HasPhonesContext = createContext(false);

/** Null until the room is loaded. */
export function useRoomOnScreen(): RoomOnScreen | null {
  const room = use(RoomContext);
  return room === 'coming' ? null : room;
}

export function useIsRoomComing(): boolean {
  return use(RoomContext) !== null;
}
