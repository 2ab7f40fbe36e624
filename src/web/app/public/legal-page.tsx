import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as ar from '#shared/i18n/ar/legal.ts';
import * as en from '#shared/i18n/en/legal.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../lib/language.ts';
import { Seller } from './seller.tsx';

const texts = { ar, en } as const;
/** When what they say last changed: 21 November 2026. */
const updatedAt = Date.UTC(2026, 10, 21, 12);

export function PrivacyPage() {
  return <LegalPage page="privacy" />;
}

export function TermsPage() {
  return <LegalPage page="terms" />;
}

function LegalPage({ page }: { page: 'privacy' | 'terms' }) {
  const { site } = useText();
  const { language } = useLanguage();
  const { title, lead, sections } = texts[language][page];
  const { hash } = useLocation();
  // The page is fetched after the browser has looked for the section.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <div className="page-width grid max-w-3xl gap-7 py-8">
      <header className="grid gap-2">
        <h1 className="text-page-title">{title}</h1>
        <p className="text-lg text-quiet">{lead}</p>
        <p className="text-sm text-quiet">{site.updated(formatDate(updatedAt, language))}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title} id={section.id} className="grid gap-2">
          <h2 className="text-2xl">{section.title}</h2>
          {section.body.map((paragraph) => (
            <p key={paragraph} className="leading-relaxed">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <Seller />
    </div>
  );
}
