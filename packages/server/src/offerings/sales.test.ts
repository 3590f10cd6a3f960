import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openTestDb } from '../db/testing-db.ts';
import { newId } from '../kernel/ids.ts';
import { refuse } from '../kernel/outcome.ts';
import type { OrderedLine, Sale, SaleSource } from './sale.ts';
import { createSales } from './sales.ts';

const gone = refuse('SLOT_IS_FULL', 'It is gone.');

it('an order that is paid too late gets all lines of a kind, or none of them', async () => {
  const { db } = await openTestDb();
  const released: string[] = [];
  /** Delivers every line, and then reports the last one as unavailable. */
  const sourceOf = (appId: string, lacks: boolean): SaleSource => ({
    takes: (line) => line.appId === appId,
    when: 'PAID',
    hold: async () => undefined,
    takeBack: async () => undefined,
    release: async () => {
      released.push(appId);
    },
    sell: async (tx, { lines }) => {
      for (const { lineId } of lines)
        await tx.query(sql`insert into site (site_id, name) values (${lineId}, ${appId})`);
      return lacks ? gone : undefined;
    },
  });
  const lineOf = (appId: string): OrderedLine => ({
    lineId: newId(),
    appId,
    itemId: newId(),
    itemType: 'SERVICE',
    options: {},
    quantity: 1,
    name: '',
    price: 0n,
    fullPrice: 0n,
  });
  const lines = [lineOf('had'), lineOf('lacking'), lineOf('lacking'), lineOf('last')];
  const sale: Sale = {
    siteId: newId(),
    holderId: newId(),
    orderId: newId(),
    currency: 'USD',
    buyer: { contact: {} },
    now: new Date(),
    lines,
  };
  const sales = createSales([
    sourceOf('had', false),
    sourceOf('lacking', true),
    sourceOf('last', false),
  ]);
  expect(await db.tx((tx) => sales.sellPaid(tx, sale))).toEqual([
    { refusal: gone, lineIds: [lines[1]?.lineId, lines[2]?.lineId] },
  ]);
  expect(
    await db.query(
      sql`select name from site where name in ('had', 'lacking', 'last') order by name`,
    ),
  ).toEqual([{ name: 'had' }, { name: 'last' }]);
  expect(released).toEqual(['lacking']);
});
