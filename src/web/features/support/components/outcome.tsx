import type { ReactNode } from 'react';
import type { SupportCategory } from '#shared/support/schema.ts';
import { useText } from '../../../lib/language.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';

/** A message that left the form: to the server, or for now into this device. */
export interface Arrived {
  readonly category: SupportCategory;
  readonly delivery: 'sent' | 'kept';
}

export function Outcome({ category, delivery, action }: Arrived & { action: ReactNode }) {
  const { site, support } = useText();
  const { title, body } = delivery === 'sent' ? site.contact.sent[category] : support.kept;
  return (
    <div role="status">
      <StatePanel icon={delivery === 'sent' ? 'check' : 'offline'} tone="good" title={title} action={action}>
        {body}
      </StatePanel>
    </div>
  );
}
