import { useState } from 'react';
import { TasteGame } from '../../features/games/index.ts';
import { useText } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { FailedState } from '../../ui/state-panel.tsx';
import { SectionHeading } from './section-heading.tsx';
import { StartLink } from './start-link.tsx';
import { TasteBoard, type BoardState } from './taste-board.tsx';

/** Four tiles that a visitor plays at once; a host has real games. */
export function Taste() {
  const { user, status } = useSession();
  return user === null && status !== 'loading' ? <VisitorsTaste /> : null;
}

const untouched: BoardState = { scores: [0, 0], turn: 0, used: new Map() };

/** The board is part of the page; the game behind it is loaded once a pointer or the focus comes near, at the latest by a press. */
function VisitorsTaste() {
  const text = useText().home.taste;
  const [tile, setTile] = useState<number | null>(null);
  const [loading, setLoading] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [isSoundOn, setIsSoundOn] = useState(false);
  const pick = (picked: number) => {
    setTile(picked);
    setLoading('waiting');
    TasteGame.preload().then(
      () => setLoading('ready'),
      () => setLoading('failed'),
    );
  };
  const sound = { isSoundOn, onToggleSound: () => setIsSoundOn((isOn) => !isOn) };
  return (
    <section className="page-width grid gap-6" onPointerEnter={preload} onFocus={preload}>
      <SectionHeading title={text.title} lead={text.lead} />
      <RegionBoundary name="taste" isInPlay>
        {tile !== null && loading === 'ready' ? (
          <TasteGame firstTile={tile} sound={sound} Scene={TasteBoard} StartLink={StartLink} />
        ) : (
          <TasteBoard state={untouched} sound={sound} waitsFor={tile} onPick={pick}>
            {tile !== null && loading === 'failed' && (
              <FailedState title={text.failed.title} message={text.failed.body} onRetry={() => pick(tile)} />
            )}
          </TasteBoard>
        )}
      </RegionBoundary>
    </section>
  );
}

/** Asks for the game ahead of the first press. Without a network the press says so. */
function preload(): void {
  void TasteGame.preload().catch(() => undefined);
}
