import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { copyLink, shareLink } from '../hand-over.ts';

interface ShareLinkProps {
  /** What the address is. */
  readonly label: string;
  readonly url: string;
  /** Sent with the address. */
  readonly text: string;
  readonly note?: string;
}

/** An address to read, to copy and to share. */
export function ShareLink({ label, url, text, note }: ShareLinkProps) {
  const words = useText().gangPeople.share;
  return (
    <div role="group" aria-label={label} className="grid gap-3 rounded-2xl bg-well p-4">
      <LtrValue className="text-sm break-all text-saffron-text select-all rtl:text-end">{url}</LtrValue>
      {note !== undefined && <p className="text-sm text-quiet">{note}</p>}
      <div className="flex flex-wrap gap-3">
        <Button icon="share" onClick={() => void shareLink({ text, url }, words)}>
          {words.share}
        </Button>
        <Button variant="quiet" icon="copy" onClick={() => void copyLink({ text, url }, words)}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
