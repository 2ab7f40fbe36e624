import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { Act } from '#shared/games/commands.ts';
import { isErrorCode } from '#shared/errors.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePlayer } from '../../../lib/session.ts';
import { setSound, useSound } from '../../../lib/sound.ts';
import type { SupportSlot } from '../../../lib/support-slot.ts';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useFlyingPoints } from '../animation/flying-points.ts';
import { BranchScreen } from '../components/frame/branch-screen.tsx';
import { FirstGame } from '../components/how-to-play/first-game.tsx';
import { GameScreen } from '../components/frame/game-screen.tsx';
import { LoadFailure } from '../components/frame/load-failure.tsx';
import { TurnCall } from '../components/frame/turn-call.tsx';
import { WatchingBar } from '../components/frame/watching-bar.tsx';
import { IntermissionScreen } from '../components/intermission/intermission-screen.tsx';
import { DramaStage } from '../drama/drama-stage.tsx';
import { useDrama } from '../drama/use-drama.ts';
import type { GameEngine } from '../engine/game-engine.ts';
import type { ReadyGame } from '../engine/game-view.ts';
import { snapshotOf } from '../engine/snapshot.ts';
import { GameContextProvider, type GameContextValue } from '../hooks/game-context.tsx';
import { useGame } from '../hooks/use-game.ts';
import { useIntermission } from '../hooks/use-intermission.ts';
import { usePackMedia } from '../hooks/use-pack-media.ts';
import { RoomProvider } from '../rooms/room-provider.tsx';
import { finishedGameQuery, summaryOfGame } from '../queries.ts';
import { LateSender } from '../tonight/late-sender.tsx';
import { useReadiness } from './use-readiness.ts';
import { useSupport } from '../hooks/use-support.ts';
import { useTimeUp } from '../hooks/use-time-up.ts';
import { useWakeLock } from '../hooks/use-wake-lock.ts';
import { useGameSounds } from '../sound/use-game-sounds.ts';
import { useReading } from '../sound/use-reading.ts';

/** /game/{id}: one game, on the shared screen [GAME-2]. `Support` is the support dialog; app/ passes it in. */
export function GamePage({ Support }: { Support: SupportSlot }) {
  const { gameId = '' } = useParams();
  const uid = usePlayer()?.uid ?? '';
  return <OpenGame key={`${uid}/${gameId}`} gameId={gameId} uid={uid} Support={Support} />;
}

function OpenGame({ gameId, uid, Support }: { gameId: string; uid: string; Support: SupportSlot }) {
  const text = useText().games.play;
  const { view, engine } = useGame(gameId, uid);
  if (view.status === 'failed') {
    return (
      <div className="grid min-h-dvh place-content-center p-4">
        <LoadFailure title={text.loadFailed} error={view.error} onRetry={() => void engine?.open()} />
      </div>
    );
  }
  if (view.status === 'loading' || engine === null) return <PageLoader />;
  return <PlayGame ready={view} engine={engine} gameId={gameId} uid={uid} Support={Support} />;
}

function PlayGame({
  ready,
  engine,
  gameId,
  uid,
  Support,
}: {
  ready: ReadyGame;
  engine: GameEngine;
  gameId: string;
  uid: string;
  Support: SupportSlot;
}) {
  const text = useText().games.play.tools;
  const support = useSupport(ready, engine.give);
  const context = useGameContextValue(ready, engine, support.ask);
  const endIntermission = useIntermission(ready, engine);
  const { unsent, sending, isKept } = ready;
  const steps = useMemo(() => ({ unsent, sending, isKept }), [unsent, sending, isKept]);
  const gameState = useMemo(() => snapshotOf(ready.game), [ready.game]);
  const { state } = ready.game;
  useTimeUp(state, context.isWriter, engine.give);
  const drama = useDrama(ready.game, context.isSoundOn);
  const sounding = { isOn: context.isSoundOn, isWriter: context.isWriter };
  useGameSounds(ready.game, { ...sounding, isStaged: drama.scene !== null });
  useReading(ready.game, sounding);
  useFlyingPoints(ready.game, context.isWriter);
  useWakeLock();
  const media = usePackMedia(ready.game.pack);
  useReadiness({ isKept, isMediaKept: media.isKept, hasBuzzer: ready.game.pack.buzzer === true });
  useSummaryReady(ready.game, uid);
  if (state.phase === 'finished' || ready.outcome !== 'open')
    return <Navigate to={pathTo('gameSummary', { gameId })} replace />;
  const [branch] = ready.branches;
  if (branch) {
    return (
      <GameContextProvider value={context}>
        <BranchScreen branch={branch} onChoose={(id, keep) => engine.chooseBranch(id, keep)} />
      </GameContextProvider>
    );
  }
  const watching = ready.role === 'watcher' ? <WatchingBar onTakeOver={() => engine.takeOver()} /> : null;
  return (
    <GameContextProvider value={context} steps={steps} boardMedia={media.board}>
      <RoomProvider>
        <GameScreen notice={ready.intermission === null ? watching : null} />
        <TurnCall isHeld={drama.scene !== null} />
        <DramaStage drama={drama} />
        <FirstGame />
        <LateSender />
        {ready.intermission !== null && (
          <IntermissionScreen
            kind={ready.intermission}
            notice={watching}
            onEnd={context.isWriter ? endIntermission : null}
          />
        )}
      </RoomProvider>
      {/* Outside the screens, which change while a watching user writes. */}
      <Support
        open={support.isWriting}
        onClose={support.close}
        gameId={gameId}
        gameState={gameState}
        kind="game_issue"
        {...(state.question?.paused === true ? { note: text.pausedForSupport } : {})}
      />
    </GameContextProvider>
  );
}

/** Steps after which the button that gave them is gone. */
const leaving: ReadonlySet<Act['type']> = new Set(['pick', 'choose', 'reveal', 'award']);

/** Before the button is removed: removing one in focus makes the browser compute styles in the middle of the change. */
function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Passes the finished game to the summary page, so that its result appears at once. */
function useSummaryReady(game: ReadyGame['game'], uid: string): void {
  const queries = useQueryClient();
  const { phase } = game.state;
  // Before the effect that navigates. Stale, so that the page still asks the server.
  useLayoutEffect(() => {
    if (phase === 'finished')
      queries.setQueryData(finishedGameQuery(game.pack.gameId, uid).queryKey, summaryOfGame(game), { updatedAt: 0 });
  }, [game, phase, queries, uid]);
}

function useGameContextValue(ready: ReadyGame, engine: GameEngine, askSupport: () => void): GameContextValue {
  const text = useText();
  const deviceSound = useSound();
  const [isGameSoundOn, setIsGameSoundOn] = useState(ready.game.pack.sound);
  const { intermission } = ready;
  const isSoundOn = deviceSound && isGameSoundOn && intermission === null;
  const give = useCallback(
    (act: Act) => {
      const refusal = engine.give(act);
      if (refusal === null && leaving.has(act.type)) releaseFocus();
      // A step that is no longer possible, for example by a double tap, shows no toast.
      if (refusal !== null && refusal !== 'games/not-now' && isErrorCode(refusal)) {
        showToast({ id: refusal, title: errorText(text.errors, refusal) });
      }
      return refusal === null;
    },
    [engine, text],
  );
  const toggleSound = useCallback(() => {
    setSound(!isSoundOn);
    if (!isSoundOn) setIsGameSoundOn(true);
  }, [isSoundOn]);
  const { game, role } = ready;
  return useMemo(
    () => ({
      game,
      pack: game.pack,
      state: game.state,
      isWriter: role === 'writer',
      give,
      isSoundOn,
      toggleSound,
      intermission,
      beginIntermission: engine.setIntermission,
      askSupport,
    }),
    [game, role, give, isSoundOn, toggleSound, intermission, engine, askSupport],
  );
}
