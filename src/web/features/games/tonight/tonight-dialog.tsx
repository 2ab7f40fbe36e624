import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { maxPlayers, maxTeams } from '#shared/games/setup.ts';
import { followMerges } from '#shared/gangs/merges.ts';
import type { Gang, GangCard } from '#shared/gangs/schema.ts';
import { isConnectionError, useConnectionError } from '../../../lib/connection-notice.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { UserText } from '../../../ui/value.tsx';
import { withTeamCount, type Draft } from '../components/setup/draft.ts';
import { Segments } from '../components/setup/segments.tsx';
import { useScreenFocus } from '../hooks/use-screen-focus.ts';
import { DrawStage } from './draw-stage.tsx';
import { gangQuery } from './gang-queries.ts';
import { drawKey, useDraw, type DrawnTonight } from './use-draw.ts';
import { WhoIsHere, type Tonight } from './who-is-here.tsx';
import type { Wish } from './wishes.tsx';

interface TonightDialogProps {
  readonly gangs: readonly GangCard[];
  readonly gangId: string;
  readonly onGang: (id: string) => void;
  readonly draft: Draft;
  readonly onClose: () => void;
  /** With the teams as drawn, or as they were changed by hand. */
  readonly onAccept: (draft: Draft) => void;
}

/** Who is here tonight, then the draw: on the screen, before everyone. */
export function TonightDialog({ gangs, gangId, onGang, draft, onClose, onAccept }: TonightDialogProps) {
  const words = useText().gangEvening;
  const describe = useErrorText();
  const gang = useQuery(gangQuery(gangId));
  const [drawnFor, setDrawnFor] = useState<string | null>(null);
  const isDrawn = drawnFor === gangId;
  const connectionError = useConnectionError();
  return (
    <Dialog
      open
      onClose={onClose}
      title={isDrawn ? words.draw.title : words.who.title}
      className="[inline-size:min(max(72rem,84vw),calc(100vw-24px))]"
    >
      {gangs.length > 1 && !isDrawn && (
        <GangChoice
          gangs={gangs}
          gangId={gangId}
          onGang={(id) => {
            setDrawnFor(null);
            onGang(id);
          }}
        />
      )}
      {connectionError !== null && (gang.data !== undefined || gang.error === null) && (
        <p role="alert" className="text-danger">
          {describe(connectionError)}
        </p>
      )}
      {gang.data !== undefined ? (
        <Evening
          key={gangId}
          gang={gang.data}
          draft={draft}
          isDrawn={isDrawn}
          isConnectionLost={connectionError !== null}
          onDrawn={(is) => setDrawnFor(is ? gangId : null)}
          onAccept={onAccept}
        />
      ) : gang.error === null ? (
        <FacesSkeleton />
      ) : (
        <FailedState title={words.who.failed} message={describe(gang.error)} onRetry={() => void gang.refetch()} />
      )}
    </Dialog>
  );
}

/** The gangs of the host; asks first where another one loses a draw that the host went back from. */
function GangChoice({ gangs, gangId, onGang }: Pick<TonightDialogProps, 'gangs' | 'gangId' | 'onGang'>) {
  const words = useText().gangEvening;
  const isDrawing = useIsMutating({ mutationKey: drawKey }) > 0;
  const leave = useLeaveGuard(false);
  return (
    <Segments
      label={words.who.gang}
      isLabelHidden
      value={gangId}
      isDisabled={isDrawing}
      onChange={(id) => leave(() => onGang(id))}
      options={gangs.map(({ id, name }) => ({ value: id, label: <UserText>{name}</UserText> }))}
    />
  );
}

interface EveningProps extends Pick<TonightDialogProps, 'draft' | 'onAccept'> {
  readonly gang: Gang;
  readonly isDrawn: boolean;
  readonly isConnectionLost: boolean;
  readonly onDrawn: (isDrawn: boolean) => void;
}

function Evening({ gang, draft, isDrawn, isConnectionLost, onDrawn, onAccept }: EveningProps) {
  const { names } = useText().gameSetup.teams;
  const [chosen, setTonight] = useState<Tonight>(() => ({
    here: firstHere(gang, draft),
    teams: draft.teams.length,
    wishes: [],
  }));
  const { drawn, draw, move, isDrawing, forgetLoss, ...failed } = useDraw(gang, () => onDrawn(true));
  // The head of the dialog says it already.
  const error = isConnectionLost && isConnectionError(failed.error) ? null : failed.error;
  const onReturn = useEffectEvent(forgetLoss);
  useEffect(() => {
    if (!isConnectionLost) onReturn();
  }, [isConnectionLost]);
  useLeaveGuard(drawn !== null, { loss: 'draw' });
  /** The draw from which the host went back to the faces. */
  const [seenDraw, setSeenDraw] = useState<number | null>(null);
  useScreenFocus(isDrawn ? `drawn ${drawn?.draw ?? 0}` : 'here');
  const tonight = afterMerges(chosen, gang);
  const here = gang.members.flatMap(({ id }) => (tonight.here.has(id) ? [id] : []));
  const begin = () => {
    const pairsOf = (kind: Wish['kind']) =>
      tonight.wishes.flatMap(({ kind: each, ids: [one, other] }): [string, string][] =>
        each === kind && here.includes(one) && here.includes(other) ? [[one, other]] : [],
      );
    draw({
      memberIds: here,
      teams: tonight.teams,
      apart: pairsOf('apart'),
      together: pairsOf('together'),
    });
  };
  if (drawn === null || !isDrawn)
    return (
      <WhoIsHere
        gang={gang}
        tonight={tonight}
        onChange={setTonight}
        onDraw={begin}
        onBackToDraw={drawn !== null && isDrawOf(drawn, here, tonight.teams) ? () => onDrawn(true) : undefined}
        isDrawing={isDrawing}
        error={error}
      />
    );
  const next = withTeamCount(draft, drawn.teams.length, names);
  return (
    <DrawStage
      key={drawn.draw}
      drawn={drawn}
      members={gang.members}
      looks={next.teams}
      isSoundOn={draft.sound}
      wasSeen={seenDraw === drawn.draw}
      isDrawing={isDrawing}
      error={drawn.odds === null ? failed.error : error}
      onMove={move}
      onAgain={begin}
      onBack={() => {
        setSeenDraw(drawn.draw);
        onDrawn(false);
      }}
      onAccept={() => onAccept(withGang(next, gang, drawn))}
    />
  );
}

/** What the host chose, for the members as they are after merges. */
function afterMerges(chosen: Tonight, { merges }: Gang): Tonight {
  const follow = (ids: readonly string[]) => followMerges([ids], merges)[0] ?? [];
  return {
    ...chosen,
    here: new Set(follow([...chosen.here])),
    wishes: chosen.wishes.flatMap(({ kind, ids }): Wish[] => {
      const [one, other] = follow(ids);
      return one === undefined || other === undefined ? [] : [{ kind, ids: [one, other] }];
    }),
  };
}

/** Whether the drawn teams, perhaps changed by hand, are that many and have just these people. */
function isDrawOf({ teams }: DrawnTonight, here: readonly string[], count: number): boolean {
  const ids = teams.flat();
  return teams.length === count && ids.length === here.length && here.every((id) => ids.includes(id));
}

/** The same people as in the form until they have played, else last time's, else all, or none of more than a game takes. */
function firstHere({ id, members, lastHere }: Gang, draft: Draft): ReadonlySet<string> {
  const last =
    draft.gang?.id === id && draft.gang.isPlayed !== true
      ? draft.gang.teams.flat().map((member) => member.id)
      : lastHere;
  const known = members.map((member) => member.id);
  const here = known.filter((member) => last.includes(member));
  if (here.length > 0) return new Set(here);
  return new Set(known.length > maxTeams * maxPlayers ? [] : known);
}

/** The drawn teams in the form, where typed players wait for a game without the gang; the host is with the own member. */
function withGang(
  draft: Draft,
  { id, members }: Gang,
  { teams, seed, proof, expiresAt }: Pick<DrawnTonight, 'teams' | 'seed' | 'proof' | 'expiresAt'>,
): Draft {
  const nameOf = new Map(members.map((member) => [member.id, member.name]));
  const you = members.find(({ isYou }) => isYou)?.id;
  const own = teams.findIndex((team) => you !== undefined && team.includes(you));
  return {
    ...draft,
    teams: draft.teams.map((team, index) => ({ ...team, isYoung: isYoungTeam(teams[index] ?? [], members) })),
    hostTeamIndex: you === undefined ? draft.hostTeamIndex : own === -1 ? null : own,
    gang: {
      id,
      seed,
      proof,
      expiresAt,
      teams: teams.map((team) => team.map((member) => ({ id: member, name: nameOf.get(member) ?? '' }))),
    },
  };
}

/** Whether more than half of a team are marked as young. */
function isYoungTeam(team: readonly string[], members: Gang['members']): boolean {
  const young = members.filter(({ id, isYoung }) => isYoung && team.includes(id));
  return young.length * 2 > team.length;
}

function FacesSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-28" />
      ))}
    </div>
  );
}
