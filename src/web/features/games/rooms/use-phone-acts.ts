import { useEffect, useRef, useState } from 'react';
import type { Act } from '#shared/games/commands.ts';
import type { Game } from '#shared/games/state.ts';
import type { RoomEvent } from '#shared/rooms/schema.ts';
import { answeringTeam, refusalOf } from '#shared/games/view.ts';
import { teamOf } from '#shared/games/pack.ts';
import { commitActOf, taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { useGameContext } from '../hooks/game-context.tsx';
import { holdTyping, inForm } from './hold-typing.ts';

interface PhoneActs {
  /** The number of steps that came from the remote. */
  readonly presses: number;
  readonly take: (event: RoomEvent) => void;
}

/** Plays the presses of phones like the screen's own buttons, and drops those that were meant for another step [ROOM-6]. */
export function usePhoneActs(): PhoneActs {
  const { game, isWriter, intermission, give } = useGameContext();
  const [presses, setPresses] = useState(0);
  /** The game at which the last press was played; `game` stays the same until the next render. */
  const taken = useRef<Game | null>(null);
  const takeCommit = useCommits(taken);
  const take = (event: RoomEvent) => {
    if (event.kind === 'commit') {
      takeCommit(event);
      return;
    }
    const act = actOf(event, game);
    if (act === null || !isWriter || intermission !== null || taken.current === game) return;
    // A captain or an actor doesn't look for the scene: it ends, and the press counts.
    if (skipScene() && event.kind === 'act') return;
    // As the screen's button does: resumes a paused game, so that the teammate's time runs.
    if (act.type === 'useLifeline' && act.lifeline === 'askTeammate') give({ type: 'resume' });
    if (!give(act)) return;
    taken.current = game;
    if (event.kind === 'act') setPresses((count) => count + 1);
  };
  return { presses, take };
}

/**
 * Gives a team's commit, also where another team's has come before the screen has rendered it: each is by itself. A scene on
 * the stage stays: the press was made on a phone.
 */
function useCommits(taken: { current: Game | null }): (event: Extract<RoomEvent, { kind: 'commit' }>) => void {
  const { game, pack, isWriter, intermission, give } = useGameContext();
  /** Teams whose commits were given at this game: a second of theirs, as by two taps, would be rejected with a toast. */
  const given = useRef<{ readonly game: Game; readonly teams: Set<number> } | null>(null);
  const stopHolding = useRef<(() => void) | null>(null);
  useEffect(() => () => stopHolding.current?.(), []);
  return ({ teamIndex, task, value }) => {
    if (teamIndex === null || task !== taskKeyOf(game.state) || !isWriter || intermission !== null) return;
    const act = commitActOf(game.state, teamIndex, value);
    if (given.current?.game !== game) given.current = { game, teams: new Set() };
    const { teams } = given.current;
    if (teams.has(teamIndex) || refusalOf(game, act, game.lastAt) !== null) return;
    const isInUse = inForm(document.activeElement) === teamOf(pack, teamIndex).color;
    if (!give(act)) return;
    if (isInUse) {
      stopHolding.current?.();
      stopHolding.current = holdTyping();
    }
    teams.add(teamIndex);
    taken.current = game;
  };
}

/** The step that a press asks for at this step of the game; null for one that asks for none, or for another step's. */
function actOf(event: RoomEvent, game: Game): Act | null {
  if (event.kind === 'act') return event.seq === game.seq ? remoteAct(event) : null;
  if (!('task' in event) || event.task !== taskKeyOf(game.state)) return null;
  if (event.kind === 'ready') return { type: 'startClock' };
  const isAnswer = event.kind === 'answer' && event.teamIndex === answeringTeam(game.state);
  return isAnswer ? { type: 'choose', optionId: event.optionId } : null;
}

/** With the name of the teammate whose phone was chosen on the remote. */
function remoteAct({ act, teammate }: Extract<RoomEvent, { kind: 'act' }>): Act {
  const isAsked = act.type === 'useLifeline' && act.lifeline === 'askTeammate' && teammate !== undefined;
  return isAsked ? { ...act, teammate } : act;
}

/** Ends a scene that covers the stage; true if there was one. Such a press does nothing else, as on the screen [DRAMA-2]. */
function skipScene(): boolean {
  const scene = document.querySelector<HTMLElement>('[data-scene][data-covers]');
  scene?.click();
  return scene !== null;
}
