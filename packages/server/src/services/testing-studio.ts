import type { Service } from '@shopwright/contract/services/service';
import sql from 'sql-template-tag';
import type { Db } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { addOffering, type Offering } from '../offerings/index.ts';
import type { BookDeps } from './book.ts';
import { newService, type ServiceFacts } from './rules/service.ts';
import { serviceToWire } from './rules/to-wire.ts';
import { serviceKind } from './service-kind.ts';

/** A site with one service, in a test database. */
export async function testStudio(
  db: Db,
  said: Service,
): Promise<{
  siteId: string;
  service: Offering<ServiceFacts>;
  add: (said: Service) => Promise<Offering<ServiceFacts>>;
}> {
  const siteId = newId();
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  const add = async (more: Service): Promise<Offering<ServiceFacts>> => {
    const made = newService(
      { name: 'Class', ...more },
      { id: newId(), now: '2026-11-01T00:00:00.000Z', timeZone: 'America/New_York' },
    );
    if (isRefusal(made)) throw new Error(JSON.stringify(made));
    return db.tx((tx) =>
      addOffering(
        tx,
        {
          kind: serviceKind,
          toWire: (service: Offering<ServiceFacts>) => serviceToWire(service, ''),
        },
        siteId,
        made,
      ),
    );
  };
  return { siteId, service: await add(said), add };
}

export const testDeps: BookDeps = {
  sites: { find: async () => undefined },
  publicUrl: 'https://shop.example',
  holidaysOf: async () => new Set<string>(),
  guestOrderPath: async (_tx, _siteId, orderId) => `/orders/status/${orderId}`,
};
