// The Arabic catalogue: the source of all keys. One file a domain; English must have the same shape.
import type { Shape } from '../catalogue.ts';
import type { ErrorCatalogue } from '../error-text.ts';
import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { announcements } from './announcements.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { deletion } from './deletion.ts';
import { errors } from './errors.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { identities } from './identities.ts';
import { inApp } from './in-app.ts';
import { maintenance } from './maintenance.ts';
import { notifications } from './notifications.ts';
import { purchases } from './purchases.ts';
import { redeemCodes } from './redeem-codes.ts';
import { referral } from './referral.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { standings } from './standings.ts';
import { storeMessages } from './store-messages.ts';
import { store } from './store.ts';
import { support } from './support.ts';
import { welcome } from './welcome.ts';

const domains = {
  accounts,
  achievements,
  announcements,
  cart,
  checkout,
  deletion,
  games,
  home,
  identities,
  inApp,
  maintenance,
  notifications,
  purchases,
  redeemCodes,
  referral,
  shell,
  site,
  standings,
  store,
  storeMessages,
  support,
  welcome,
};

export type Catalogue = Shape<typeof domains> & { readonly errors: ErrorCatalogue };

export const ar: Catalogue = { ...domains, errors };
