import { accountsApi } from '#shared/accounts/api.ts';
import { accountCallables } from '#shared/accounts/callables.ts';
import type { ReferralReward } from '#shared/accounts/referral.ts';
import { errors as arabicErrors } from '#shared/i18n/ar/errors.ts';
import { referral as ar } from '#shared/i18n/ar/referral.ts';
import { errors as englishErrors } from '#shared/i18n/en/errors.ts';
import { referral as en } from '#shared/i18n/en/referral.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { Language } from '#shared/kernel/text.ts';
import { AppError } from '../platform/app-error.ts';
import { mount, mountCallable } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { checkPendingReferral, countFriends, getReferralCode, processReferral } from './referrals.ts';
import type { ReferralDeps, ReferralStanding } from './referrals.ts';

export function mountReferrals(server: HttpServer, deps: ReferralDeps): void {
  mount(server, accountsApi.getReferral, async ({ caller }) => ({
    referralCode: await getReferralCode(deps, caller.user.uid),
    friends: await countFriends(deps, caller.user.uid),
    reward: await deps.referralReward(deps.database.query),
  }));
  mountCallable(server, accountCallables.getReferralCode, async ({ caller }) => ({
    success: true as const,
    referralCode: await getReferralCode(deps, caller.user.uid),
  }));
  mountCallable(server, accountCallables.processReferral, async ({ input, caller, language }) => {
    try {
      const standing = await processReferral(deps, caller.user.uid, input.referralCode);
      return { success: true, message: messageOf(standing, language, await deps.referralReward(deps.database.query)) };
    } catch (error) {
      if (!(error instanceof AppError && error.code.startsWith('accounts/referral-'))) throw error;
      return { success: false, message: errorText(texts[language].errors, error.code), code: error.code };
    }
  });
  mountCallable(server, accountCallables.checkPendingReferral, async ({ caller, language }) => {
    const standing = await checkPendingReferral(deps, caller.user.uid);
    return {
      message: messageOf(standing, language, await deps.referralReward(deps.database.query)),
      alreadyProcessed: standing === 'done',
    };
  });
}

const texts = { ar: { referral: ar, errors: arabicErrors }, en: { referral: en, errors: englishErrors } } as const;

function messageOf(standing: ReferralStanding, language: Language, reward: ReferralReward): string {
  const { answers } = texts[language].referral;
  return standing === 'rewarded' ? answers.rewarded(reward.invited) : answers[standing];
}
