import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { EmptyState, FailedState } from '../../../ui/state-panel.tsx';
import { isUnknownPurchase } from './use-purchase.ts';

/** In place of a purchase that is still loading, can't be loaded, or isn't known. */
export function PurchaseMissing({ error, refetch }: { error: Error | null; refetch: () => unknown }) {
  const {
    checkout: { thanks: words, toProfile },
  } = useText();
  const describe = useErrorText();
  if (error === null) return <PageLoader />;
  if (!isUnknownPurchase(error))
    return (
      <FailedState
        className="py-16"
        title={words.loadFailed}
        message={describe(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <EmptyState
      level={1}
      icon="search"
      spacing="large"
      title={words.unknown}
      action={
        <ButtonLink to={pathTo('profile')} variant="secondary" icon="account">
          {toProfile}
        </ButtonLink>
      }
    >
      {words.unknownBody}
    </EmptyState>
  );
}
