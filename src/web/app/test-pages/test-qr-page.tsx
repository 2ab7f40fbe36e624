import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/language.ts';
import { pathTo } from '../../lib/paths.ts';
import { useTestPageText } from '../../lib/test-page-text.ts';
import { TextField } from '../../ui/field.tsx';
import { Logo } from '../../ui/logo.tsx';

/** A code of level M has up to 2,331 bytes; a room can't scan that many. */
const maxCharacters = 300;

/** Tries out how well a code scans across a room [ROUTE-6]. */
export function TestQrPage() {
  const text = useText();
  const { testQr } = useTestPageText();
  const [address, setAddress] = useState(() => `${window.location.origin}/`);
  const trimmed = address.trim();
  const isTooLong = trimmed.length > maxCharacters;
  return (
    <div className="page-width grid max-w-3xl gap-6 py-6">
      <Link
        to={pathTo('home')}
        aria-label={`${text.shell.brand} · ${text.shell.nav.home}`}
        className="justify-self-start rounded-xl py-1.5"
      >
        <Logo className="text-3xl" />
      </Link>
      <div className="card grid gap-6 p-6 sm:grid-cols-[1fr_auto] sm:items-center">
        <div className="grid gap-4">
          <h1 className="text-3xl">{testQr.title}</h1>
          <p className="text-quiet">{testQr.body}</p>
          <TextField
            ltr
            label={testQr.label}
            value={address}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            error={isTooLong ? testQr.tooLong : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
        </div>
        <div className="grid aspect-square w-[min(62vmin,18rem)] place-items-center justify-self-center rounded-2xl bg-white p-4 text-[#15233a]">
          {trimmed === '' || isTooLong ? (
            <p className="text-center">{testQr.empty}</p>
          ) : (
            <QRCodeSVG
              value={trimmed}
              level="M"
              role="img"
              aria-label={testQr.codeFor(trimmed)}
              className="size-full"
            />
          )}
        </div>
      </div>
    </div>
  );
}
