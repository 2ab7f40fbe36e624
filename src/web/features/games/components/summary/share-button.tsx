import { Suspense, useState } from 'react';
import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { useText } from '../../../../lib/language.ts';
import { lazyPage } from '../../../../lib/lazy-page.ts';
import { shareByApp } from '../../../../lib/share.ts';
import { Button } from '../../../../ui/button.tsx';

// Its drawing code is loaded by those who share.
const ShareDialog = lazyPage(() => import('./share-dialog.tsx'), 'ShareDialog');

export interface ShareProps {
  readonly pack: Pack;
  readonly summary: Summary;
  readonly title: string;
  readonly finishedAt: number;
}

/** Shares the result as text by the app, whose web view can hand over no picture; else opens its picture. */
export function ShareButton(props: ShareProps) {
  const { pack, summary, title } = props;
  const text = useText().games.summary;
  const [isOpen, setOpen] = useState(false);
  const share = () => {
    const result = [
      title,
      ...pack.teams.map((_, index) => `${teamOf(pack, index).name}: ${summary.teams[index]?.score ?? 0}`),
    ].join('\n');
    if (!shareByApp({ title: text.shareTitle, text: result, url: window.location.origin })) setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" icon="share" onClick={share}>
        {text.share}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
