import type { Store } from '@shopwright/contract/settings/store';
import { ensureSite, type Config, type Db, type FirstSite } from '@shopwright/server';
import {
  createCollections,
  createProducts,
  readSeed,
  targetOf,
  writeCatalog,
} from '@shopwright/server/catalog/index';
import { openFiles } from '@shopwright/server/media/index';
import { createDiscounts, shippingArea, taxArea } from '@shopwright/server/pricing/index';
import { currencyArea, saveArea } from '@shopwright/server/settings/index';
import { addEvent } from '@shopwright/server/tickets/index';
import { addPlan } from '@shopwright/server/plans/index';
import { addService } from '@shopwright/server/services/index';
import { findAddress, lockAddress, saveAddress } from '../store.ts';
import { demoPicture, readDemo, type Demo } from './demo.ts';
import { demoEvent, demoPlan, demoService } from './demo-offerings.ts';
import { demoCoupons, demoPolicies, demoRates, demoShipping, demoTax } from './demo-terms.ts';
import { takeFiles, importPictures } from './import-pictures.ts';

const theme = { paper: '#f7f3ec', ink: '#22201c', accent: '#8a4b2d' };
const demoOwnerEmail = 'owner@northlight.example';

/** Creates the demo store in a database without a store; an existing store is not changed. */
export async function seedDemo(
  db: Db,
  {
    siteUrl,
    dataDir,
    s3,
    ownerEmail = demoOwnerEmail,
  }: Pick<Config, 'dataDir' | 's3'> & Partial<Pick<Config, 'ownerEmail'>> & { siteUrl: string },
): Promise<FirstSite> {
  const demo = await readDemo();
  const first = await ensureSite(db, { store: demoStore(demo), ownerEmail });
  if ((await findAddress(db, first.siteId)) === undefined) {
    // Pictures first: a product is never shown without those it names.
    const files = openFiles({ dataDir, s3 });
    await importPictures({ db, files, siteId: first.siteId, demo });
    await takeFiles({ db, files, siteId: first.siteId, demo });
    await fillCatalog(db, { siteId: first.siteId, siteUrl, demo });
  }
  return first;
}

export function demoStore(demo: Demo): Store {
  const {
    heroes,
    name,
    tagline,
    about,
    email,
    phone,
    address,
    currency,
    locale,
    timeZone,
    weightUnit,
  } = demo.store;
  return {
    name,
    tagline,
    about,
    email,
    phone,
    address: { ...address },
    currency,
    locale,
    timeZone,
    weightUnit,
    theme,
    policies: demoPolicies(demo),
    heroes: heroes.map(({ file, alt, width, height, title, url, focalPoint }) => ({
      title,
      url,
      focalPoint,
      image: { url: demoPicture(file).url, width, height, altText: alt },
    })),
  };
}

/**
 * All or nothing, and once: a start that was killed between making the store and filling it is made
 * good by the next.
 */
async function fillCatalog(
  db: Db,
  { siteId, siteUrl, demo }: { siteId: string; siteUrl: string; demo: Demo },
): Promise<void> {
  const { collections, products } = readSeed(demo, demoPicture);
  await writeCatalog(db, siteId, async (tx) => {
    if ((await lockAddress(tx, siteId)) !== undefined) return { result: undefined, changed: false };
    const target = targetOf(
      siteId,
      { currency: demo.store.currency, locale: demo.store.locale, siteUrl },
      new Date(),
    );
    const made = await createCollections(tx, target, collections);
    const { rejected } = await createProducts(tx, target, products);
    if (rejected.length > 0)
      throw new Error(`The demo's products cannot be made: ${JSON.stringify(rejected)}`);
    await saveArea(tx, siteId, shippingArea.name, demoShipping(demo));
    await saveArea(tx, siteId, taxArea.name, demoTax(demo));
    await saveArea(tx, siteId, currencyArea.name, demoRates(new Date().toISOString()));
    await createDiscounts(
      tx,
      siteId,
      demoCoupons(demo, new Map(made.map(({ slug, collectionId }) => [slug, collectionId]))),
      new Date(),
    );
    await fillOfferings(tx, siteId, demo, siteUrl);
    await saveAddress(tx, siteId, siteUrl);
    return { result: undefined, changed: true };
  });
}

/** Services, then plans that include them, then events that are for members of those. */
async function fillOfferings(
  tx: Parameters<typeof addPlan>[0],
  siteId: string,
  demo: Demo,
  siteUrl: string,
): Promise<void> {
  const context = { now: new Date(), timeZone: demo.store.timeZone, siteUrl };
  const made = <Made extends { readonly id: string }>(
    outcome: Made | { readonly refused: string },
  ): string => {
    if ('refused' in outcome)
      throw new Error(`The demo's offerings cannot be made: ${JSON.stringify(outcome)}`);
    return outcome.id;
  };
  const services = new Map<string, string>();
  for (const service of demo.services)
    services.set(service.slug, made(await addService(tx, siteId, demoService(service), context)));
  const plans = new Map<string, string>();
  // Plans are listed by when they were created: a millisecond apart, they stay in the order of the
  // file.
  for (const [index, plan] of demo.plans.entries())
    plans.set(
      plan.slug,
      made(
        await addPlan(
          tx,
          siteId,
          demoPlan(plan, services),
          new Date(context.now.getTime() + index),
        ),
      ),
    );
  for (const event of demo.events)
    made(await addEvent(tx, siteId, demoEvent(event, plans, demo.store), context));
}
