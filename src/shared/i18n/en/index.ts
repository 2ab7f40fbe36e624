// The English catalogue; loaded on first use.
import type { Catalogue } from '../ar/index.ts';
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

export const en: Catalogue = {
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
  errors,
};
