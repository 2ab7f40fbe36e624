import { useEffect, useState } from 'react';
import { present } from '#shared/kernel/assert.ts';
import type { TeamEmblem } from '#shared/games/team-looks.ts';
import type { Room } from '#shared/rooms/schema.ts';
import { phonePaths } from '../lib/phone-paths.ts';
import { CallError, findRoom, leaveSeat, takeSeat } from './calls.ts';
import {
  findSeat,
  findSeatByCode,
  forgetSeat,
  keepSeat,
  kept,
  latestSeat,
  newToken,
  ownEmblem,
  type KeptSeat,
} from './kept.ts';
import { addressOf, codeOfAddress } from './room-code.ts';
import { nameFault } from './seat-name.ts';

export type Trouble = 'notFound' | 'locked' | 'crowded' | 'offline' | 'busy' | 'failed' | 'gone' | 'left';

/** The screens from the code to a seat. */
export type Screen =
  | { readonly kind: 'code' }
  | { readonly kind: 'loading'; readonly code: string }
  | { readonly kind: 'still'; readonly code: string; readonly room: Room; readonly teamIndex: number }
  | { readonly kind: 'join'; readonly code: string; readonly room: Room; readonly refusal: Refusal | null }
  | {
      readonly kind: 'trouble';
      readonly code: string;
      readonly trouble: Trouble;
      readonly asked: Asked | null;
      /** The seat that the server no longer has, which the host may bring back. */
      readonly removed?: KeptSeat;
    }
  | { readonly kind: 'seat'; readonly seat: KeptSeat };

/** What the user entered to join; `teamIndex` is null for an onlooker. */
export interface Wish {
  readonly teamIndex: number | null;
  readonly name: string;
  readonly emblem: TeamEmblem;
}

/** An attempt to join. */
interface Asked extends Wish {
  readonly room: Room;
}

/** A name that the server rejected, with its error code. */
export interface Refusal {
  readonly name: string;
  readonly code: string;
}

const troubles: Readonly<Record<string, Trouble>> = {
  'rooms/not-found': 'notFound',
  'rooms/locked': 'locked',
  'rooms/too-many-onlookers': 'crowded',
  'system/network': 'offline',
  'rate-limited': 'busy',
};

function troubleOf(error: unknown): Trouble {
  return (error instanceof CallError ? troubles[error.code] : undefined) ?? 'failed';
}

function screenAt(pathname: string): Screen {
  const code = codeOfAddress(pathname);
  if (code === null) return { kind: 'code' };
  const seat = findSeatByCode(code);
  return seat === null ? { kind: 'loading', code } : seatScreen(seat, code);
}

/** Stores that this code led to the seat, and shows the seat. */
function seatScreen(seat: KeptSeat, code: string): Screen {
  keepSeat({ ...seat, code });
  return { kind: 'seat', seat: { ...seat, code } };
}

/** The name and emblem that this phone used last. */
const keptSelf = () => ({ name: (kept.name.read() ?? '').trim(), emblem: ownEmblem() });

/** The screen for a code: the phone's seat, the question whether it is still with its team, or the choice of teams. */
function screenIn(room: Room, code: string): Screen {
  const seat = findSeat(room.gameId);
  if (seat?.isTaken === true) return seatScreen(seat, code);
  if (room.isLocked) return { kind: 'trouble', code, trouble: 'locked', asked: null };
  if (!room.hasPlaceForPlayers && !room.hasPlaceForOnlookers)
    return { kind: 'trouble', code, trouble: 'crowded', asked: null };
  const team = kept.team.read();
  const teamIndex = room.teams.findIndex(({ name }) => name === team);
  const isKnown = teamIndex !== -1 && nameFault(kept.name.read() ?? '') === null;
  return isKnown && room.hasPlaceForPlayers
    ? { kind: 'still', code, room, teamIndex }
    : { kind: 'join', code, room, refusal: null };
}

/** The attempt to join whose answer was lost; null without one. */
function unanswered(room: Room): Asked | null {
  const seat = findSeat(room.gameId);
  const self = keptSelf();
  if (seat === null || seat.isTaken || nameFault(self.name) !== null) return null;
  const teamIndex = seat.teamName === null ? null : room.teams.findIndex(({ name }) => name === seat.teamName);
  return teamIndex === -1 ? null : { ...self, room, teamIndex };
}

/** Errors after which the token certainly has no seat. */
const seatless = new Set([
  'rooms/unknown-team',
  'rooms/full',
  'rooms/too-many-onlookers',
  'rooms/locked',
  'rooms/seat-gone',
]);

/** The screen after a failed attempt to join. */
function screenAfter(error: unknown, code: string, asked: Asked): Screen {
  const failure = error instanceof CallError ? error.code : '';
  if (seatless.has(failure)) forgetSeat(asked.room.gameId);
  // The room has changed since the phone loaded it: load it again.
  if (failure === 'rooms/unknown-team' || failure === 'rooms/full') return { kind: 'loading', code };
  if (failure === 'rooms/seat-gone') return { kind: 'trouble', code, trouble: 'gone', asked: null };
  if (failure.startsWith('rooms/name-'))
    return { kind: 'join', code, room: asked.room, refusal: { name: asked.name, code: failure } };
  return { kind: 'trouble', code, trouble: troubleOf(error), asked };
}

/** Joins with this game's token, which is stored first. */
async function sit(code: string, { room, teamIndex, name, emblem }: Asked): Promise<Screen> {
  const teamName = teamIndex === null ? null : present(room.teams[teamIndex], 'the chosen team').name;
  const token = findSeat(room.gameId)?.token ?? newToken();
  const seat = { gameId: room.gameId, code, token, teamName };
  keepSeat({ ...seat, isTaken: false });
  await takeSeat(code, { token, name, teamIndex, emblem });
  keepSeat({ ...seat, isTaken: true });
  if (teamName === null) kept.team.clear();
  return { kind: 'seat', seat: { ...seat, isTaken: true, keptAt: Date.now() } };
}

/** Loads the room and chooses its screen; an unanswered attempt is repeated first, since it may have got a seat. */
async function enterRoom(code: string): Promise<Screen> {
  let room: Room;
  try {
    room = await findRoom(code);
  } catch (error) {
    return { kind: 'trouble', code, trouble: troubleOf(error), asked: null };
  }
  const asked = unanswered(room);
  if (asked === null) return screenIn(room, code);
  try {
    return await sit(code, asked);
  } catch (error) {
    return screenAfter(error, code, asked);
  }
}

/** A phone that joins again leaves its removed seat for good: it must not come back beside the new one. */
function giveUp({ gameId, token }: KeptSeat): void {
  forgetSeat(gameId);
  // Without an answer, the seat shows grey until the host removes it again.
  leaveSeat(token).catch(() => undefined);
}

/** The state of the page from the code to a seat, and what the user can do there. */
export function useRoom() {
  const [screen, setScreen] = useState<Screen>(() => screenAt(window.location.pathname));
  const [joining, setJoining] = useState<number | 'watch' | null>(null);
  useEffect(() => {
    const follow = () => setScreen(screenAt(window.location.pathname));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    if (screen.kind !== 'loading') return undefined;
    const { code } = screen;
    let isOver = false;
    void enterRoom(code).then((next) => {
      if (!isOver) setScreen(next);
    });
    return () => {
      isOver = true;
    };
  }, [screen]);

  const ask = async (code: string, asked: Asked) => {
    setJoining(asked.teamIndex ?? 'watch');
    try {
      setScreen(await sit(code, asked));
    } catch (error) {
      setScreen(screenAfter(error, code, asked));
    } finally {
      setJoining(null);
    }
  };

  return {
    screen,
    /** The team that the phone is joining now. */
    joining,
    /** The last seat, which the page offers while no code is entered. */
    latest: screen.kind === 'code' ? latestSeat() : null,
    enter: (code: string) => {
      window.history.pushState(null, '', addressOf(code));
      setScreen(screenAt(addressOf(code)));
    },
    enterOther: () => {
      window.history.pushState(null, '', phonePaths.phoneCode.pattern);
      setScreen({ kind: 'code' });
    },
    join: (wish: Wish) => {
      if (joining === null && 'room' in screen) void ask(screen.code, { ...wish, room: screen.room });
    },
    /** Joins the team that this phone played with last. */
    joinAgain: () => {
      if (joining === null && screen.kind === 'still')
        void ask(screen.code, { ...keptSelf(), room: screen.room, teamIndex: screen.teamIndex });
    },
    chooseOtherTeam: () => {
      if (screen.kind === 'still') setScreen({ kind: 'join', code: screen.code, room: screen.room, refusal: null });
    },
    /** Repeats what failed, with the same token. */
    retry: () => {
      if (screen.kind !== 'trouble' || joining !== null) return;
      if (screen.removed !== undefined) giveUp(screen.removed);
      if (screen.asked !== null && (screen.trouble === 'offline' || screen.trouble === 'failed'))
        void ask(screen.code, screen.asked);
      else setScreen({ kind: 'loading', code: screen.code });
    },
    /** For a seat that the server no longer has. Its token is kept: after a reload the phone asks for it once more. */
    loseSeat: (seat: KeptSeat) => {
      keepSeat({ ...seat, isTaken: false });
      setScreen({ kind: 'trouble', code: seat.code, trouble: 'gone', asked: null, removed: seat });
    },
    /** For one that the host has brought back. */
    regainSeat: (seat: KeptSeat) => setScreen(seatScreen({ ...seat, isTaken: true }, seat.code)),
    leftSeat: ({ gameId, code }: KeptSeat) => {
      forgetSeat(gameId);
      setScreen({ kind: 'trouble', code, trouble: 'left', asked: null });
    },
  };
}
