import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { maxPlayers } from '#shared/games/setup.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import { followMerges } from '#shared/gangs/merges.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { call, codeOf } from '../../../lib/api-client.ts';
import { isConnectionError } from '../../../lib/connection-notice.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { gangsKey } from '../components/setup/query-keys.ts';
import { player } from '../sound/player.ts';

export interface DrawRequest {
  readonly memberIds: string[];
  readonly teams: number;
  readonly apart: [string, string][];
  readonly together: [string, string][];
}

export interface DrawnTonight {
  /** Counts the draws of this page. */
  readonly draw: number;
  /** Of the gang since its latest game, by whichever host, with this one. */
  readonly draws?: number | undefined;
  readonly teams: readonly (readonly string[])[];
  /** Null while they are computed after a move. */
  readonly odds: readonly number[] | null;
  /** Null once a name was moved by hand. */
  readonly seed: string | null;
  /** These two are of the draw, whatever was moved since. */
  readonly proof?: string | undefined;
  readonly expiresAt?: number | undefined;
}

/** Of the draws on their way. */
export const drawKey = ['gangs', 'draw'] as const;

/** Draws the teams of a gang, and moves names between them by hand; the server computes the odds. */
export function useDraw({ id: gangId, members, merges }: Gang, onDrawn: () => void) {
  const client = useQueryClient();
  // A member may have left meanwhile: after the refetch the faces and teams are without them.
  const onError = () => void client.invalidateQueries({ queryKey: gangsKey });
  const [drawn, setDrawn] = useState<DrawnTonight | null>(null);
  const draw = useMutation({
    mutationKey: drawKey,
    onError,
    mutationFn: (request: DrawRequest) => call(gangsApi.drawTeams, { id: gangId, ...request }),
    onSuccess: (answer) => {
      setDrawn((before) => ({ ...answer, draw: (before?.draw ?? 0) + 1 }));
      onDrawn();
    },
  });
  const odds = useMutation({
    onError,
    mutationFn: (teams: readonly (readonly string[])[]) =>
      call(gangsApi.getOdds, { id: gangId, teams: teams.map((team) => [...team]) }),
    onSuccess: (answer, teams) =>
      setDrawn((now) => (now === null || now.teams !== teams ? now : { ...now, odds: answer.odds })),
  });
  const change = (from: DrawnTonight, teams: readonly (readonly string[])[]) => {
    setDrawn({ ...from, teams, odds: null, seed: null });
    odds.mutate(teams);
  };
  const dropGone = useEffectEvent(() => {
    if (drawn === null) return;
    const known = new Set(members.map(({ id }) => id));
    if (drawn.teams.flat().every((id) => known.has(id))) return;
    change(
      drawn,
      followMerges(drawn.teams, merges).map((team) => team.filter((id) => known.has(id))),
    );
  });
  useEffect(() => dropGone(), [members]);
  const move = (memberId: string, to: number) => {
    const target = drawn?.teams[to];
    if (drawn === null || target === undefined || target.includes(memberId) || isFull(target)) return;
    change(
      drawn,
      drawn.teams.map((team, index) => (index === to ? [...team, memberId] : team.filter((id) => id !== memberId))),
    );
  };
  return {
    drawn,
    draw: (request: DrawRequest) => {
      // Browsers let a page sound only after a press.
      player.unlock();
      draw.mutate(request);
    },
    isDrawing: draw.isPending,
    /** Once the connection is back, a draw that it failed says so no more. */
    forgetLoss: () => {
      if (isConnectionError(draw.error)) draw.reset();
    },
    move,
    /** Of the latest draw, or of the odds after a move. */
    error: draw.error ?? (drawn?.odds === null ? odds.error : null),
  };
}

/** A team of a game takes no more players. */
export function isFull(team: readonly string[]): boolean {
  return team.length >= maxPlayers;
}

/** Why no teams were drawn. */
export function useDrawErrorText(): (error: Error) => string {
  const words = useText().gangEvening;
  const describe = useErrorText();
  return (error) => {
    const code = codeOf(gangsApi.drawTeams, error);
    if (code === 'gangs/draw-impossible') return words.wishes.impossible;
    return code === 'gangs/unknown-member' ? words.draw.memberLeft : describe(error);
  };
}
