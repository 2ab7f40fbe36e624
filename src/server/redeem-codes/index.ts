/**
 * Redeem codes: prepaid sessions by a code. Owns redeem_codes, redeem_code_batches and redemptions.
 * Redeeming is one SQL function, so that a code is never given out more often than it may be, however many
 * ask at once; what staff change is written down in the same transaction.
 */
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import './tables.ts';
import { redeemCodesOfUser } from './personal-data.ts';
import type { RedeemCodeDeps } from './deps.ts';
import { mountRedeemCodes } from './routes.ts';

export interface RedeemCodes extends PersonalData {
  mount(server: HttpServer): void;
}

export function createRedeemCodes(deps: RedeemCodeDeps): RedeemCodes {
  return { mount: (server) => mountRedeemCodes(server, deps), ...redeemCodesOfUser };
}
