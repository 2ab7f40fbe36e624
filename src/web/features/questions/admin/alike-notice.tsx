import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { UserText } from '../../../ui/value.tsx';
import { withoutEmptyFields } from './drafts.ts';
import { alikeQuery } from './queries.ts';

const restMs = 600;

/** While typing: other questions that may ask the same. */
export function AlikeNotice({ draft }: { draft: QuestionDraft }) {
  const { alike, statuses } = useStaffText().adminQuestions;
  const { language } = useLanguage();
  const [asked, setAsked] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(draft), restMs);
    return () => clearTimeout(timer);
  }, [draft]);
  const hasWords = asked.text.ar.trim().length + asked.text.en.trim().length > 4;
  const found =
    useQuery({ ...alikeQuery(withoutEmptyFields(asked)), enabled: hasWords, placeholderData: keepPreviousData }).data
      ?.items ?? [];
  return (
    <div role="status">
      {hasWords && found.length > 0 && (
        <section className="grid gap-2 rounded-2xl bg-well px-4 py-3 shadow-[inset_0_0_0_2px_var(--saffron)]">
          <h2 className="text-lg">{alike.title}</h2>
          <p className="text-quiet">{alike.body}</p>
          <ul className="grid gap-1">
            {found.map(({ id, text, categoryName, status, isSame }) => (
              <li key={id}>
                <Link
                  to={`?edit=${id}`}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center font-semibold text-saffron-text underline underline-offset-4"
                >
                  <UserText>{text[language] || text.ar || text.en}</UserText>
                </Link>
                <span className="ms-3 text-sm text-quiet">{categoryName[language]}</span>
                <span className="ms-3 text-sm text-quiet">{statuses[status]}</span>
                {isSame && <span className="ms-3 text-sm font-semibold text-danger">{alike.same}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
