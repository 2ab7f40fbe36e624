import { useEffect, useState } from 'react';
import { reactionsPerSecond } from '#shared/rooms/reaction-rate.ts';
import type { RoomEvent, SeatEvent } from '#shared/rooms/schema.ts';
import { createSeatRate } from '#shared/rooms/seat-rate.ts';
import { useText } from '../../../lib/language.ts';
import { useLive } from '../../../lib/live-updates.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import type { OpenRoom } from './room-context.tsx';
import { createPressed } from './pressed.ts';
import { useBuzzRace } from './use-buzz-race.ts';
import { RisingReactions } from './rising-reactions.tsx';
import { createRising } from './rising.ts';
import { usePhoneActs } from './use-phone-acts.ts';
import { useRoom } from './use-room.ts';

interface FollowRoomProps {
  readonly gameId: string;
  /** Null for a game that can have no phones. */
  readonly onChange: (room: OpenRoom | null) => void;
}

/** Passes the room up to the screens. Shows reactions itself: they rise beside every stage, and no screen renders for them. */
export function FollowRoom({ gameId, onChange }: FollowRoomProps) {
  const text = useText().rooms;
  const [pressed] = useState(createPressed);
  const { presses, take } = usePhoneActs();
  const race = useBuzzRace();
  const { pack } = useGameContext();
  const [rising] = useState(() =>
    createRising((teamIndex) => (teamIndex === null ? undefined : pack.teams[teamIndex]?.color)),
  );
  // A seat may have sockets at several processes, each of which counts alone.
  const [mayReact] = useState(() => createSeatRate(reactionsPerSecond));
  const onPress = (event: RoomEvent) => {
    if (event.kind === 'react') {
      if (mayReact(event.seatId, performance.now())) rising.take(event);
      return;
    }
    if (event.kind === 'buzz') race.take(event);
    else if ('task' in event) pressed.take(event);
    take(event);
  };
  const onKept = (events: readonly SeatEvent[]) => {
    pressed.restore(events);
    // Those of a race that came while this page was away; one that it has already counts once.
    for (const event of events) if (event.kind === 'buzz') race.take(event);
  };
  const room = useRoom(gameId, useLive(), { onPress, onKept, onLost: pressed.age });
  const judge = room.state === 'open' ? room.known?.seats.find(({ isJudge, isHere }) => isJudge && isHere) : undefined;
  const judgeNote = judge === undefined ? null : text.judge.sees(judge.name);
  const label = text.title;
  useEffect(
    () => onChange(room.state === 'closed' ? null : { room, label, judgeNote, presses, pressed, race: race.result }),
    [room, label, judgeNote, presses, pressed, race.result, onChange],
  );
  return <RisingReactions ref={rising.attach} />;
}
