import {
  createDiscount,
  deleteDiscount as deleteDiscountCall,
  getDiscount,
  queryDiscounts,
  updateDiscount,
} from '@shopwright/contract/discounts/discounts';
import type { Db } from '../db/index.ts';
import { emptyAnswer, route, type Route } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, notFound, refuse, type Refusal } from '../kernel/outcome.ts';
import { pageOf, parseQuery, toSql } from '../query/index.ts';
import type { DiscountRules } from './discount-rules.ts';
import { discountToWire, newDiscount, patchDiscount } from './rules/discounts/change.ts';
import {
  deleteDiscount,
  discountQuery,
  findDiscount,
  insertDiscount,
  isCodeTaken,
  listDiscounts,
  lockDiscount,
  notifyDiscountsChanged,
  saveDiscount,
} from './store/discounts.ts';

export interface DiscountDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly rules: DiscountRules;
}

const missing = (id: string): Refusal => notFound(`There is no discount with the id ${id}.`);
const taken = (code: string | null): Refusal<'COUPON_CODE_TAKEN'> =>
  refuse('COUPON_CODE_TAKEN', { code }, { code });

export function discountRoutes({ db, clock, rules }: DiscountDeps): Route[] {
  return [
    route(createDiscount, async ({ actor: { siteId }, request }) => {
      const made = newDiscount(request.discount, { id: newOrderedId(), now: clock() });
      if (isRefusal(made)) return made;
      const done = await db.tx(async (tx) => {
        const inserted = await insertDiscount(tx, siteId, made);
        if (inserted) await notifyDiscountsChanged(tx, siteId);
        return inserted;
      });
      rules.forget(siteId);
      return done ? { discount: discountToWire({ ...made, used: 0 }) } : taken(made.code);
    }),

    route(getDiscount, async ({ actor: { siteId }, request: { id } }) => {
      const found = await findDiscount(db, siteId, id);
      return found ? { discount: discountToWire(found) } : missing(id);
    }),

    route(queryDiscounts, async ({ actor: { siteId }, request }) => {
      const query = parseQuery(request.query, discountQuery, { merchant: true });
      if (isRefusal(query)) return query;
      const { rows, total } = await listDiscounts(db, siteId, toSql(query));
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      const paging =
        query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors };
      return {
        discounts: page.rows.map(discountToWire),
        metadata: { count: page.rows.length, total, ...paging },
      };
    }),

    route(updateDiscount, async ({ actor: { siteId }, request: { discount } }) => {
      const id = discount.id ?? '';
      const outcome = await db.tx(async (tx) => {
        const before = await lockDiscount(tx, siteId, id);
        if (!before) return missing(id);
        const after = patchDiscount(before, discount, clock());
        if (isRefusal(after)) return after;
        if (after.code !== null && (await isCodeTaken(tx, siteId, after.code, id)))
          return taken(after.code);
        await saveDiscount(tx, siteId, after);
        await notifyDiscountsChanged(tx, siteId);
        return { discount: discountToWire({ ...after, used: before.used }) };
      });
      rules.forget(siteId);
      return outcome;
    }),

    route(deleteDiscountCall, async ({ actor: { siteId }, request: { id } }) => {
      const done = await db.tx(async (tx) => {
        const gone = await deleteDiscount(tx, siteId, id);
        if (gone) await notifyDiscountsChanged(tx, siteId);
        return gone;
      });
      rules.forget(siteId);
      return done ? emptyAnswer : missing(id);
    }),
  ];
}
