import type { AccountsTexts } from '../../ar/areas/accounts.ts';
import { accounts } from '../accounts.ts';
import { achievements } from '../achievements.ts';
import { deletion } from '../deletion.ts';
import { identities } from '../identities.ts';
import { referral } from '../referral.ts';
import { welcome } from '../welcome.ts';

export const accountsTexts: AccountsTexts = { accounts, achievements, deletion, identities, referral, welcome };
