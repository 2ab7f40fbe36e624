import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Category } from '#shared/questions/api.ts';
import { categoriesQuery } from '../../lib/categories.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useLanguage, useText } from '../../lib/language.ts';
import { CategoryArt } from '../../ui/category-art.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/state-panel.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './category-strip.module.css';

/** What there is to ask about. */
export function CategoryStrip() {
  const text = useText();
  const describe = useErrorText();
  const section = useRef<HTMLElement>(null);
  const { data, error, refetch } = useQuery({ ...categoriesQuery, enabled: useIsNear(section) });
  if (data?.length === 0) return null;
  return (
    <section ref={section} className="grid gap-6">
      <div className="page-width">
        <SectionHeading title={text.home.categories.title} lead={text.home.categories.lead} />
      </div>
      {error !== null && data === undefined ? (
        <FailedState message={describe(error)} onRetry={() => void refetch()} />
      ) : (
        <ul tabIndex={0} aria-label={text.home.categories.title} className={styles.strip}>
          {(data ?? placeholders).map((item, index) => (
            <li key={item?.id ?? index}>
              <Card category={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** True once the element is less than a screen away: what is far below costs a visitor nothing. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setIsNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element]);
  return isNear;
}

const placeholders: readonly null[] = Array.from({ length: 8 }, () => null);

function Card({ category }: { category: Category | null }) {
  const text = useText();
  const { language } = useLanguage();
  if (category === null) return <Skeleton rounded="rounded-card" className="h-56 w-44" />;
  return (
    <article
      className="hue emblem grid h-56 w-44 content-center justify-items-center gap-2 px-3 pb-6 text-center"
      style={{ '--hue': category.picture.hue }}
    >
      <CategoryArt name={category.picture.icon} className="w-28" />
      <h3 className="text-xl leading-normal">{category.name[language]}</h3>
      <p className="text-sm text-white/85">{text.home.categories.questions(category.questions)}</p>
    </article>
  );
}
