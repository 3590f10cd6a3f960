import { getOrderInvoice } from '@shopwright/contract/orders/invoice';
import { aggregateOrders, getOrder, searchOrders } from '@shopwright/contract/orders/orders';
import { isMerchant, route, type Actor, type Route } from '../http/index.ts';
import { limitConcurrency } from '../memory/index.ts';
import { isGuid } from '../kernel/guid.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import { pageOf, parseQuery, toSql } from '../query/index.ts';
import type { RenderInvoice } from './invoice/create-invoices.ts';
import { opensOrder } from './order-key.ts';
import { issueInvoice } from './store/invoices.ts';
import {
  aggregate,
  countOrders,
  findOrder,
  findOrderById,
  findOrders,
  orderFields,
  orderQuery,
  type AggregateRequest,
} from './store/search.ts';
import { orderNotFound, storeOf, type OrderWriteDeps } from './write.ts';

export interface ReadDeps extends OrderWriteDeps {
  readonly renderInvoice: RenderInvoice;
}

export function orderReadRoutes(deps: ReadDeps): Route[] {
  const { db, renderInvoice } = deps;
  // Rendering is CPU-bound; it must not run while the invoice counter is locked.
  const oneInvoiceAtATime = limitConcurrency(1);

  const find = (actor: Actor, id: string) => {
    if (isGuid(id)) return findOrder(db, actor, { id: id.toLowerCase() });
    return /^\d{1,15}$/.test(id)
      ? findOrder(db, actor, { number: Number(id) })
      : Promise.resolve(undefined);
  };

  return [
    route(getOrder, async ({ actor, request: { id } }) => {
      const found = await find(actor, id);
      return found ? { order: found.wire } : orderNotFound(id);
    }),

    route(searchOrders, async ({ actor, request: { search } }) => {
      const query = parseQuery(search, orderQuery, { merchant: isMerchant(actor) });
      if (isRefusal(query)) return query;
      const statement = toSql(query);
      const [rows, total] = await Promise.all([
        findOrders(db, actor, statement),
        countOrders(db, actor, statement),
      ]);
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      return {
        orders: page.rows.map(({ wire }) => wire),
        metadata: {
          count: page.rows.length,
          cursors: page.cursors,
          hasNext: page.cursors.next !== undefined,
          total,
        },
      };
    }),

    route(
      aggregateOrders,
      async ({
        actor: { siteId },
        request: { filter, aggregation, hierarchySeparatorOverride },
      }) => {
        const query = parseQuery({ filter }, { ...orderQuery, path: '' }, { merchant: true });
        if (isRefusal(query)) return query;
        const statement = readAggregations(aggregation);
        if (isRefusal(statement)) return statement;
        const { where } = toSql(query);
        const answers = await Promise.all(
          statement.map(
            async ([name, one]) =>
              [
                name,
                toAggregate(
                  one,
                  await aggregate(db, siteId, where, one),
                  hierarchySeparatorOverride ?? '|',
                ),
              ] as const,
          ),
        );
        return { aggregates: Object.fromEntries(answers) };
      },
    ),

    route(getOrderInvoice, async ({ actor, request: { id, key } }) => {
      const opened =
        key !== undefined &&
        isGuid(id) &&
        (await opensOrder(db, actor.siteId, id, key, deps.clock()))
          ? await findOrderById(db, actor.siteId, id)
          : undefined;
      const found = opened ? { wire: opened } : await find(actor, id);
      if (!found) return orderNotFound(id);
      const { status, id: orderId } = found.wire;
      if (status === 'PENDING' || status === 'REJECTED')
        return refuse(
          `ORDER_IS_${status}`,
          'The invoice is available once the order is approved or rejected.',
        );
      const { store } = await storeOf(deps, actor.siteId);
      const { invoice, body } = await oneInvoiceAtATime(async () => {
        const issued = await db.tx((tx) =>
          issueInvoice(tx, actor.siteId, orderId ?? '', deps.clock()),
        );
        return {
          invoice: issued,
          body: await renderInvoice({ order: found.wire, store, invoice: issued }),
        };
      });
      return {
        raw: {
          status: 200,
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `inline; filename="invoice-${invoice.number}.pdf"`,
          },
          body,
        },
      };
    }),
  ];
}

const functions = { $count: 'count', $sum: 'sum', $avg: 'avg', $min: 'min', $max: 'max' } as const;
const MAX_AGGREGATIONS = 10;

/**
 * `{ "sales": { "$sum": "priceSummary.total.amount" }, "byStatus": { "$count": ["status",
 * "currency"] } }`
 */
function readAggregations(
  aggregation: Readonly<Record<string, unknown>> | null,
): [string, AggregateRequest][] | Refusal {
  const wrong = (name: string, description: string): Refusal =>
    refuseFields(violation(`aggregation.${name}`, 'FORMAT', description));
  const entries = Object.entries(aggregation ?? {});
  if (entries.length === 0 || entries.length > MAX_AGGREGATIONS)
    return refuseFields(
      violation('aggregation', 'MAX_SIZE', `must hold 1 to ${MAX_AGGREGATIONS} aggregations`),
    );
  const read: [string, AggregateRequest][] = [];
  for (const [name, value] of entries) {
    const [operator, named] =
      typeof value === 'object' && value !== null ? (Object.entries(value)[0] ?? []) : [];
    const kind =
      operator !== undefined && Object.hasOwn(functions, operator)
        ? functions[operator as keyof typeof functions]
        : undefined;
    if (!kind)
      return wrong(name, `must be one of ${Object.keys(functions).join(', ')} and a field`);
    const names: readonly unknown[] = Array.isArray(named)
      ? named
      : named === '' || named === undefined || named === null
        ? []
        : [named];
    const fields = names.map((field) =>
      typeof field === 'string' && Object.hasOwn(orderFields, field)
        ? orderFields[field]
        : undefined,
    );
    const found = fields.filter((field) => field !== undefined);
    if (found.length !== fields.length || found.length > 3)
      return wrong(name, 'must name up to 3 fields that orders can be filtered by');
    if (kind !== 'count' && (found.length !== 1 || found[0]?.kind !== 'number'))
      return wrong(name, 'must name one field that is an amount');
    read.push([name, { function: kind, fields: found }]);
  }
  return read;
}

function toAggregate(
  { fields, function: name }: AggregateRequest,
  rows: readonly { keys: (string | null)[]; value: string | null }[],
  separator: string,
): unknown {
  if (fields.length === 0 || name !== 'count') return Number(rows[0]?.value ?? 0);
  const label = (keys: readonly (string | null)[]): string =>
    keys.length === 1 ? (keys[0] ?? '') : `(${keys.map((key) => key ?? '').join(separator)})`;
  return Object.fromEntries(rows.map(({ keys, value }) => [label(keys), Number(value)]));
}
