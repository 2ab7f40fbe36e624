// The Arabic catalogue: the source of all keys. One file a domain; English must have the same shape.
import type { Shape } from '../catalogue.ts';
import type { ErrorCatalogue } from '../error-text.ts';
import { accountsTexts } from './areas/accounts.ts';
import { gamesTexts } from './areas/games.ts';
import { gangsTexts } from './areas/gangs.ts';
import { gangEveningTexts } from './areas/gang-evening.ts';
import { homeTexts } from './areas/home.ts';
import { roomsTexts } from './areas/rooms.ts';
import { setupTexts } from './areas/setup.ts';
import { siteTexts } from './areas/site.ts';
import { storeTexts } from './areas/store.ts';
import { tasteTexts } from './areas/taste.ts';
import { errors } from './errors.ts';

const domains = {
  ...siteTexts,
  ...homeTexts,
  ...accountsTexts,
  ...gamesTexts,
  ...gangsTexts,
  ...gangEveningTexts,
  ...roomsTexts,
  ...setupTexts,
  ...storeTexts,
  ...tasteTexts,
};

export type Catalogue = Omit<Shape<typeof domains>, 'errors'> & { readonly errors: ErrorCatalogue };

/** All texts of players. The page loads those of every page, and each area's with its pages. */
export const ar: Catalogue = { ...domains, errors };
