import { useText } from '../../lib/language.ts';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { LtrValue, UserText } from '../../ui/value.tsx';

/** The seller's configured details; nothing if there are none. */
export function Seller() {
  const { seller: words } = useText().site;
  const { data } = useSiteSettings();
  const seller = data?.seller;
  if (seller === undefined || Object.values(seller).every((fact) => fact === null)) return null;
  return (
    <section className="card grid gap-3 p-6">
      <h2 className="text-2xl">{words.title}</h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {seller.name !== null && (
          <>
            <dt className="text-quiet">{words.name}</dt>
            <dd>
              <UserText>{seller.name}</UserText>
            </dd>
          </>
        )}
        {seller.registration !== null && (
          <>
            <dt className="text-quiet">{words.registration}</dt>
            <dd>
              <LtrValue>{seller.registration}</LtrValue>
            </dd>
          </>
        )}
        {seller.address !== null && (
          <>
            <dt className="text-quiet">{words.address}</dt>
            <dd>
              <UserText>{seller.address}</UserText>
            </dd>
          </>
        )}
        {seller.phone !== null && (
          <>
            <dt className="text-quiet">{words.phone}</dt>
            <dd>
              <a
                className="inline-flex min-h-11 items-center text-saffron-text underline underline-offset-4"
                href={`tel:${seller.phone.replaceAll(' ', '')}`}
              >
                <LtrValue>{seller.phone}</LtrValue>
              </a>
            </dd>
          </>
        )}
        {seller.email !== null && (
          <>
            <dt className="text-quiet">{words.email}</dt>
            <dd>
              <a
                className="inline-flex min-h-11 items-center text-saffron-text underline underline-offset-4"
                href={`mailto:${seller.email}`}
              >
                <LtrValue>{seller.email}</LtrValue>
              </a>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
