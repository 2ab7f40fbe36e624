import { z } from 'zod';
import { formatDateTime } from '#shared/i18n/format.ts';
import type { PurchaseEvent } from '#shared/store/admin-api.ts';
import { purchaseStatuses } from '#shared/store/purchase.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useSession } from '../../../lib/session.ts';
import { UserText } from '../../../ui/value.tsx';

/** What of an event's details can be said in words; anything else in them is left unsaid. */
const detailSchema = z.object({
  from: z.enum(purchaseStatuses).nullable().catch(null),
  sessions: z.number().catch(0),
  takesBack: z.boolean().catch(false),
  inBooks: z.boolean().catch(false),
  uses: z.number().nullable().catch(null),
  limit: z.number().nullable().catch(null),
  note: z.string().nullable().catch(null),
  mismatch: z.string().nullable().catch(null),
  reference: z.string().nullable().catch(null),
  failure: z.object({ code: z.string(), message: z.string() }).nullable().catch(null),
});

/** All that happened to a purchase, in its order: when, what, and who did it. */
export function PurchaseTimeline({ events }: { events: readonly PurchaseEvent[] }) {
  const { language } = useLanguage();
  return (
    <ol className="grid gap-3 border-s-2 border-line ps-4">
      {events.map((event, index) => (
        <li
          key={index}
          className={[
            'relative grid gap-0.5 before:absolute before:-start-[1.4rem] before:top-2 before:size-3',
            'before:rotate-45 before:rounded-[22%] before:bg-saffron',
          ].join(' ')}
        >
          <EventWords event={event} />
          <span className="text-sm text-quiet">
            <bdi>{formatDateTime(event.at, language)}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

function EventWords({ event: { kind, actor, detail } }: { event: PurchaseEvent }) {
  const { purchase: words } = useStaffText().adminStore;
  const { user } = useSession();
  const kinds: Readonly<Record<string, string>> = words.events;
  const actors: Readonly<Record<string, string>> = words.actors;
  return (
    <>
      <span className="font-semibold">{kinds[kind] ?? words.otherEvent(kind)}</span>
      <span className="text-quiet">{actor === user?.uid ? words.you : (actors[actor] ?? words.staff(actor))}</span>
      <Details detail={detail} />
    </>
  );
}

function Details({ detail }: Pick<PurchaseEvent, 'detail'>) {
  const { purchase: words, purchases, codes } = useStaffText().adminStore;
  const mismatches: Readonly<Record<string, string>> = words.mismatches;
  const { from, sessions, takesBack, inBooks, uses, limit, note, mismatch, reference, failure } =
    detailSchema.parse(detail);
  const more = [
    from === null ? null : words.from(purchases.statuses[from]),
    sessions === 0 ? null : sessions > 0 ? words.given(sessions) : words.taken(-sessions),
    takesBack ? words.willTakeBack : null,
    inBooks ? words.inBooks : null,
    uses === null || limit === null ? null : codes.usage(uses, limit),
    mismatch === null ? null : (mismatches[mismatch] ?? mismatch),
  ].filter((part) => part !== null);
  return (
    <>
      {more.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {failure !== null && (
        <span className="text-danger">
          <bdi dir="auto">{failure.message === '' ? failure.code : failure.message}</bdi>
        </span>
      )}
      {reference !== null && (
        <span className="text-sm text-quiet">
          <bdi dir="ltr">{reference}</bdi>
        </span>
      )}
      {note !== null && <UserText className="border-s-2 border-line ps-3">{note}</UserText>}
    </>
  );
}
