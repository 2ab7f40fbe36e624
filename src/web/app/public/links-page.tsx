import { QRCodeSVG } from 'qrcode.react';
import { Navigate } from 'react-router';
import { useErrorText } from '../../lib/error-text.ts';
import { useText } from '../../lib/language.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { wrapper } from '../../lib/wrapper-bridge.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/state-panel.tsx';

/** /links: where the apps are. Who is inside one has no use for it [ROUTE-2]. */
export function LinksPage() {
  const { links } = useText().site;
  if (wrapper.isInside) return <Navigate to={pathTo('home')} replace />;
  return (
    <div className="page-width grid gap-7 py-8">
      <header className="grid gap-2">
        <h1 className="text-page-title">{links.title}</h1>
        <p className="text-quiet">{links.lead}</p>
      </header>
      {/* As high as its largest content on a phone, so that the footer stays where it is. */}
      <div className="grid min-h-[22rem] content-start">
        <Stores />
      </div>
    </div>
  );
}

function Stores() {
  const { links } = useText().site;
  const describe = useErrorText();
  const { data, error, refetch } = useSiteSettings();
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-72" />
    ) : (
      <FailedState message={describe(error)} onRetry={() => void refetch()} />
    );
  }
  const stores = [
    { name: links.appStore, address: data.apps.appStore },
    { name: links.playStore, address: data.apps.playStore },
  ].filter((store): store is { name: string; address: string } => store.address !== null);
  if (stores.length === 0) {
    return (
      <EmptyState
        icon="device"
        title={links.noneTitle}
        action={
          <ButtonLink to={pathTo('newGame')} icon="play">
            {links.play}
          </ButtonLink>
        }
      >
        {links.none}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {stores.map(({ name, address }) => (
        <li key={name} className="card grid justify-items-center gap-4 p-6">
          <span className="grid aspect-square w-[min(50vmin,14rem)] place-items-center rounded-2xl bg-white p-4 text-[#15233a]">
            <QRCodeSVG value={address} level="M" role="img" aria-label={links.scan(name)} className="size-full" />
          </span>
          <a href={address} className="button button-primary">
            <bdi dir="ltr">{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
