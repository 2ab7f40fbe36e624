import { mediaByFile } from '#shared/questions/media-files.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Loaded, TabHead } from '../../../ui/tab-parts.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { previewSizeNames, previewSizes, StageChoice } from './live-preview.tsx';
import type { PreviewPart } from './editor-parts.ts';
import { categoriesQuery, questionQuery } from './queries.ts';

/** /admin/questions/preview/{id}: one question on the game's screen, at the four sizes it must read at [ADM-1]. */
export function QuestionPreviewPage({ Preview }: { Preview: PreviewPart }) {
  const { preview, edit } = useStaffText().adminQuestions;
  const { questionId = '' } = useParams();
  return (
    <>
      <h1 className="text-page-title">{preview.page}</h1>
      <TabHead lead={edit.id}>
        <LtrValue className="self-center">{questionId}</LtrValue>
        <ButtonLink
          variant="secondary"
          icon="edit"
          to={`${pathTo('adminQuestions')}?edit=${encodeURIComponent(questionId)}`}
        >
          {preview.edit}
        </ButtonLink>
      </TabHead>
      <Screens key={questionId} id={questionId} Preview={Preview} />
    </>
  );
}

function Screens({ id, Preview }: { id: string; Preview: PreviewPart }) {
  const { preview } = useStaffText().adminQuestions;
  const question = useQuery(questionQuery(id));
  const categories = useQuery(categoriesQuery);
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <Loaded read={question}>
      {({ item }) => (
        <>
          <StageChoice isRevealed={isRevealed} onChange={setIsRevealed} />
          <Loaded read={categories}>
            {({ items }) => {
              const category = items.find(({ id: each }) => each === item.categoryId) ?? {
                id: item.categoryId,
                name: item.categoryName,
                icon: 'globe',
                hue: 0,
                use: 'board' as const,
              };
              return (
                <div className="grid items-start gap-gap md:grid-cols-2 md:grid-rows-[auto_1fr_auto]">
                  {previewSizeNames.map((size) => (
                    <section
                      key={size}
                      className={`card grid gap-3 p-4 ${size === 'phone' ? 'md:row-span-2' : ''} ${size === 'television' ? 'md:col-span-2' : ''}`}
                    >
                      <h2 className="text-xl">{preview.sizes[size]}</h2>
                      <div className={size === 'phone' ? 'mx-auto w-full max-w-88' : ''}>
                        <Suspense fallback={<Skeleton className="h-48" />}>
                          <Preview
                            draft={item.content}
                            category={category}
                            mediaUrls={mediaByFile(item.content, item.mediaUrls)}
                            isRevealed={isRevealed}
                            size={previewSizes[size]}
                            title={preview.frame(preview.sizes[size])}
                          />
                        </Suspense>
                      </div>
                    </section>
                  ))}
                </div>
              );
            }}
          </Loaded>
        </>
      )}
    </Loaded>
  );
}
