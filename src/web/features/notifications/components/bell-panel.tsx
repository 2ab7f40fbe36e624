import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useLayoutMode } from '../../../lib/layout-mode.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { NotificationList } from './notification-list.tsx';

/** The list below the bell; from below the screen on an upright phone. */
export function BellPanel({
  open,
  onOpenChange,
  button,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: ReactNode;
}) {
  const { notifications: words } = useText();
  const { direction } = useLanguage();
  const { isDesktopLayout } = useLayoutMode();
  const close = () => onOpenChange(false);
  if (!isDesktopLayout) {
    return (
      <>
        {button}
        <Sheet open={open} onClose={close} title={words.title} from="below">
          <NotificationList close={close} />
        </Sheet>
      </>
    );
  }
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor asChild>{button}</Popover.Anchor>
      <Popover.Content
        dir={direction}
        aria-label={words.title}
        align="end"
        sideOffset={10}
        collisionPadding={10}
        // The bell itself closes it: else a press on it would close and open it again.
        onInteractOutside={(event) => {
          if ((event.target as Element).closest('[aria-haspopup="dialog"][aria-expanded="true"]'))
            event.preventDefault();
        }}
        className="card z-50 grid max-h-(--radix-popover-content-available-height) w-[min(26rem,92vw)] animate-appear gap-3 overflow-y-auto !rounded-2xl p-4"
      >
        <h2 className="text-xl">{words.title}</h2>
        <NotificationList close={close} />
      </Popover.Content>
    </Popover.Root>
  );
}
