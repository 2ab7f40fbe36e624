import type { ReactNode } from 'react';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { useHasLocalMailbox } from '../queries.ts';

/** A mail is on its way: to whom, what to look for, and how to ask again. The same for a known address and an unknown one. */
export function MailSent({
  title,
  email,
  children,
  onAgain,
}: {
  title: string;
  email: string;
  children: ReactNode;
  onAgain: () => void;
}) {
  const { ways, verify } = useText().accounts;
  const hasMailbox = useHasLocalMailbox();
  return (
    <>
      <StatePanel
        level={1}
        icon="mail-check"
        tone="good"
        title={title}
        action={
          hasMailbox && (
            <a href="/dev/mail" target="_blank" rel="noreferrer" className="button button-secondary">
              <Icon name="inbox" />
              {verify.openMailbox}
            </a>
          )
        }
      >
        <p>
          <LtrValue className="font-semibold break-all text-ink">{email}</LtrValue>
        </p>
        <p role="status">{children}</p>
      </StatePanel>
      <div className="grid justify-items-center gap-1 border-t border-line pt-4 text-center">
        <p className="text-[0.95em] text-quiet">{ways.lookInSpam}</p>
        <Button variant="bare" icon="mail" onClick={onAgain}>
          {ways.again}
        </Button>
      </div>
    </>
  );
}
