import type { Shape } from '../../catalogue.ts';
import { announcements } from '../announcements.ts';
import { cart } from '../cart.ts';
import { errors } from '../errors/site.ts';
import { maintenance } from '../maintenance.ts';
import { notifications } from '../notifications.ts';
import { shell } from '../shell.ts';
import { site } from '../site.ts';
import { storeMessages } from '../store-messages.ts';
import { support } from '../support.ts';
import { titles } from '../titles.ts';

/** What every page needs. */
export const siteTexts = {
  announcements,
  cart,
  maintenance,
  notifications,
  shell,
  site,
  storeMessages,
  support,
  titles,
  errors,
};

export type SiteTexts = Shape<typeof siteTexts>;
