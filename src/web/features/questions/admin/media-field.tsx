import { Suspense, useState } from 'react';
import { libraryIdOf, mediaKindOf, type MediaQuestionKind } from '#shared/questions/schema.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { BankFiles } from './bank-files.tsx';
import type { MediumPart } from './editor-parts.ts';
import type { ChosenFile } from './use-question-form.ts';

interface FieldProps {
  readonly kind: MediaQuestionKind;
  /** What it is called; the kind's name if left out. */
  readonly label?: string;
  readonly file: string;
  readonly url: string | null;
  readonly error: string | undefined;
  readonly MediumPicker: MediumPart;
  readonly onChoose: (chosen: ChosenFile) => void;
}

const sources = ['library', 'bank'] as const;

/** What the question shows or plays: of the staff's library; a picture or a sound also of the bank's own. */
export function MediaField({ kind, label, file, url, error, MediumPicker, onChoose }: FieldProps) {
  const { edit } = useStaffText().adminQuestions;
  const chosenId = libraryIdOf(file);
  const shownAs = kind === 'memory' ? 'image' : kind;
  const [source, setSource] = useState<(typeof sources)[number]>(
    kind !== 'video' && file !== '' && chosenId === null ? 'bank' : 'library',
  );
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{label ?? edit.fields.media[shownAs]}</legend>
      {file !== '' && <Chosen kind={kind} file={file} url={url} />}
      <Alert message={error} />
      {shownAs !== 'video' && (
        <RadioCards
          label={edit.mediaSource}
          isLabelHidden
          value={source}
          onChange={setSource}
          options={sources.map((value) => ({
            value,
            label: value === 'bank' ? edit.bankFiles[shownAs] : edit.mediaSources.library,
          }))}
        />
      )}
      {source === 'bank' && shownAs !== 'video' ? (
        <BankFiles kind={shownAs} file={file} onChoose={onChoose} />
      ) : (
        <Suspense fallback={<Skeleton className="h-28" />}>
          <MediumPicker
            kind={mediaKindOf[kind]}
            chosenId={chosenId}
            onChoose={({ id, ...medium }) => onChoose({ file: `library/${id}`, ...medium })}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function Chosen({ kind, file, url }: Pick<FieldProps, 'kind' | 'file' | 'url'>) {
  const { edit } = useStaffText().adminQuestions;
  if (url === null) return <LtrValue>{file}</LtrValue>;
  if (kind === 'sound')
    return <audio controls preload="none" src={url} aria-label={edit.fields.media.sound} className="w-full" />;
  if (kind === 'video')
    return (
      <video
        controls
        playsInline
        preload="metadata"
        src={url}
        aria-label={edit.fields.media.video}
        className="max-h-48 rounded-xl bg-well"
      />
    );
  return (
    <p className="flex items-center gap-3">
      <img src={url} alt="" className="h-20 w-28 rounded-xl bg-well object-contain" />
      {libraryIdOf(file) === null && <LtrValue>{file}</LtrValue>}
    </p>
  );
}
