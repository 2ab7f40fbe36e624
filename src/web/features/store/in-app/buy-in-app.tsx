import { useLocation, useNavigate } from 'react-router';
import type { PackageOnSale } from '#shared/store/api.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { originHere } from '../../../lib/origin.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { inAppCheckout, useInAppStep } from './use-in-app.ts';

/**
 * Buys one package at once, through the app's store; a user who can't buy yet is redirected to where they can, and
 * back.
 */
export function BuyInApp({ item }: { item: PackageOnSale }) {
  const { inApp: words } = useText();
  const { language } = useLanguage();
  const session = useSession();
  const step = useInAppStep();
  const navigate = useNavigate();
  const location = useLocation();
  if (!item.isSoldInApp) {
    return (
      <p className="flex min-h-13 items-center gap-2 text-quiet">
        <Icon name="info" className="flex-none text-saffron-text" />
        {words.notSold}
      </p>
    );
  }
  const buy = () => {
    if (session.status === 'signed-in' && session.user.emailVerified) void inAppCheckout.buy(item.id);
    else
      void navigate(pathTo(session.status === 'signed-in' ? 'resendVerification' : 'login'), {
        state: originHere(location),
      });
  };
  const isBusy = session.status === 'loading' || (step.step === 'opening' && step.packageId === item.id);
  return (
    <Button
      variant={item.isPopular ? 'primary' : 'secondary'}
      icon="phone"
      busy={isBusy}
      aria-label={words.buyOf(item.name[language])}
      onClick={buy}
      className="w-full"
    >
      {words.buy}
    </Button>
  );
}
