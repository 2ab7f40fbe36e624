import { errorText } from '#shared/i18n/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { InAppStep } from './in-app-checkout.ts';
import { inAppCheckout, useInAppStep } from './use-in-app.ts';

/** How far the purchase in the app's store is; in the middle, so that toasts below leave its buttons free. */
export function InAppDialog() {
  const step = useInAppStep();
  const { inApp: words, storeMessages } = useText();
  const title =
    step.step === 'idle'
      ? ''
      : step.step === 'failed'
        ? storeMessages.paymentFailed
        : step.step === 'told'
          ? words.states[step.state].title
          : { opening: words.opening, 'in-store': words.inStore, confirming: words.confirming }[step.step].title;
  return (
    <Dialog open={step.step !== 'idle'} onClose={inAppCheckout.dismiss} title={title}>
      <StepBody step={step} />
    </Dialog>
  );
}

function StepBody({ step }: { step: InAppStep }) {
  const { inApp: words } = useText();
  switch (step.step) {
    case 'idle':
      return null;
    case 'opening':
      return <Message icon="store" isBusy body={words.opening.body} />;
    case 'in-store':
      return (
        <>
          <Message icon="phone" isBusy body={words.inStore.body} />
          <p className="text-quiet">{words.inStore.hidden}</p>
          <Close />
        </>
      );
    case 'confirming':
      return <Message icon="clock" isBusy body={words.confirming.body} />;
    case 'told':
      return (
        <>
          <Message icon={step.state === 'in-progress' ? 'phone' : 'clock'} body={words.states[step.state].body} />
          <Close />
        </>
      );
    case 'failed':
      return <Failed {...step} />;
  }
}

function Failed({ code, params, retry }: Extract<InAppStep, { step: 'failed' }>) {
  const { inApp: words, errors } = useText();
  const isPaid = code === 'iap/processing-failed' || code === 'iap/missing-purchase-id';
  const mayBePaid = isPaid || code === 'iap/store-problem' || code === 'iap/unknown-error';
  return (
    <>
      <Message icon="error" isBad body={errorText(errors, code, params)} />
      {mayBePaid && <p className="text-quiet">{words.failed.processing}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={pathTo('contact')} variant="bare" icon="support" onClick={inAppCheckout.dismiss}>
          {words.failed.contact}
        </ButtonLink>
        {retry === null ? (
          <Close />
        ) : (
          <Button icon="retry" className="grow sm:grow-0" onClick={retry}>
            {isPaid ? words.failed.checkAgain : words.failed.again}
          </Button>
        )}
      </div>
    </>
  );
}

function Message({
  icon,
  body,
  isBusy = false,
  isBad = false,
}: {
  icon: IconName;
  body: string;
  isBusy?: boolean;
  isBad?: boolean;
}) {
  return (
    <div role={isBad ? 'alert' : 'status'} className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className={`relative grid size-16 flex-none place-items-center ${isBad ? 'text-danger' : 'text-saffron-text'} ${
          isBusy ? 'animate-[pulse-dim_1.6s_ease-in-out_infinite]' : ''
        }`}
      >
        <span className="absolute inset-2 rotate-45 rounded-[22%] bg-well shadow-[inset_0_0_0_2px_color-mix(in_oklab,currentColor_50%,transparent)]" />
        <Icon name={icon} className="relative size-7" />
      </span>
      <p className="text-lg">{body}</p>
    </div>
  );
}

function Close() {
  const { inApp: words } = useText();
  return (
    <Button variant="quiet" className="justify-self-end" onClick={inAppCheckout.dismiss}>
      {words.close}
    </Button>
  );
}
