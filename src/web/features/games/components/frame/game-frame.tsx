import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../../lib/language.ts';
import { Logo } from '../../../../ui/logo.tsx';
import { useArrowKeys } from '../../hooks/use-arrow-keys.ts';
import { TeamStrip } from '../teams/team-strip.tsx';
import { SyncNotice } from './sync-notice.tsx';
import { ToolBar } from './tool-bar.tsx';
import { ToolSheet } from './tool-sheet.tsx';
import styles from './game-frame.module.css';

interface GameFrameProps {
  /** The page's h1; read aloud, not shown. */
  readonly title: string;
  /** In the middle of the bar: the current stage. */
  readonly middle: ReactNode;
  /** Another device's game: the bar that says so. */
  readonly notice?: ReactNode;
  readonly isMini?: boolean;
  readonly hasTeams?: boolean;
  readonly children: ReactNode;
}

/** The whole game on one screen: bar, stage, teams. */
export function GameFrame({ title, middle, notice, isMini = false, hasTeams = true, children }: GameFrameProps) {
  const text = useText().games.play;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  useArrowKeys(stage);
  const openMenu = () => setIsMenuOpen(true);
  return (
    <div className={styles.game}>
      <h1 className="sr-only">{title}</h1>
      <header className={styles.bar} aria-label={text.tools.label}>
        <Logo className={styles.logo} />
        <div className={styles.middle}>{middle}</div>
        <ToolBar onMenu={openMenu} />
      </header>
      <SyncNotice />
      {notice}
      <div ref={stage} className={styles.stage}>
        {children}
      </div>
      {hasTeams && <TeamStrip isMini={isMini} onMenu={openMenu} />}
      <ToolSheet open={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </div>
  );
}
