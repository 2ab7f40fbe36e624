import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#shared/i18n/format.ts';
import type { KeptOverride } from '#shared/site-settings/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded, TabHead } from '../../../ui/tab-parts.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { PaymentOverrideForm } from './payment-override-form.tsx';
import { paymentOverrideQuery } from './queries.ts';

/** How people in the app are made to pay, for a while or until further notice [PAY-3]. */
export function PaymentOverrideTab() {
  const words = useStaffText().adminPayment;
  // A refetch must not overwrite the input.
  const read = useQuery({ ...paymentOverrideQuery, refetchOnWindowFocus: false });
  return (
    <>
      <TabHead lead={words.lead} />
      <p role="note" className="flex max-w-3xl items-start gap-3 rounded-2xl bg-well px-4 py-3 font-semibold">
        <Icon name="info" className="mt-1 flex-none text-saffron-text" />
        {words.warning}
      </p>
      <Loaded read={read}>
        {(kept) => (
          <div className="card grid max-w-3xl gap-6 p-[clamp(1.1rem,3vw,2rem)]">
            <Standing kept={kept} />
            <PaymentOverrideForm key={kept.updatedAt} kept={kept} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Standing({ kept }: { kept: KeptOverride }) {
  const words = useStaffText().adminPayment;
  const { language } = useLanguage();
  const { user } = useSession();
  const { updatedAt, updatedBy } = kept;
  return (
    <div role="status" className="grid gap-1">
      <p className="text-lg font-semibold">{words.states[stateOf(kept)]}</p>
      {updatedAt === null ? (
        <p className="text-quiet">{words.never}</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-1 text-quiet sm:grid-cols-[auto_1fr]">
          <dt>{words.setBy}</dt>
          <dd>
            {updatedBy === user?.uid ? (
              words.you
            ) : (
              <LtrValue className="[overflow-wrap:anywhere]">{updatedBy}</LtrValue>
            )}
          </dd>
          <dt>{words.setAt}</dt>
          <dd>
            <bdi>{formatDateTime(updatedAt, language)}</bdi>
          </dd>
        </dl>
      )}
    </div>
  );
}

function stateOf({ enabled, scheduledStart, scheduledEnd }: KeptOverride): 'off' | 'planned' | 'inForce' | 'ended' {
  const now = serverNow();
  if (!enabled) return 'off';
  if (scheduledEnd !== null && now >= scheduledEnd) return 'ended';
  return scheduledStart !== null && now < scheduledStart ? 'planned' : 'inForce';
}
