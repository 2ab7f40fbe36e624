import { useCallback, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { Act } from '#shared/games/commands.ts';
import { isErrorCode } from '#shared/errors.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { setSound, useSound } from '../../../lib/sound.ts';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { BoardScreen } from '../components/board/board-screen.tsx';
import { BranchScreen } from '../components/frame/branch-screen.tsx';
import { TurnCall } from '../components/frame/turn-call.tsx';
import { WatchingBar } from '../components/frame/watching-bar.tsx';
import { QuestionScreen } from '../components/question/question-screen.tsx';
import { ResultScreen } from '../components/result/result-screen.tsx';
import { WheelScreen } from '../components/wheel/wheel-screen.tsx';
import type { GameEngine, ReadyGame } from '../engine/game-engine.ts';
import { TableProvider, type Table } from '../engine/table.tsx';
import { useGame } from '../engine/use-game.ts';
import { usePictures } from '../engine/use-pictures.ts';
import { useTimeUp } from '../engine/use-time-up.ts';
import { useWakeLock } from '../engine/use-wake-lock.ts';
import { useGameSounds } from '../sound/use-game-sounds.ts';

/** /game/{id}: one game, on the shared screen [GAME-2]. */
export function GamePage() {
  const { gameId = '' } = useParams();
  const session = useSession();
  const uid = session.user?.uid ?? '';
  return <OpenGame key={`${uid}/${gameId}`} gameId={gameId} uid={uid} />;
}

function OpenGame({ gameId, uid }: { gameId: string; uid: string }) {
  const text = useText().games.play;
  const describe = useErrorText();
  const { view, engine } = useGame(gameId, uid);
  if (view.status === 'failed') {
    return (
      <div className="grid min-h-dvh place-content-center p-4">
        <FailedState title={text.loadFailed} message={describe(view.error)} onRetry={() => void engine?.open()} />
      </div>
    );
  }
  if (view.status === 'loading' || engine === null) return <PageLoader />;
  return <OpenTable ready={view} engine={engine} gameId={gameId} />;
}

function OpenTable({ ready, engine, gameId }: { ready: ReadyGame; engine: GameEngine; gameId: string }) {
  const table = useTableOf(ready, engine);
  const { state } = ready.game;
  useTimeUp(state, table.isWriter, engine.give);
  useGameSounds(state, table.isSoundOn);
  useWakeLock();
  usePictures(ready.game.pack);
  if (state.phase === 'finished' || ready.outcome !== 'open') return <Navigate to={pathTo('gameSummary', { gameId })} replace />;
  const [branch] = ready.branches;
  if (branch) {
    return <TableProvider table={table}><BranchScreen branch={branch} onChoose={(id, keep) => engine.chooseBranch(id, keep)} /></TableProvider>;
  }
  return (
    <TableProvider table={table}>
      <Screen notice={ready.role === 'watcher' ? <WatchingBar onTakeOver={() => engine.takeOver()} /> : null} state={state} />
      <TurnCall />
    </TableProvider>
  );
}

function Screen({ state, notice }: { state: ReadyGame['game']['state']; notice: React.ReactNode }) {
  if (state.phase === 'wheel') return <WheelScreen notice={notice} />;
  if (state.question) return <QuestionScreen open={state.question} notice={notice} />;
  return state.phase === 'result' ? <ResultScreen notice={notice} /> : <BoardScreen notice={notice} />;
}

function useTableOf(ready: ReadyGame, engine: GameEngine): Table {
  const text = useText();
  const deviceSound = useSound();
  const [isGameSoundOn, setIsGameSoundOn] = useState(ready.game.pack.sound);
  const isSoundOn = deviceSound && isGameSoundOn;
  const give = useCallback((act: Act) => {
    const refusal = engine.give(act);
    // A step that is no longer possible, by a second tap for one, is no news to anybody.
    if (refusal !== null && refusal !== 'games/not-now' && isErrorCode(refusal)) {
      showToast({ id: refusal, title: errorText(text.errors, refusal) });
    }
    return refusal === null;
  }, [engine, text]);
  const toggleSound = useCallback(() => {
    setSound(!isSoundOn);
    if (!isSoundOn) setIsGameSoundOn(true);
  }, [isSoundOn]);
  const { game, role, unsent, sending, isKept } = ready;
  return useMemo(() => ({
    game, pack: game.pack, state: game.state, isWriter: role === 'writer', unsent, sending, isKept, give, isSoundOn, toggleSound,
  }), [game, role, unsent, sending, isKept, give, isSoundOn, toggleSound]);
}
