import { openTestDb } from '@shopwright/server/db/testing-db';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { seedDemo } from './seed-demo.ts';

it(
  'the demo store has its class, its event and its plans, each naming the others by id',
  { timeout: 120_000 },
  async () => {
    const { db } = await openTestDb();
    const dataDir = await mkdtemp(join(tmpdir(), 'shopwright-demo-'));
    afterAll(() => rm(dataDir, { recursive: true, force: true }));
    await seedDemo(db, { siteUrl: 'http://shop.test', dataDir, s3: undefined });
    await seedDemo(db, { siteUrl: 'http://shop.test', dataDir, s3: undefined });
    const rows = <Row>(text: string) => db.query<Row>({ text, values: [] });
    const [service, ...services] = await rows<{ id: string; slug: string }>(
      'select id, slug from service',
    );
    expect(services).toEqual([]);
    expect(service?.slug).toBe('wheel-throwing-class');
    const plans = await rows<{
      id: string;
      slug: string;
      benefits: { kind: string; serviceIds?: string[] }[];
    }>("select id, slug, facts -> 'benefits' as benefits from plan order by slug");
    expect(plans.map(({ slug }) => slug)).toEqual(['open-bench', 'studio-circle']);
    expect(plans[0]?.benefits.find(({ kind }) => kind === 'BOOKINGS')?.serviceIds).toEqual([
      service?.id,
    ]);
    // As a shop lists them: by when they were created, never by a random id.
    expect(await rows('select slug from plan order by created_at')).toEqual([
      { slug: 'studio-circle' },
      { slug: 'open-bench' },
    ]);
    expect(await rows('select count(distinct created_at)::int as times from plan')).toEqual([
      { times: 2 },
    ]);
    const [event] = await rows<{ tickets: { name: string; requiresPlanIds: string[] }[] }>(
      "select facts -> 'tickets' as tickets from ticket_event",
    );
    expect(event?.tickets.find(({ name }) => name === 'Members')?.requiresPlanIds).toEqual([
      plans[1]?.id,
    ]);
    expect(
      await rows(
        "select name from discount where kind = 'RULE' and code is null and definition -> 'groups' is not null order by name",
      ),
    ).toEqual([{ name: 'Open Bench' }, { name: 'Studio Circle' }]);
  },
);
