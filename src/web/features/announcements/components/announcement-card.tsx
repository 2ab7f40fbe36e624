import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnnouncementPriority } from '#shared/announcements/schema.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

const looks: Readonly<
  Record<AnnouncementPriority, { readonly icon: IconName; readonly frame: string; readonly sign: string }>
> = {
  urgent: { icon: 'error', frame: 'shadow-[inset_0_0_0_2px_var(--saffron)]', sign: 'text-saffron-text' },
  normal: { icon: 'announce', frame: 'shadow-[inset_0_0_0_1.5px_var(--edge)]', sign: 'text-saffron-text' },
  quiet: { icon: 'info', frame: 'shadow-[inset_0_0_0_1.5px_var(--edge)]', sign: 'text-quiet' },
};

interface AnnouncementCardProps {
  readonly title: string;
  readonly body: string;
  readonly priority: AnnouncementPriority;
  readonly link: string | null;
  readonly words: { readonly open: string; readonly dismiss: string };
  /** Null if it can't be dismissed. */
  readonly onDismiss: (() => void) | null;
  /** Required with the link. */
  readonly children?: ReactNode;
}

/** One announcement, as it looks on a page and in its preview. */
export function AnnouncementCard({ title, body, priority, link, words, onDismiss, children }: AnnouncementCardProps) {
  const { icon, frame, sign } = looks[priority];
  return (
    <div
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl bg-raised py-1.5 ps-4 pe-4 ${onDismiss === null ? '' : 'sm:pe-14'} ${frame}`}
    >
      <Icon name={icon} className={`flex-none max-sm:hidden ${sign}`} />
      <p className="min-w-0 grow basis-60 py-1.5 max-sm:basis-full [overflow-wrap:anywhere]">
        <strong className={`me-2 max-sm:block ${onDismiss === null ? '' : 'max-sm:pe-10'}`}>{title}</strong>{' '}
        <span className="text-quiet">{body}</span>
      </p>
      {(link !== null || children !== undefined) && (
        <span className="-ms-3 flex flex-wrap items-center max-sm:-mt-2 sm:ms-0">
          {link !== null && (
            <Link to={link} className="button button-bare text-base">
              {words.open}
            </Link>
          )}
          {children}
        </span>
      )}
      {onDismiss !== null && (
        <IconButton
          icon="close"
          label={words.dismiss}
          onClick={onDismiss}
          className="absolute end-1 top-1 size-11 bg-transparent shadow-none"
        />
      )}
    </div>
  );
}
