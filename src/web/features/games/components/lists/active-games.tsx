import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/language.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { useSession } from '../../../../lib/session.ts';
import { createStepStore } from '../../../../lib/step-store.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { EmptyState } from '../../../../ui/state-panel.tsx';
import { sendUnsentSteps } from '../../engine/send-unsent.ts';
import { GameCard } from './game-card.tsx';
import { GameList } from './game-list.tsx';

/** The games that aren't over, to go on with on this device [GAME-3]. */
export function ActiveGames() {
  const text = useText();
  const words = text.games.summary.active;
  const left = useUnsentSteps();
  return (
    <div className="grid gap-4">
      {left > 0 && <p role="status" className="pill justify-self-start"><Icon name="offline" className="text-saffron-text" />{words.waiting(left)}</p>}
      <GameList
        outcome="open"
        failedTitle={words.loadFailed}
        empty={(
          <EmptyState icon="games" title={words.empty} action={<ButtonLink to={pathTo('newGame')} icon="play">{text.games.summary.start}</ButtonLink>}>
            {words.emptyBody}
          </EmptyState>
        )}
        card={(game) => (
          <GameCard
            key={game.id} game={game}
            note={game.openedTiles === 0 ? words.notStarted : words.progress(game.openedTiles, game.tiles)}
            action={(
              <ButtonLink to={pathTo('game', { gameId: game.id })} icon="play" aria-label={words.resumeOf(game.teams.map(({ name }) => name))} className="w-full">
                {words.resume}
              </ButtonLink>
            )}
          />
        )}
      />
    </div>
  );
}

/** What an earlier visit left unsent goes on its way as soon as the list is seen [GAME-6]. */
function useUnsentSteps(): number {
  const uid = useSession().user?.uid;
  const client = useQueryClient();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (uid === undefined) return;
    let isGone = false;
    const send = async () => {
      const before = await countUnsent(uid);
      const after = before === 0 ? 0 : await sendUnsentSteps(uid);
      if (isGone) return;
      setLeft(after);
      if (before > 0 && after === 0) await client.invalidateQueries({ queryKey: ['games', 'list'] });
    };
    const again = () => void send();
    again();
    window.addEventListener('online', again);
    return () => {
      isGone = true;
      window.removeEventListener('online', again);
    };
  }, [uid, client]);
  return left;
}

async function countUnsent(uid: string): Promise<number> {
  return (await createStepStore(uid).unsentGames().catch(() => [])).length;
}
