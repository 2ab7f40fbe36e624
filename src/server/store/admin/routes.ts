import { adminStoreApi as api } from '#shared/store/admin-api.ts';
import { mount } from '../../platform/http/index.ts';
import type { HttpServer } from '../../platform/http/index.ts';
import { readStatistics } from '../daily-statistics.ts';
import type { PayingDeps } from '../deps.ts';
import { getToday } from './store-today.ts';
import { createDiscountCode, deleteDiscountCode, listDiscountCodes, updateDiscountCode } from './discount-codes.ts';
import { repairDiscounts } from './discount-repair.ts';
import {
  createPackage,
  deletePackage,
  getAnyPackage,
  listAllPackages,
  orderPackages,
  updatePackage,
} from './packages.ts';
import { changeStatus, deletePurchase, getAnyPurchase, listAllPurchases, refundByStaff } from './purchases.ts';

export function mountAdminStore(server: HttpServer, deps: PayingDeps): void {
  mountPackages(server, deps);
  mountDiscountCodes(server, deps);
  mountPurchases(server, deps);
  mount(server, api.getToday, () => getToday(deps));
  mount(server, api.getStatistics, async ({ input }) => ({ days: await readStatistics(deps, input.days) }));
  mount(server, api.repairDiscounts, ({ input, caller }) =>
    repairDiscounts(deps, caller.user.uid, { dryRun: input.dryRun, cursor: input.cursor ?? null }),
  );
}

function mountPackages(server: HttpServer, deps: PayingDeps): void {
  mount(server, api.listAllPackages, async () => ({ items: await listAllPackages(deps) }));
  mount(server, api.getAnyPackage, async ({ input }) => ({ package: await getAnyPackage(deps, input.id) }));
  const changed = async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    deps.packagesChanged();
    return result;
  };
  mount(server, api.createPackage, async ({ input, caller }) => ({
    package: await changed(createPackage(deps, caller.user.uid, input)),
  }));
  mount(server, api.updatePackage, async ({ input: { id, ...input }, caller }) => ({
    package: await changed(updatePackage(deps, caller.user.uid, id, input)),
  }));
  mount(server, api.orderPackages, async ({ input, caller }) => {
    await changed(orderPackages(deps, caller.user.uid, input.ids));
    return {};
  });
  mount(server, api.deletePackage, async ({ input, caller }) => {
    await changed(deletePackage(deps, caller.user.uid, input.id));
    return {};
  });
}

function mountDiscountCodes(server: HttpServer, deps: PayingDeps): void {
  mount(server, api.listDiscountCodes, ({ input }) => listDiscountCodes(deps, input));
  mount(server, api.createDiscountCode, async ({ input, caller }) => ({
    code: await createDiscountCode(deps, caller.user.uid, input),
  }));
  mount(server, api.updateDiscountCode, async ({ input: { id, ...input }, caller }) => ({
    code: await updateDiscountCode(deps, caller.user.uid, id, input),
  }));
  mount(server, api.deleteDiscountCode, async ({ input, caller }) => {
    await deleteDiscountCode(deps, caller.user.uid, input.id);
    return {};
  });
}

function mountPurchases(server: HttpServer, deps: PayingDeps): void {
  mount(server, api.listAllPurchases, ({ input }) => listAllPurchases(deps, input));
  mount(server, api.getAnyPurchase, ({ input }) => getAnyPurchase(deps, input.id));
  mount(server, api.changePurchaseStatus, async ({ input, caller }) => ({
    purchase: await changeStatus(deps, caller.user.uid, input.id, input.status, input.note),
  }));
  mount(server, api.refundPurchase, async ({ input, caller }) => ({
    purchase: await refundByStaff(deps, caller.user.uid, input),
  }));
  mount(server, api.deletePurchase, async ({ input, caller }) => {
    await deletePurchase(deps, caller.user.uid, input.id);
    return {};
  });
}
