import type { StoreTexts } from '../../ar/areas/store.ts';
import { checkout } from '../checkout.ts';
import { errors } from '../errors/store.ts';
import { inApp } from '../in-app.ts';
import { purchases } from '../purchases.ts';
import { redeemCodes } from '../redeem-codes.ts';
import { store } from '../store.ts';

export const storeTexts: StoreTexts = { checkout, inApp, purchases, redeemCodes, store, errors };
