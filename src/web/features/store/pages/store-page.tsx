import { useQuery } from '@tanstack/react-query';
import { storeApi, type GamePackage } from '#shared/store/api.ts';
import { formatKwd, formatUsd } from '#shared/i18n/format.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SaduBand } from '../../../ui/sadu-band.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/state-panel.tsx';

/** /store: the packages on sale with their prices [PKG-1]. */
export function StorePage() {
  const text = useText();
  const words = text.store;
  const session = useSession();
  const describe = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: ['packages'],
    queryFn: async ({ signal }) => (await call(storeApi.listPackages, {}, { signal })).items,
  });
  return (
    <div className="page-width grid gap-7 py-8">
      <header className="grid gap-2">
        <h1 className="text-[clamp(1.8rem,5.5vmin,3.2rem)]">{words.title}</h1>
        <p className="text-quiet">{words.lead}</p>
        {session.status === 'signed-in' && <p className="pill justify-self-start"><Icon name="ticket" className="text-saffron-text" />{words.balance(session.user.gameSessionBalance)}</p>}
      </header>
      {error && !data ? <FailedState title={words.loadFailed} message={describe(error)} onRetry={() => void refetch()} />
        : !data ? <div aria-busy="true" className="grid gap-5 md:grid-cols-3">{[0, 1, 2].map((key) => <Skeleton key={key} className="h-80" />)}</div>
        : data.length === 0 ? <EmptyState icon="inbox" title={words.empty}>{words.emptyBody}</EmptyState>
        : <ul className="grid gap-5 md:grid-cols-3">{data.map((each) => <PackageCard key={each.id} item={each} />)}</ul>}
      <p className="card flex items-start gap-3 p-5 text-quiet"><Icon name="info" className="mt-1 text-saffron-text" />{words.notOpen}</p>
    </div>
  );
}

function PackageCard({ item }: { item: GamePackage }) {
  const text = useText();
  const { language } = useLanguage();
  const isReduced = item.discountPriceFils !== null && item.discountPriceFils < item.priceFils;
  return (
    <li className={`card relative grid content-start gap-3 overflow-hidden p-6 pt-9 ${item.isPopular ? 'shadow-[inset_0_0_0_3px_var(--saffron-text)]' : ''}`}>
      <SaduBand className="absolute inset-x-0 top-0 text-saffron light:text-saffron-deep" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl">{item.name[language]}</h2>
        {item.isPopular && <span className="rounded-full bg-saffron px-3 py-0.5 font-display font-extrabold text-on-saffron">{text.store.popular}</span>}
      </div>
      <p className="text-quiet">{item.description[language]}</p>
      <p className="font-display text-[clamp(1.5rem,4vmin,2.2rem)] font-extrabold text-saffron-text">{text.store.sessions(item.sessions)}</p>
      <ul className="grid gap-1">
        {item.features.map((feature) => <li key={feature.en} className="flex items-start gap-2"><Icon name="check" className="mt-1 text-success" />{feature[language]}</li>)}
      </ul>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <bdi className="font-display text-3xl font-extrabold">{formatKwd(item.discountPriceFils ?? item.priceFils, language)}</bdi>
        {isReduced && <s className="text-quiet"><bdi>{formatKwd(item.priceFils, language)}</bdi></s>}
        {item.priceUsdCents !== null && <bdi dir="ltr" className="text-quiet">{formatUsd(item.discountPriceUsdCents ?? item.priceUsdCents)}</bdi>}
      </p>
    </li>
  );
}
