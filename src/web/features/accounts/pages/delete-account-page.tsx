import { useText } from '../../../lib/language.ts';
import { pathTo, profileSettings } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** /account/delete: how to delete an account with and without the app; public, as the app stores require [AUTH-10]. */
export function DeleteAccountPage() {
  const { deletion } = useText();
  const { page } = deletion;
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8">
      <header className="grid gap-2">
        <h1 className="text-page-title">{page.title}</h1>
        <p className="text-quiet">{page.lead}</p>
      </header>
      <section className="card grid gap-3 p-6">
        <h2 className="text-2xl">{page.withTitle}</h2>
        <ol className="grid list-decimal gap-1 ps-6">
          {page.with.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonLink to={profileSettings} icon="settings" className="justify-self-start">
          {page.toSettings}
        </ButtonLink>
      </section>
      <section className="card grid gap-3 p-6">
        <h2 className="text-2xl">{page.withoutTitle}</h2>
        <p>{page.without}</p>
        <ButtonLink to={pathTo('contact')} variant="secondary" icon="mail" className="justify-self-start">
          {page.toContact}
        </ButtonLink>
      </section>
      <div className="grid gap-6 md:grid-cols-2">
        <What title={deletion.goesTitle} points={deletion.goes} />
        <What title={deletion.staysTitle} points={deletion.stays} />
      </div>
      <p className="text-quiet">
        {page.mail} {deletion.refund}
      </p>
    </div>
  );
}

function What({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="card grid content-start gap-3 p-6">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid list-disc gap-1 ps-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
