import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { normalizeReferralCode, referralCodeSchema } from '#shared/accounts/referral.ts';
import { stored } from '../../../lib/storage.ts';

/** The referral code from the address, stored for this visit until the user has signed up [REF-1]. */
export function useKeptReferral(): string | null {
  const [query] = useSearchParams();
  const given = referralCodeSchema.safeParse(query.get('ref'));
  const code = given.success && normalizeReferralCode(given.data) !== '' ? normalizeReferralCode(given.data) : null;
  useEffect(() => {
    if (code !== null) stored.referralCode.write(code);
  }, [code]);
  return code ?? stored.referralCode.read();
}
