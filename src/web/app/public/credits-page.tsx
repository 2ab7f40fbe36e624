import type { MediaCredit, MediaLicence } from '#shared/questions/media-manifest.ts';
import { credits as ar } from '#shared/i18n/ar/credits.ts';
import { credits as en } from '#shared/i18n/en/credits.ts';
import { useLanguage } from '../../lib/language.ts';

// Of each manifest only the credits: what the files are called stays out of the page.
const manifests = import.meta.glob<readonly MediaCredit[]>('../../../../content/media/*/media.json', {
  eager: true,
  import: 'credits',
});

interface ShownCredit {
  readonly credit: MediaCredit;
  readonly folders: readonly string[];
}

/** Each credit once, with the folders that it is of. */
const shown: readonly ShownCredit[] = [
  ...Object.entries(manifests)
    .flatMap(([path, list]) => list.map((credit) => ({ credit, folder: path.split('/').at(-2) ?? '' })))
    .reduce((all, { credit, folder }) => {
      const key = JSON.stringify(credit);
      return all.set(key, { credit, folders: [...(all.get(key)?.folders ?? []), folder] });
    }, new Map<string, ShownCredit>())
    .values(),
];

const addresses: Partial<Record<MediaLicence, string>> = {
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC-BY-3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY-SA-3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  MIT: 'https://opensource.org/license/mit',
  'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0',
  'BSD-2-Clause': 'https://opensource.org/license/bsd-2-clause',
  'BSD-3-Clause': 'https://opensource.org/license/bsd-3-clause',
  ISC: 'https://opensource.org/license/isc-license-txt',
  'OFL-1.1': 'https://openfontlicense.org',
};

/** /credits: origin, author and licence of the bank's pictures and sounds, for everyone [BANK-2]. */
export function CreditsPage() {
  const { language } = useLanguage();
  const words = language === 'ar' ? ar : en;
  return (
    <div className="page-width grid gap-7 py-8">
      <header className="grid gap-2">
        <h1 className="text-page-title">{words.title}</h1>
        <p className="max-w-prose text-quiet">{words.lead}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map(({ credit, folders }) => (
          <li key={JSON.stringify(credit)} className="card grid content-start gap-2 p-5">
            <h2 className="text-lg">
              {credit.url === undefined ? (
                credit.origin[language]
              ) : (
                <a href={credit.url} className="inline-flex min-h-11 items-center underline">
                  {credit.origin[language]}
                </a>
              )}
            </h2>
            <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1">
              <dt className="text-quiet">{words.author}</dt>
              <dd>
                <bdi>{credit.author}</bdi>
              </dd>
              <dt className="text-quiet">{words.licence}</dt>
              <dd>
                <Licence name={credit.licence} words={words.licences} />
              </dd>
              <dt className="text-quiet">{words.used}</dt>
              <dd>
                <bdi dir="ltr">{folders.join(', ')}</bdi>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Licence({ name, words }: { name: MediaLicence; words: typeof ar.licences }) {
  if (name === 'own' || name === 'public-domain') return words[name];
  return (
    <a href={addresses[name]} className="inline-flex min-h-11 items-center underline">
      <bdi dir="ltr">{name}</bdi>
    </a>
  );
}
