import type { PhoneView } from '#shared/rooms/schema.ts';
import { useRoleText } from './role-text.ts';
import { worthNow } from './worth.ts';

/** Says that the question is for the young, in the words of the screen; nothing at any other question [YOUNG-5]. */
export function YoungNote({ view }: { view: PhoneView }) {
  const { young } = useRoleText();
  const others = view.question?.othersPoints;
  if (others === undefined) return null;
  return (
    <p className="font-semibold text-saffron-text">
      {others < worthNow(view) ? young.withOthers(others) : young.alone}
    </p>
  );
}
