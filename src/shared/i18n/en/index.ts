// The English catalogue, in the shape of the Arabic one.
import type { Catalogue } from '../ar/index.ts';
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

export const en: Catalogue = {
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
  errors,
};
