import type { Shape } from '../../catalogue.ts';
import { checkout } from '../checkout.ts';
import { errors } from '../errors/store.ts';
import { inApp } from '../in-app.ts';
import { purchases } from '../purchases.ts';
import { redeemCodes } from '../redeem-codes.ts';
import { store } from '../store.ts';

/** The store, the checkout, purchases, redeem codes. */
export const storeTexts = { checkout, inApp, purchases, redeemCodes, store, errors };

export type StoreTexts = Shape<typeof storeTexts>;
