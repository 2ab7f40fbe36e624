import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { withParam } from '../../../lib/address-filters.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { Editor } from './editor.tsx';
import type { EditorParts } from './editor-parts.ts';
import { categoriesQuery, questionQuery } from './queries.ts';

/** One question, or a new one, in the bank's place. */
export function EditorView({ id, parts }: { id: string | null; parts: EditorParts }) {
  const { edit } = useStaffText().adminQuestions;
  const [query] = useSearchParams();
  const categories = useQuery(categoriesQuery);
  return (
    <>
      <h1 className="text-page-title">{id === null ? edit.newTitle : edit.title}</h1>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink
          variant="quiet"
          icon="back"
          to={`?${withParam(withParam(query, 'edit', null), 'new', null).toString()}`}
        >
          {edit.back}
        </ButtonLink>
        {id !== null && (
          <p className="text-quiet">
            {edit.id}: <LtrValue>{id}</LtrValue>
          </p>
        )}
      </div>
      <Loaded read={categories}>
        {({ items }) =>
          id === null ? (
            <Editor question={null} categories={items} parts={parts} />
          ) : (
            <Opened id={id} categories={items} parts={parts} />
          )
        }
      </Loaded>
    </>
  );
}

function Opened({ id, ...rest }: { id: string } & Omit<Parameters<typeof Editor>[0], 'question'>) {
  const read = useQuery(questionQuery(id));
  return <Loaded read={read}>{({ item }) => <Editor question={item} {...rest} />}</Loaded>;
}
