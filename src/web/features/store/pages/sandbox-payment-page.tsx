import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { sandboxApi, sandboxChoices, type SandboxChoice } from '#shared/store/sandbox-api.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { EmptyState, FailedState, StatePanel } from '../../../ui/state-panel.tsx';
import { useLeaving } from '../checkout/use-leaving.ts';
import { ProblemNote } from '../checkout/problem-note.tsx';
import { Money } from '../components/money.tsx';

/** /sandbox-payment/:id: a fake of a bank's hosted page, which takes no money [PAY-2]. */
export function SandboxPaymentPage() {
  const { id = '' } = useParams();
  const { sandbox: words } = useText().checkout;
  const describe = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: ['sandbox-payment', id],
    queryFn: ({ signal }) => call(sandboxApi.getPayment, { id }, { signal }),
    staleTime: 0,
  });
  if (data === undefined) {
    if (error === null) return <PageLoader />;
    if (error instanceof ApiError && error.status === 404)
      return <EmptyState level={1} icon="search" spacing="large" title={words.unknown} />;
    return <FailedState className="py-16" message={describe(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div className="page grid min-h-dvh content-start">
      <p className="bg-saffron px-4 py-3 text-center font-display text-xl font-extrabold text-on-saffron">
        {words.banner}
      </p>
      <div className="page-width grid max-w-3xl gap-6 py-8">
        <header className="grid gap-2 text-center">
          <h1 className="text-[clamp(1.8rem,5.5vmin,3rem)]">{words.title}</h1>
          <p className="text-quiet">{words.bannerBody}</p>
        </header>
        <p className="card grid justify-items-center gap-1 p-6">
          <span className="text-quiet">{words.amount}</span>
          <Money fils={data.amountFils} className="font-display text-5xl leading-tight font-extrabold" />
        </p>
        {data.state === 'open' ? <Choices id={id} /> : <Decided id={id} state={data.state} />}
      </div>
    </div>
  );
}

const icons: Readonly<Record<SandboxChoice, IconName>> = {
  pay: 'check',
  decline: 'close',
  leave: 'leave',
  'pay-late': 'clock',
  'webhook-twice': 'repeat',
  'webhook-lost': 'mail-failed',
};

function useChoose(id: string) {
  const describe = useErrorText();
  const { failed } = useText().shell;
  const { isLeaving, leaveFor } = useLeaving();
  const choose = useMutation({
    mutationFn: (choice: SandboxChoice) => call(sandboxApi.choose, { id, choice }),
    onSuccess: ({ location }) => leaveFor(location),
  });
  const isBusy = choose.isPending || isLeaving;
  const problem = choose.error === null ? null : { title: failed.title, message: describe(choose.error) };
  return { choose: choose.mutate, chosen: isBusy ? choose.variables : undefined, isBusy, problem };
}

function Choices({ id }: { id: string }) {
  const { sandbox: words } = useText().checkout;
  const { choose, chosen, isBusy, problem } = useChoose(id);
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{words.choose}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {sandboxChoices.map((choice) => (
          <li key={choice} className="grid">
            <button
              type="button"
              aria-busy={chosen === choice || undefined}
              disabled={isBusy}
              onClick={() => choose(choice)}
              className={`button ${choice === 'pay' ? 'button-primary' : 'button-secondary'} justify-start text-start`}
            >
              <Icon name={icons[choice]} className="size-6" />
              <span className="grid">
                {words.choices[choice].title}
                <span className="font-text text-[0.82em] leading-normal font-medium">{words.choices[choice].body}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ProblemNote problem={problem} />
    </section>
  );
}

/** A payment is decided once; the way back stays. */
function Decided({ id, state }: { id: string; state: 'captured' | 'declined' | 'refunded' }) {
  const { sandbox: words } = useText().checkout;
  const { choose, isBusy, problem } = useChoose(id);
  return (
    <>
      <StatePanel
        icon={state === 'captured' ? 'check' : 'info'}
        tone={state === 'captured' ? 'good' : 'calm'}
        title={words.decided}
        spacing="tight"
        action={
          <Button icon="forward" busy={isBusy} onClick={() => choose('leave')}>
            {words.back}
          </Button>
        }
      >
        {words.states[state]}
      </StatePanel>
      <ProblemNote problem={problem} />
    </>
  );
}
