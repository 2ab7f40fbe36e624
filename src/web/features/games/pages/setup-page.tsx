import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Pack } from '#shared/games/pack.ts';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { categoriesQuery } from '../../../lib/categories.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { stored } from '../../../lib/storage.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { draftFromEarlier, newDraft, readDraft, withGang, withGangOf, type Draft } from '../components/setup/draft.ts';
import type { GangDraft } from '../components/setup/gang-draft.ts';
import { gangsKey, lastSetupKey } from '../components/setup/query-keys.ts';
import { SetupForm } from '../components/setup/setup-form.tsx';

/**
 * /game: categories, teams, rules, start, on one screen where there is room [GAME-1]. A later game begins with the teams of
 * the latest one; `?again=id` takes those of an earlier game, and arrives ready to start [SETUP-2].
 */
export function SetupPage() {
  const [params] = useSearchParams();
  const again = params.get('again');
  const text = useText();
  const describe = useErrorText();
  const categories = useQuery(categoriesQuery);
  const last = useQuery({
    queryKey: lastSetupKey,
    queryFn: async ({ signal }) => (await call(gamesApi.getLastSetup, {}, { signal })).setup,
    retry: false,
  });
  const earlier = useQuery({
    queryKey: ['games', again, 'setup'],
    queryFn: async ({ signal }) =>
      readPack((await call(gamesApi.getGame, { id: again ?? '', rulesVersion }, { signal })).pack),
    enabled: again !== null,
    retry: false,
  });
  // A pack doesn't name the gang that played it.
  const gangOfGame = useQuery({
    queryKey: [...gangsKey, 'of-game', again],
    queryFn: async ({ signal }) => (await import('../tonight/gang-queries.ts')).readGangOfGame(again ?? '', signal),
    enabled: again !== null,
    retry: false,
  });
  if (categories.error) {
    return (
      <FailedState
        title={text.gameSetup.loadFailed}
        message={describe(categories.error)}
        onRetry={() => void categories.refetch()}
      />
    );
  }
  if (!categories.data || last.isPending || (again !== null && (earlier.isPending || gangOfGame.isPending)))
    return <SetupSkeleton />;
  const lastDraft = last.data ? draftFromEarlier(last.data) : null;
  const kept = readDraft(stored.gameSetup.read());
  const first =
    earlier.data === undefined
      ? (kept ?? lastDraft ?? newDraft(text.gameSetup.teams.names))
      : draftOfGame(earlier.data, gangOfGame.data, kept);
  const played = [...(last.data?.categoryIds ?? []), ...(earlier.data?.categories.map(({ id }) => id) ?? [])];
  return (
    <SetupForm
      key={again}
      first={first}
      categories={categories.data}
      isAgain={earlier.data !== undefined}
      lastDraft={lastDraft}
      played={played}
    />
  );
}

/** The same teams again, with the gang as its server knows it, else as this device does. */
function draftOfGame(earlier: Pack, gang: GangDraft | null | undefined, kept: Draft | null): Draft {
  const draft = draftFromEarlier(earlier);
  if (gang === undefined) return withGangOf(draft, kept);
  return gang === null ? draft : withGang(draft, gang);
}

function SetupSkeleton() {
  return (
    <div aria-busy="true" className="page-width grid gap-5 py-4">
      <Skeleton className="h-12 w-64" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-6">
        {Array.from({ length: 24 }, (_, index) => (
          <Skeleton key={index} className="h-26" />
        ))}
      </div>
    </div>
  );
}
