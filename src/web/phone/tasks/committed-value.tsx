import { formatGuess } from '#shared/i18n/format.ts';
import { usePhoneText } from '../language.tsx';
import { useTaskText } from './task-text.ts';
import type { Committed, CommitTask } from './use-commit.ts';

/** A number with its unit, points, or the events in the team's order. */
export function CommittedValue({ form, value }: { form: CommitTask['form']; value: Committed }) {
  const { language } = usePhoneText();
  const text = useTaskText().commit;
  if (typeof value !== 'number') {
    const events = form.type === 'order' ? form.events : [];
    return (
      <ol className="grid list-inside list-decimal grid-cols-1 gap-1 font-semibold">
        {value.map((id) => (
          <li key={id} dir="auto">
            {events.find((event) => event.id === id)?.text[language]}
          </li>
        ))}
      </ol>
    );
  }
  if (form.type === 'points') return <p className="font-display text-4xl font-extrabold">{text.draft.points(value)}</p>;
  const unit = form.type === 'number' ? form.unit : null;
  return (
    <p className="font-display text-4xl font-extrabold break-all">
      <bdi dir="ltr" className="num">
        {formatGuess(value, language)}
      </bdi>
      {unit !== null && <span className="text-xl break-normal"> {unit[language]}</span>}
    </p>
  );
}
