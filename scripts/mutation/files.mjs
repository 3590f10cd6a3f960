import { readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCE = 'packages/server/src';

/**
 * A mutant that survives in one of these files would cost a shop owner money, stock or an account:
 * every mutant must be killed. Names are relative to packages/server/src.
 */
export const CRITICAL = {
  money: [
    'kernel/decimal.ts',
    'kernel/money.ts',
    'catalog/products/rules/prices.ts',
    'orders/rules/balance.ts',
    'orders/rules/plan-line-refund.ts',
    'orders/rules/line-amount.ts',
    'payments/rules/attempt.ts',
    'payments/rules/minor-units.ts',
    'pricing/rules/convert.ts',
    'pricing/rules/gift-cards.ts',
    'pricing/rules/largest-remainder.ts',
    'pricing/rules/ratio.ts',
    'pricing/rules/summary.ts',
  ],
  stock: [
    'catalog/stock/rules/inventory.ts',
    'catalog/stock/rules/reserve.ts',
    'catalog/products/rules/stock-status.ts',
  ],
  coupons: [
    'pricing/rules/discount-levels.ts',
    'pricing/rules/discounts/apply.ts',
    'pricing/rules/discounts/eligible.ts',
    'pricing/rules/discounts/free-units.ts',
    'pricing/rules/discounts/plan.ts',
    'pricing/rules/discounts/scope.ts',
    'pricing/rules/discounts/line-reductions.ts',
  ],
  tokens: [
    'identity/second-factor/rules/account-proof.ts',
    'identity/apps/rules/grant-permissions.ts',
    'identity/sign-in/rules/sign-in-step.ts',
    'identity/staff/rules/staff-permissions.ts',
    'identity/tokens/rules/token-claims.ts',
    'kernel/ids.ts',
    'kernel/pkce.ts',
    'kernel/vault.ts',
    'payments/rules/signature.ts',
  ],
};

// Their tests need the network, the system clock, threads or the whole source; the rest of kernel/
// is pure.
const IMPURE = [
  'kernel/clock.ts',
  'kernel/log-events.ts',
  'kernel/log.ts',
  'kernel/outbound.ts',
  'kernel/role.ts',
];

/**
 * The pure code of the server: every rule, and what the rules are built on.
 * @param {string} root @param {readonly string[]} filters parts of paths; with none, everything
 * @returns {string[]} relative to root
 */
export function mutatedFiles(root, filters = []) {
  const all = readdirSync(path.join(root, SOURCE), { recursive: true, encoding: 'utf8' }).map(
    (file) => file.replaceAll(path.sep, '/'),
  );
  return all
    .filter(
      (file) =>
        /(?:^kernel\/|\/rules\/).*\.ts$/.test(file) &&
        !/\.test\.ts$|\/testing-[^/]*$/.test(file) &&
        !IMPURE.includes(file),
    )
    .map((file) => `${SOURCE}/${file}`)
    .filter((file) => filters.length === 0 || filters.some((part) => file.includes(part)))
    .toSorted();
}

/** @param {string} file relative to root @returns {string | undefined} */
export function criticalGroupOf(file) {
  const own = file.replace(`${SOURCE}/`, '');
  return Object.entries(CRITICAL).find(([, files]) => files.some((each) => each === own))?.[0];
}

/**
 * The folder below packages/server/src: kernel, pricing, catalog ...
 * @param {string} file relative to root
 */
export const areaOf = (file) => file.replace(`${SOURCE}/`, '').split('/')[0] ?? '';
