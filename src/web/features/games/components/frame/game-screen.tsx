import { memo, Suspense, use, useState, type ReactNode } from 'react';
import type { GameState } from '#shared/games/state.ts';
import { useText } from '../../../../lib/language.ts';
import { Logo } from '../../../../ui/logo.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useScreenFocus } from '../../hooks/use-screen-focus.ts';
import { HasPhonesContext, useRoomOnScreen } from '../../rooms/room-context.tsx';
import { Board, Situation } from '../board/board.tsx';
import { PrayerLine } from '../intermission/prayer-line.tsx';
import { QuestionTitle } from '../question/question-title.tsx';
import { TurnPill } from '../question/turn-pill.tsx';
import { ResultPill } from '../result/result-pill.tsx';
import { LifelineLine } from '../teams/lifeline-line.tsx';
import { TeamStrip } from '../teams/team-strip.tsx';
import { WheelStage } from '../wheel/wheel-stage.tsx';
import { HostKeys } from './host-keys.tsx';
import { PointsStage, QuestionStage, ResultStage } from './stages.ts';
import { SyncNotice } from './sync-notice.tsx';
import { ToolBar } from './tool-bar.tsx';
import { ToolSheet } from './tool-sheet.tsx';
import styles from './game-screen.module.css';

/** What the middle of the screen shows. */
type Stage = 'wheel' | 'board' | 'question' | 'points' | 'result';

function stageOf({ phase, question }: GameState): Stage {
  if (phase === 'wheel') return 'wheel';
  if (question) return 'question';
  if (phase === 'lastQuestion') return 'points';
  return phase === 'result' ? 'result' : 'board';
}

/** Changes with every screen of the game that asks for another press. */
function screenOf({ phase, turn, question, lastQuestion, tieBreak, turnLifelines }: GameState): string {
  const points = Object.keys(lastQuestion?.points ?? {}).length;
  const opened = [
    question?.cellId,
    question?.swapped,
    question?.stage,
    question?.stealTeamIndex,
    question?.clues,
    question?.ticks,
  ];
  return [phase, turn, ...opened, turnLifelines.length, points, tieBreak !== null].join();
}

/**
 * The whole game on one screen: bar, stage, teams. Only the stage changes from step to step. `notice` is the bar over
 * another device's game.
 */
export const GameScreen = memo(function GameScreen({ notice }: { notice: ReactNode }) {
  const text = useText().games.play;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { state, isWriter, intermission } = useGameContext();
  const stage = stageOf(state);
  const hasPhones = use(HasPhonesContext);
  useScreenFocus(
    `${screenOf(state)} ${isWriter} ${intermission}`,
    stage === 'board' ? state.turns.at(-1)?.cellId : undefined,
  );
  const openMenu = () => setIsMenuOpen(true);
  return (
    <div data-from-sofa data-phones={hasPhones || undefined} className={styles.game}>
      <h1 className="sr-only">
        <Title stage={stage} />
      </h1>
      <header className={styles.bar} aria-label={text.tools.label}>
        <Logo className={styles.logo} />
        <div className={styles.middle}>
          {stage === 'board' && <Situation />}
          {stage === 'question' && <TurnPill />}
          {stage === 'points' && <span className="pill">{text.lastQuestion.title}</span>}
          {stage === 'result' && <ResultPill />}
        </div>
        <ToolBar onMenu={openMenu} />
      </header>
      <Phones isOnBoard={stage === 'board'} />
      <SyncNotice />
      <PrayerLine />
      <LifelineLine />
      {notice}
      <div className={styles.stage}>
        <KeptBoard stage={stage} />
        <Suspense fallback={null}>
          <StageContent stage={stage} />
        </Suspense>
      </div>
      {stage !== 'wheel' && <TeamStrip isMini={stage !== 'board'} onMenu={openMenu} />}
      <HostKeys />
      <ToolSheet open={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </div>
  );
});

/** Read aloud, not shown. */
function Title({ stage }: { stage: Stage }) {
  const text = useText().games.play;
  const { question } = useGameContext().state;
  if (question) return <QuestionTitle open={question} />;
  if (stage === 'points') return text.lastQuestion.title;
  return stage === 'wheel' ? text.wheel.title : stage === 'result' ? text.result.title : text.board.title;
}

function Phones({ isOnBoard }: { isOnBoard: boolean }) {
  const room = useRoomOnScreen();
  return room && <room.parts.RoomCorner isOnBoard={isOnBoard} />;
}

function StageContent({ stage }: { stage: Stage }) {
  const { question } = useGameContext().state;
  if (stage === 'wheel') return <WheelStage />;
  if (stage === 'points') return <PointsStage />;
  if (stage === 'result') return <ResultStage />;
  return question && <QuestionStage open={question} />;
}

/**
 * The board is kept below an open question: to build it again after each award is the slowest step on a cheap phone. The
 * styles take it out of reach; `inert` would make the browser compute those of each tile again.
 */
function KeptBoard({ stage }: { stage: Stage }) {
  const [wasShown, setWasShown] = useState(stage === 'board');
  if (stage === 'board' && !wasShown) setWasShown(true);
  const isCovered = stage !== 'board';
  if (!wasShown || stage === 'result') return null;
  return (
    <div data-covered={isCovered || undefined} aria-hidden={isCovered || undefined} className={styles.board}>
      <Board />
    </div>
  );
}
