import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../lib/language.ts';
import { watchRelease } from '../../lib/release.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** Where the user must not be interrupted: in a game, at checkout, and in staff forms. */
const busyPaths = /^\/(game(\/|$)|checkout|sandbox-payment|admin|contact|profile|auth\/)/;

/** Offers a newer release politely; who puts it off is asked on another visit [SHELL-9]. */
export function NewRelease() {
  const text = useText().shell.newRelease;
  const { pathname } = useLocation();
  const [state, setState] = useState<'none' | 'offered' | 'put-off'>('none');
  useEffect(() => watchRelease(() => setState((before) => (before === 'none' ? 'offered' : before))), []);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-3 z-30 grid justify-items-center px-3">
      {state === 'offered' && !busyPaths.test(pathname) && (
        <div className="card pointer-events-auto flex max-w-[34rem] animate-appear flex-wrap items-center gap-3 bg-raised py-2.5 ps-5 pe-2.5 shadow-lg">
          <p className="me-auto font-semibold">{text.title}</p>
          <Button onClick={() => window.location.reload()}>{text.now}</Button>
          <IconButton icon="close" label={text.later} onClick={() => setState('put-off')} />
        </div>
      )}
    </div>
  );
}
