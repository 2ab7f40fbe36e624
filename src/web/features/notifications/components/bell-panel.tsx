import type { RefObject } from 'react';
import { useText } from '../../../lib/language.ts';
import { useLayoutMode } from '../../../lib/layout-mode.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { NotificationList } from './notification-list.tsx';

/** The list below the bell; from below the screen on an upright phone. */
export function BellPanel({
  open,
  onClose,
  bell,
}: {
  open: boolean;
  onClose: () => void;
  bell: RefObject<HTMLButtonElement | null>;
}) {
  const { notifications: words } = useText();
  const { isDesktopLayout } = useLayoutMode();
  if (!isDesktopLayout)
    return (
      <Sheet open={open} onClose={onClose} title={words.title} from="below">
        <NotificationList close={onClose} />
      </Sheet>
    );
  if (!open) return null;
  return (
    <Popover
      role="dialog"
      aria-label={words.title}
      trigger={bell}
      onClose={onClose}
      className="grid w-[min(26rem,92vw)] gap-3 p-4"
    >
      <h2 className="text-xl">{words.title}</h2>
      <NotificationList close={onClose} />
    </Popover>
  );
}
