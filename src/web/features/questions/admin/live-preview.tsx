import { Suspense, useDeferredValue, useState } from 'react';
import type { AdminCategory } from '#shared/questions/admin-api.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { RadioCards } from '../../../ui/choice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PreviewPart } from './editor-parts.ts';

/** The four screens a question must read on. */
export const previewSizes = {
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  laptop: { width: 1366, height: 768 },
  television: { width: 1920, height: 1080 },
} as const;
export type PreviewSize = keyof typeof previewSizes;
export const previewSizeNames = Object.keys(previewSizes) as readonly PreviewSize[];

interface LiveProps {
  readonly Preview: PreviewPart;
  readonly draft: QuestionDraft;
  readonly category: AdminCategory | undefined;
  readonly mediaUrls: Readonly<Record<string, string>>;
}

/** Beside the form: the question as it is being written, on one screen at a time. */
export function LivePreview({ Preview, draft, category, mediaUrls }: LiveProps) {
  const { preview } = useStaffText().adminQuestions;
  const [size, setSize] = useState<PreviewSize>('phone');
  const [isRevealed, setIsRevealed] = useState(false);
  // Rendered with deferred input, so that typing stays fast.
  const shown = useDeferredValue(draft);
  return (
    <section aria-label={preview.title} className="card grid content-start gap-3 p-4">
      <h2 className="text-xl">{preview.title}</h2>
      <RadioCards
        label={preview.size}
        isLabelHidden
        value={size}
        onChange={setSize}
        options={previewSizeNames.map((value) => ({ value, label: preview.sizes[value] }))}
      />
      <StageChoice isRevealed={isRevealed} onChange={setIsRevealed} />
      {category !== undefined && (
        <div className={size === 'phone' ? 'mx-auto w-full max-w-80' : ''}>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <Preview
              key={size}
              draft={shown}
              category={category}
              mediaUrls={mediaUrls}
              isRevealed={isRevealed}
              size={previewSizes[size]}
              title={preview.frame(preview.sizes[size])}
            />
          </Suspense>
        </div>
      )}
    </section>
  );
}

export function StageChoice({
  isRevealed,
  onChange,
}: {
  isRevealed: boolean;
  onChange: (isRevealed: boolean) => void;
}) {
  const { preview } = useStaffText().adminQuestions;
  return (
    <RadioCards
      label={preview.stage}
      isLabelHidden
      value={isRevealed ? 'revealed' : 'open'}
      onChange={(value) => onChange(value === 'revealed')}
      options={[
        { value: 'open', label: preview.open },
        { value: 'revealed', label: preview.revealed },
      ]}
    />
  );
}
