import type { Shape } from '../../catalogue.ts';
import { accounts } from '../accounts.ts';
import { achievements } from '../achievements.ts';
import { deletion } from '../deletion.ts';
import { identities } from '../identities.ts';
import { referral } from '../referral.ts';
import { welcome } from '../welcome.ts';

/** Signing up and in, the profile, the settings. */
export const accountsTexts = { accounts, achievements, deletion, identities, referral, welcome };

export type AccountsTexts = Shape<typeof accountsTexts>;
