// The Arabic catalogue: the source of all keys. One file a domain; English must have the same shape.
import type { Shape } from '../catalogue.ts';
import type { ErrorCatalogue } from '../error-text.ts';
import { accounts } from './accounts.ts';
import { adminPayment } from './admin-payment.ts';
import { adminRedeemCodes } from './admin-redeem-codes.ts';
import { adminStore } from './admin-store.ts';
import { admin } from './admin.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { deletion } from './deletion.ts';
import { errors } from './errors.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { identities } from './identities.ts';
import { inApp } from './in-app.ts';
import { purchases } from './purchases.ts';
import { redeemCodes } from './redeem-codes.ts';
import { referral } from './referral.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { storeMessages } from './store-messages.ts';
import { store } from './store.ts';
import { welcome } from './welcome.ts';
import { wrapperTest } from './wrapper-test.ts';

const domains = { accounts, admin, adminPayment, adminRedeemCodes, adminStore, cart, checkout, deletion, games, home, identities, inApp, purchases, redeemCodes, referral, shell, site, store, storeMessages, welcome, wrapperTest };

export type Catalogue = Shape<typeof domains> & { readonly errors: ErrorCatalogue };

export const ar: Catalogue = { ...domains, errors };
