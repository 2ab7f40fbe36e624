import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Gang } from '#shared/gangs/schema.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { forgetGang } from '../queries.ts';
import { SettingsCard } from './settings-card.tsx';

interface EndGangProps {
  readonly gang: Gang;
  readonly icon: IconName;
  readonly words: Readonly<Record<'title' | 'body' | 'open' | 'done', string>>;
  /** The title of the question. */
  readonly ask: string;
  readonly confirm: string;
  readonly isBarred?: boolean;
  /** The question was closed without an answer. */
  readonly onCancel?: () => void;
  readonly end: () => Promise<unknown>;
  /** What the question says and takes. */
  readonly children: ReactNode;
}

/** Takes a gang from the caller after a question, and leads to the gangs that remain. */
export function EndGang({ gang, icon, words, ask, confirm, isBarred = false, onCancel, end, children }: EndGangProps) {
  const { shell } = useText();
  const describe = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, error, mutate } = useMutation({
    mutationFn: end,
    onSuccess: async () => {
      showToast({ id: 'gang', title: words.done });
      await navigate(pathTo('gangs'), { replace: true });
      await forgetGang(client, gang.id);
    },
  });
  return (
    <SettingsCard title={words.title}>
      <p className="text-quiet">{words.body}</p>
      <Button variant="quiet" icon={icon} className="justify-self-start" onClick={() => setIsAsked(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => {
          setIsAsked(false);
          onCancel?.();
        }}
        title={ask}
        confirm={confirm}
        keep={shell.cancel}
        busy={isPending}
        failure={error === null ? undefined : describe(error)}
        isBarred={isBarred}
        onConfirm={() => mutate()}
      >
        {children}
      </ConfirmDialog>
    </SettingsCard>
  );
}
