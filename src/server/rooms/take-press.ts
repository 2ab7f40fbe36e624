import { gameTopicOf } from '#shared/games/live.ts';
import { refusalOf } from '#shared/games/view.ts';
import { countedAt } from '#shared/rooms/buzz.ts';
import { reactionsPerSecond } from '#shared/rooms/reaction-rate.ts';
import { createSeatRate } from '#shared/rooms/seat-rate.ts';
import { roomTopicOf, type KeptPress, type Press, type Receipt, type RoomEvent } from '#shared/rooms/schema.ts';
import { acceptsPress, askedAt, eventOf, sinceOpening, stealOpensAt, type Moment } from '#shared/rooms/tasks/index.ts';
import type { Reaction } from '#shared/rooms/tasks/schema.ts';
import type { PressTime } from '../platform/live/index.ts';
import { passCaptaincy } from './change-room.ts';
import type { RoomDeps } from './deps.ts';
import { momentOf, phonesInTurn, type PhoneRoom } from './phone-rooms.ts';
import type { PressLog } from './press-log.ts';
import type { SeatRow } from './tables.ts';

/**
 * For each process: a repeated press gains nothing, so that the limit only has to protect the process. Twice what one
 * socket may send (`maxPressesPerSecond`): a phone that comes back by another one loses nothing.
 */
const maxSeatPressesPerSecond = 20;

/** Which presses the room keeps, and whether other phones show them. */
const kept: Readonly<Record<KeptPress['kind'], { readonly isShown: boolean }>> = {
  vote: { isShown: false },
  buzz: { isShown: false },
  draft: { isShown: true },
  hint: { isShown: true },
  'act-it': { isShown: true },
};

/** Passes a phone's press to the screen if it is for the current step, from a seat that may press it, and the rules accept it. */
export function createPressTaker(deps: RoomDeps, log: PressLog) {
  const publish = (gameId: string, event: RoomEvent) =>
    deps.publishEvent({ change: gameTopicOf(gameId), topic: roomTopicOf(gameId), event });

  const actRemotely = (found: PhoneRoom, seat: SeatRow, sent: Extract<Press, { kind: 'act' }>) => {
    const { newest } = found.watched;
    const { seq, act, askedSeatId } = sent;
    if (!seat.is_remote || newest.seq !== seq || refusalOf(newest, act, deps.clock.now()) !== null) return;
    const event = { kind: 'act', seatId: seat.id, seq, act } as const;
    if (askedSeatId === undefined) {
      publish(seat.game_id, event);
      return;
    }
    // Of a phone that has gone meanwhile, or plays elsewhere, the question would reach none.
    const asked = phonesInTurn(found, seat.id).find(({ id }) => id === askedSeatId);
    if (asked !== undefined) publish(seat.game_id, { ...event, teammate: asked.name });
  };

  const mayPress = createSeatRate(maxSeatPressesPerSecond);
  /** At each process; the screen, which receives those of all, shows no more of a seat either. */
  const mayReact = createSeatRate(reactionsPerSecond);
  const react = ({ room }: PhoneRoom, { id: seatId, team_index: teamIndex, game_id }: SeatRow, reaction: Reaction) => {
    if (room.has_reactions && mayReact(seatId, deps.clock.now()))
      publish(game_id, { kind: 'react', seatId, teamIndex, reaction });
  };

  return async (found: PhoneRoom, seat: SeatRow, sent: Press, time: PressTime): Promise<Receipt | null> => {
    const { watched } = found;
    if (!mayPress(seat.id, deps.clock.now()) || watched.outcome !== 'open' || watched.intermission !== null)
      return null;
    if (sent.kind === 'act') {
      actRemotely(found, seat, sent);
      return null;
    }
    if (sent.kind === 'react') {
      react(found, seat, sent.reaction);
      return null;
    }
    if (sent.kind === 'captain') {
      await passCaptaincy(deps, seat, sent.seatId);
      return null;
    }
    const moment = momentOf(found, seat, watched.newest, deps.clock.now());
    const press = completed(sent, moment, time);
    if (!acceptsPress(press, moment)) return null;
    const event = eventOf(press, moment.seat);
    // Of two that ask for the actor's part at once the database has one: the screen learns it with the room's change.
    if (event !== null && event.kind !== 'act-it') publish(seat.game_id, event);
    if (!isKept(press)) return null;
    await log.keep(seat, press.kind === 'buzz' ? { ...press, opensAt: stealOpensAt(moment) } : press);
    if (kept[press.kind].isShown) deps.gameChanged(seat.game_id);
    // As it was sent, so that its phone knows it again.
    return sent.kind === 'vote' || sent.kind === 'buzz' ? { received: sent } : null;
  };
}

/** With what the server knows better than the phone: when a press for a steal was made, and when a hint was asked for. */
function completed(press: Press, moment: Moment, time: PressTime): Press {
  switch (press.kind) {
    case 'buzz':
      return { ...press, at: sinceOpening(moment, countedAt({ pressedAt: press.at, ...time })) };
    case 'hint':
      return { ...press, askedAt: askedAt(moment.game.state) };
    default:
      return press;
  }
}

function isKept(press: Press): press is KeptPress {
  return press.kind in kept;
}
