import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { boards } from '#shared/games/setup.ts';
import { readPack } from '#shared/games/schema.ts';
import { questionsApi, type Category } from '#shared/questions/api.ts';
import { ApiError, call, codeOf } from '../../../lib/api-client.ts';
import { checkBalance } from '../../../lib/balance.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useRefreshSession, useSession } from '../../../lib/session.ts';
import { createStepStore } from '../../../lib/step-store.ts';
import { stored } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { CategoryPicker } from '../components/setup/category-picker.tsx';
import {
  draftFromPack,
  newDraft,
  problemsOf,
  readDraft,
  toSetup,
  withLength,
  type Draft,
  type Problems,
} from '../components/setup/draft.ts';
import { StopDialog, type Stop } from '../components/setup/stop-dialog.tsx';
import { RulesEditor } from '../components/setup/rules-editor.tsx';
import { TeamsEditor } from '../components/setup/team-editor.tsx';
import { newId } from '../../../lib/new-id.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './setup-page.module.css';

/** /game: categories, teams, rules, start [GAME-1]. `?again=id` takes teams and rules of an earlier game. */
export function SetupPage() {
  const [params] = useSearchParams();
  const again = params.get('again');
  const text = useText();
  const describe = useErrorText();
  const categories = useQuery({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await call(questionsApi.listCategories, {}, { signal })).items,
  });
  const earlier = useQuery({
    queryKey: ['games', again, 'setup'],
    queryFn: async ({ signal }) =>
      draftFromPack(readPack((await call(gamesApi.getGame, { id: again ?? '', rulesVersion }, { signal })).pack)),
    enabled: again !== null,
    retry: false,
  });
  if (categories.error) {
    return (
      <FailedState
        title={text.games.setup.loadFailed}
        message={describe(categories.error)}
        onRetry={() => void categories.refetch()}
      />
    );
  }
  if (!categories.data || (again !== null && earlier.isPending)) return <SetupSkeleton />;
  const first = earlier.data ?? readDraft(stored.gameSetup.read()) ?? newDraft(text.games.setup.teams.names);
  return <SetupForm key={again} first={first} categories={categories.data} isAgain={earlier.data !== undefined} />;
}

function SetupForm({
  first,
  categories,
  isAgain,
}: {
  first: Draft;
  categories: readonly Category[];
  isAgain: boolean;
}) {
  const text = useText();
  const words = text.games.setup;
  const session = useSession();
  const [chosen, setDraft] = useState(first);
  const draft = withKnown(chosen, categories);
  const [isChecked, setChecked] = useState(false);
  const [stop, setStop] = useState<Stop | null>(null);
  const isChecking = useRef(false);
  const client = useQueryClient();
  const describeCode = useCodeText();
  const problems = isChecked ? problemsOf(draft) : {};
  const balance = session.user?.gameSessionBalance ?? 0;
  const start = useStart(setStop);
  const change = (next: Draft) => {
    setDraft(next);
    // Another game than the one asked for: the key of a start that got no answer is not its key.
    stored.gameStartKey.clear();
    stored.gameSetup.write(next);
  };
  const submit = () => {
    setChecked(true);
    const found = problemsOf(draft);
    if (Object.keys(found).length > 0) {
      showToast({
        id: 'setup',
        variant: 'destructive',
        title: words.start.fixFirst,
        description: categoryProblem(words, draft, found),
      });
      leadTo(found);
    } else {
      void begin();
    }
  };
  const begin = async () => {
    if (isChecking.current || start.isPending) return;
    isChecking.current = true;
    const { balance: checked, problem } = await checkBalance(client);
    isChecking.current = false;
    if (problem !== null) showToast({ id: 'balance', variant: 'destructive', title: describeCode(problem) ?? '' });
    if (checked === 0) setStop('no-sessions');
    else start.mutate(draft);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="page-width grid gap-9 py-7"
    >
      <header className="grid gap-1">
        <h1 className="text-page-title">{words.title}</h1>
        <p className="text-quiet">{isAgain ? words.againLead : words.lead}</p>
      </header>
      <LengthPicker draft={draft} onChange={change} />
      <CategoryPicker
        categories={categories}
        draft={draft}
        onChange={change}
        problem={categoryProblem(words, draft, problems)}
      />
      <TeamsEditor draft={draft} onChange={change} problems={problems} />
      <RulesEditor draft={draft} onChange={change} />
      <div className={styles.bar}>
        <span className="pill phone:hidden" aria-hidden="true">
          <LtrValue>{`${draft.categoryIds.length} / ${boards[draft.length].categories}`}</LtrValue>
        </span>
        <Button
          type="submit"
          size="large"
          icon="play"
          busy={start.isPending}
          className={classNames('grow sm:grow-0', styles.button)}
        >
          {start.isPending ? words.start.busy : words.start.button(balance)}
        </Button>
      </div>
      <StopDialog stop={stop} onClose={() => setStop(null)} />
    </form>
  );
}

function LengthPicker({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const words = useText().games.setup.length;
  return (
    <div className="grid gap-2">
      <RadioCards
        label={words.title}
        className="max-w-2xl"
        value={draft.length}
        onChange={(length) => onChange(withLength(draft, length))}
        options={[
          { value: 'full', label: words.full, hint: words.fullHint },
          { value: 'short', label: words.short, hint: words.shortHint },
        ]}
      />
      <p className="text-quiet">{words.cost}</p>
    </div>
  );
}

/** One start at a time; its key is kept until the server has answered, so that a lost answer costs no second session. */
function useStart(onStop: (stop: Stop) => void) {
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  const client = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const describe = useErrorText();
  return useMutation({
    mutationFn: async (draft: Draft) => {
      const idempotencyKey = stored.gameStartKey.read() ?? newId();
      stored.gameStartKey.write(idempotencyKey);
      return call(gamesApi.startGame, { ...toSetup(draft), rulesVersion }, { idempotencyKey });
    },
    onSuccess: async ({ game, pack }) => {
      stored.gameStartKey.clear();
      // From here on the game can be played without the network [GAME-6].
      await createStepStore(uid)
        .replace(game.id, { pack: readPack(pack), commands: [], sentSeq: 0 })
        .catch(() => undefined);
      void refreshSession();
      void client.invalidateQueries({ queryKey: ['games', 'list'] });
      void client.invalidateQueries({ queryKey: ['categories'] });
      // In the set-up's place: "back" must not lead to a second start of the same game.
      await navigate(pathTo('game', { gameId: game.id }), { replace: true });
    },
    onError: (error) => {
      const isRejected = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isRejected) stored.gameStartKey.clear();
      const code = codeOf(gamesApi.startGame, error);
      if (code === 'accounts/no-sessions-left') onStop('no-sessions');
      else if (code === 'games/update-needed') onStop('update');
      else showToast({ id: 'setup', variant: 'destructive', title: describe(error) });
      // A category was removed meanwhile: after the refetch it drops out of the choice.
      if (code === 'games/category-unavailable') void client.invalidateQueries({ queryKey: ['categories'] });
    },
  });
}

// What a kept draft names may have left the catalogue since.
function withKnown(draft: Draft, categories: readonly Category[]): Draft {
  return { ...draft, categoryIds: draft.categoryIds.filter((id) => categories.some((category) => category.id === id)) };
}

function categoryProblem(
  words: ReturnType<typeof useText>['games']['setup'],
  draft: Draft,
  problems: Problems,
): string | undefined {
  return problems['categoryIds'] === undefined
    ? undefined
    : words.problems.categoriesMissing(boards[draft.length].categories - draft.categoryIds.length);
}

// The first field that is wrong comes into view and takes the focus.
function leadTo(problems: Problems): void {
  requestAnimationFrame(() => {
    const target =
      problems['categoryIds'] === undefined
        ? document.querySelector<HTMLElement>('[aria-invalid="true"]')
        : document.getElementById('setup-categories');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}

function SetupSkeleton() {
  return (
    <div aria-busy="true" className="page-width grid gap-5 py-8">
      <Skeleton className="h-12 w-64" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-28" />
        ))}
      </div>
    </div>
  );
}
