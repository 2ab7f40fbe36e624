import { storeMessages as ar } from '#shared/i18n/ar/store-messages.ts';
import { storeMessages as en } from '#shared/i18n/en/store-messages.ts';
import type { Language } from '#shared/kernel/text.ts';
import { redeemCodeAdminApi } from '#shared/redeem-codes/admin-api.ts';
import { redeemCodeApi, redeemCodeCallables } from '#shared/redeem-codes/api.ts';
import { AppError } from '../platform/app-error.ts';
import { messageOf, mount, mountCallable } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { removeCode, updateCode } from './change-codes.ts';
import { exportCodes, getCode, listCodes } from './code-queries.ts';
import { createCodes } from './create-codes.ts';
import { listCodesOf } from './own-codes.ts';
import type { RedeemCodeDeps } from './deps.ts';
import { redeemTyped } from './redeem.ts';

export function mountRedeemCodes(server: HttpServer, deps: RedeemCodeDeps): void {
  mount(server, redeemCodeApi.redeem, async ({ input, caller, limitSubject, language }) => {
    const redeemed = await redeemTyped(deps, caller.user.uid, input.code, limitSubject);
    return { ...redeemed, message: redeemedText(language, redeemed.sessionsGranted) };
  });
  mountCallable(server, redeemCodeCallables.redeemCodeCallable, async ({ input, caller, limitSubject, language }) => {
    try {
      const { sessionsGranted } = await redeemTyped(deps, caller.user.uid, input.code, limitSubject);
      return { success: true, message: redeemedText(language, sessionsGranted), sessionsGranted };
    } catch (error) {
      if (!(error instanceof AppError && isAnswer(error))) throw error;
      return { success: false, message: messageOf(error.code, language), sessionsGranted: 0, code: error.code };
    }
  });
  mount(server, redeemCodeApi.listOwn, ({ input, caller }) => listCodesOf(deps.database.query, caller.user.uid, input));
  mountAdmin(server, deps);
}

/** An invalid code is a successful answer, as with a referral code. A failed call is not. */
function isAnswer({ code }: AppError): boolean {
  return code.startsWith('redeem-codes/') && code !== 'redeem-codes/failed';
}

function redeemedText(language: Language, sessions: number): string {
  return (language === 'ar' ? ar : en).redeemed(sessions);
}

function mountAdmin(server: HttpServer, deps: RedeemCodeDeps): void {
  const { query } = deps.database;
  mount(server, redeemCodeAdminApi.create, ({ input, caller, idempotencyKey }) =>
    createCodes(deps, { actorId: caller.user.uid, idempotencyKey }, input),
  );
  mount(server, redeemCodeAdminApi.list, ({ input }) => listCodes(query, input));
  mount(server, redeemCodeAdminApi.exportCsv, async ({ input }) => ({
    fileName: `redeem-codes-${new Date(deps.clock.now()).toISOString().slice(0, 10)}.csv`,
    csv: await exportCodes(query, input),
  }));
  mount(server, redeemCodeAdminApi.listOfUser, ({ input: { userId, ...pages } }) => listCodesOf(query, userId, pages));
  mount(server, redeemCodeAdminApi.get, ({ input }) => getCode(query, input.id));
  mount(server, redeemCodeAdminApi.update, async ({ input: { id, ...changes }, caller }) => ({
    item: await updateCode(deps, caller.user.uid, id, changes),
  }));
  mount(server, redeemCodeAdminApi.remove, async ({ input, caller }) => ({
    outcome: await removeCode(deps, caller.user.uid, input.id),
  }));
}
