import type { QuestionDraft } from '#shared/questions/draft.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { UserText } from '../../../ui/value.tsx';
import { withoutEmptyFields, fieldsOf } from './drafts.ts';
import { fieldName } from './field-names.ts';

interface Side {
  readonly name: string;
  readonly content: QuestionDraft;
}

/** Field by field, what two texts of a question don't have in common. */
export function Differences({ before, after, same }: { before: Side; after: Side; same: string }) {
  const { edit } = useStaffText().adminQuestions;
  const [old, now] = [fieldsOf(withoutEmptyFields(before.content)), fieldsOf(withoutEmptyFields(after.content))];
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
  if (paths.length === 0) return <p className="text-quiet">{same}</p>;
  return (
    <dl className="grid gap-3">
      {paths.map((path) => (
        <div key={path} className="grid gap-1 rounded-2xl bg-well px-4 py-3">
          <dt className="font-semibold">{fieldName(edit, path, after.content.kind)}</dt>
          <Line name={before.name} text={old.get(path)} />
          <Line name={after.name} text={now.get(path)} />
        </div>
      ))}
    </dl>
  );
}

function Line({ name, text }: { name: string; text: string | undefined }) {
  return (
    <dd className="grid gap-x-3 sm:grid-cols-[8rem_1fr]">
      <span className="text-sm text-quiet">{name}</span>
      {text === undefined ? <span>—</span> : <UserText className="[overflow-wrap:anywhere]">{text}</UserText>}
    </dd>
  );
}
