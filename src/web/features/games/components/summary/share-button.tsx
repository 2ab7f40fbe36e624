import { useState } from 'react';
import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { shareByApp } from '../../../../lib/share.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { drawResult } from './share-picture.ts';

/** Shares the result as text by the app, else its picture where the device can, otherwise downloads it. */
export function ShareButton({ pack, summary, title }: { pack: Pack; summary: Summary; title: string }) {
  const text = useText();
  const { language } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    const result = [
      title,
      ...pack.teams.map((_, index) => `${teamOf(pack, index).name}: ${summary.teams[index]?.score ?? 0}`),
    ].join('\n');
    if (shareByApp({ title: text.games.summary.shareTitle, text: result, url: window.location.origin })) return;
    setBusy(true);
    try {
      const blob = await drawResult(pack, summary, language, title);
      await hand(new File([blob], 'siraj.png', { type: 'image/png' }), text.games.summary.shareTitle);
    } catch (error) {
      // Closing the device's own share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        showToast({ title: text.games.summary.shareFailed, variant: 'destructive' });
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" icon="share" busy={isBusy} onClick={() => void share()}>
      {isBusy ? text.games.summary.sharing : text.games.summary.share}
    </Button>
  );
}

async function hand(file: File, title: string): Promise<void> {
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] });
  if (canShare) {
    await navigator.share({ files: [file], title });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
