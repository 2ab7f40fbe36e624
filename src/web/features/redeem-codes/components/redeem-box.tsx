import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { errorText } from '#shared/i18n/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { originHere } from '../../../lib/origin.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { shownWait, useWait } from '../../../lib/use-wait.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { launchConfetti } from '../../../ui/confetti.ts';
import { TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { redeemErrorCode, useRedeem } from '../use-redeem.ts';

const confettiPieces = 60;

/** Redeems a code; shows what is missing to a user who may not yet [RDM-2]. */
export function RedeemBox() {
  const text = useText();
  const { status, user } = useSession();
  const here = originHere(useLocation());
  const words = text.redeemCodes;
  return (
    <section className="card grid gap-4 p-[clamp(1.1rem,3vw,2.2rem)] md:grid-cols-[1fr_1.2fr] md:items-center">
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2 text-2xl">
          <Icon name="gift" className="text-saffron-text" />
          {words.title}
        </h2>
        <p className="text-quiet">{words.lead}</p>
      </div>
      {status === 'loading' ? (
        <Skeleton className="h-28" />
      ) : user === null ? (
        <Missing why={errorText(text.errors, 'redeem-codes/unauthenticated')}>
          <ButtonLink to={pathTo('login')} state={here} icon="sign-in">
            {words.signIn}
          </ButtonLink>
        </Missing>
      ) : !user.emailVerified ? (
        <Missing why={words.verifyFirst}>
          <ButtonLink to={pathTo('resendVerification')} state={here} icon="mail">
            {words.verify}
          </ButtonLink>
        </Missing>
      ) : (
        <RedeemForm />
      )}
    </section>
  );
}

function Missing({ why, children }: { why: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <p>{why}</p>
      {children}
    </div>
  );
}

/** Redeems a code that is typed, or pasted with text around it. */
function RedeemForm() {
  const text = useText();
  const words = text.redeemCodes;
  const [typed, setTyped] = useState('');
  const redeem = useRedeem();
  const wait = useWait(redeem.error);
  const isOnline = useOnline();
  const submit = useSubmit(async () => {
    try {
      await redeem.mutateAsync(typed);
      setTyped('');
      launchConfetti(confettiPieces);
    } catch {
      // Shown at the field.
    }
  });
  const code = redeem.error === null ? null : redeemErrorCode(redeem.error);
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        ltr
        label={words.code}
        value={typed}
        placeholder="SESSION-XXXX-XXXX"
        maxLength={200}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        error={code === null ? undefined : errorText(text.errors, code)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon="ticket" busy={redeem.isPending} disabled={!isOnline || wait !== null}>
        {wait === null ? words.redeem : text.shell.retryIn(shownWait(wait))}
      </Button>
      <div role="status" aria-live="polite">
        {!isOnline && (
          <p className="flex items-start gap-2 text-quiet">
            <Icon name="offline" className="mt-1" />
            {words.offline}
          </p>
        )}
        {isOnline && redeem.data !== undefined && (
          <p className="grid animate-appear rounded-2xl bg-well px-4 py-3 text-center">
            <span className="font-display text-xl font-extrabold text-success">
              {text.storeMessages.redeemed(redeem.data.sessionsGranted)}
            </span>
            <span className="text-quiet">{words.balance(redeem.data.balance)}</span>
          </p>
        )}
      </div>
    </form>
  );
}
