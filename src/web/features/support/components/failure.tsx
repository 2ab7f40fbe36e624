import type { SupportCategory } from '#shared/support/schema.ts';
import { useText } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session.ts';

/** The server's errors have their own texts; `lost` has the product's sentence. */
export function Failure({ category, failure }: { category: SupportCategory; failure: string }) {
  const { site, support } = useText();
  const { user } = useSession();
  return (
    <div
      role="alert"
      className="rounded-2xl bg-well px-4 py-3 font-semibold text-danger shadow-[inset_0_0_0_2px_var(--danger)]"
    >
      <p>{failure === 'lost' ? site.contact.failed[category] : failure}</p>
      {failure === 'lost' && user !== null && <p className="font-normal text-ink">{support.notKept}</p>}
    </div>
  );
}
