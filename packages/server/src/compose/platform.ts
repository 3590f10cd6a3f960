import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { adminRoutes } from '../admin/index.ts';
import { composeChangePlans } from './change-plans.ts';
import { composeCatalogFiles } from './catalog-files.ts';
import { allMediaRoutes, composeMedia } from './media.ts';
import { composeExtensions } from './extensions.ts';
import { buildOfferings } from './offerings.ts';
import {
  cartRoutes,
  createCarts,
  createFindItems,
  mergeCarts,
  serializeChanges,
  withFastPath,
} from '../cart/index.ts';
import {
  allCatalogJobs,
  catalogReadRoutes,
  catalogWriteRoutes,
  createCatalogCache,
  createContextOf,
  createFindCatalogItems,
  createFindRestockItems,
  createMediaSource,
  currencyRoutes,
  recommendationRoutes,
  renewOnChange,
  searchRoutes,
  stockRoutes,
  STORE_APP_IDS,
  variantRoutes,
} from '../catalog/index.ts';
import { changePlanJobs, changePlanRoutes } from '../change-plans/index.ts';
import { checkoutHoldRoutes, checkoutJobs, checkoutRoutes } from '../checkout/index.ts';
import { isTransient, traceDb, withActor } from '../db/index.ts';
import { createTypefaces } from '../documents/index.ts';
import { eventJobs, listenByJobs } from '../events/index.ts';
import {
  addReference,
  createAccessLog,
  createDrain,
  createMetrics,
  createShell,
  isThisMachine,
  ownPages,
  type Drain,
  type Metrics,
  type Route,
} from '../http/index.ts';
import {
  createAuditTrail,
  createAuthenticate,
  createIdentity,
  createSigningKeys,
  createTokens,
  identityJobs,
  identityRoutes,
  listStaffEmails,
  oauthRoutes,
  proveAccount,
  staffRoutes,
} from '../identity/index.ts';
import { joinGuestPurchases, joinJobs } from './join-guest-purchases.ts';
import { createActorContext } from '../kernel/actor-context.ts';
import { systemClock } from '../kernel/clock.ts';
import { limitConcurrency } from '../memory/index.ts';
import { memberJobs, memberRoutes, type MembersDeps } from '../members/index.ts';
import { addInbox, messageJobs } from '../messages/index.ts';
import { serveMedia, signedAddress } from '../media/index.ts';
import { orderFollowups } from './order-followups.ts';
import { createGauges } from './gauges.ts';
import { createSellingTermsOf } from './selling-terms.ts';
import { createSharedLimits } from './shared-limits.ts';
import { createCustomerOf } from './customer.ts';
import {
  createCharging,
  hasSubscription,
  startSubscriptions,
  subscriptionJobs,
  subscriptionRoutes,
} from '../subscriptions/index.ts';
import { addOperations } from './operations.ts';
import { createProxyWatch } from './proxy-watch.ts';
import type { PlatformOptions } from './platform-options.ts';
import {
  backInStockRoutes,
  changesOrder,
  createInvoices,
  opensOrder,
  orderJobs,
  orderRoutes,
  previewBookingRefund,
  signMailKey,
} from '../orders/index.ts';
import {
  checkoutPaymentRoutes,
  createPaymentOperations,
  createProviders,
  createVoidUnconfirmedPayment,
  paymentJobs,
  paymentSettingsRoutes,
  receiveWebhook,
  sandboxJobs,
  type PayDeps,
} from '../payments/index.ts';
import { allPersonalData } from './personal-data.ts';
import { createPricing, discountRoutes, pricingSettingsRoutes } from '../pricing/index.ts';
import { createSites, settingsRoutes } from '../settings/index.ts';
import { redirectJobs, redirectRoutes } from '../redirects/index.ts';
import { webhookJobs, webhookRoutes } from '../webhooks/index.ts';
import { traceJobs } from './trace-jobs.ts';
import { allJobs, type Jobs } from './worker.ts';

/** Far above any storefront, even one that renders on one server for all its visitors. */
const callsByAddress = { calls: 5000, seconds: 10 };

/** Further checkouts of this process wait without a database connection. */
const MAX_CONCURRENT_PLACEMENTS = 4;

/** The whole platform over one database: every domain wired once, by plain arguments. */
export interface Platform {
  readonly app: FastifyInstance;
  /** Every call with its handler. */
  readonly routes: readonly Route[];
  readonly jobs: Jobs;
  /** Redirects clients elsewhere while requests are still accepted; `close` follows. */
  readonly drain: Drain;
  /** Counts a page that was sent. */
  readonly observePage: Metrics['observePage'];
  /** For a port that only serves metrics, and for exporters. */
  readonly metrics: Pick<Metrics, 'text' | 'contentType' | 'snapshot'>;
  /** Stops listening, then closes the rest; that of the jobs only `after` they have ended. */
  readonly close: (options?: { readonly after?: Promise<unknown> }) => Promise<void>;
}

export async function buildPlatform({
  db: opened,
  clock = systemClock,
  log = pino({ level: 'silent' }),
  trustProxy = false,
  onUntrustedProxy,
  accessLog = false,
  tracing,
  dataDir,
  publicUrl,
  env = 'production',
  s3,
  stripe,
  mail,
  smsUrl,
  retentionDays = 30,
  pictureCacheBytes = 1024 ** 3,
  preview = false,
  cartFastPath = true,
  extensions = [],
}: PlatformOptions): Promise<Platform> {
  const trail = createAuditTrail();
  const actorContext = createActorContext();
  const traced = tracing ? traceDb(opened, tracing) : opened;
  const db = withActor(trail.watch(traced), actorContext.current);
  const keys = createSigningKeys(db, clock);
  const tokens = createTokens(keys, clock);
  const sites = await createSites(db, renewOnChange);
  const authenticate = createAuthenticate(db, tokens, clock, sites);
  const proxyWatch = createProxyWatch({ log, trustProxy, onSighting: onUntrustedProxy });
  const metrics = createMetrics(createGauges(db, proxyWatch.hasSeenProxy));
  const ofAddress = {
    now: () => performance.now() / 1000,
    exempt: (address: string) =>
      address === ownPages || (env === 'development' && isThisMachine(address)),
  };
  const sharedLimits = await createSharedLimits(db);
  const media = composeMedia(
    { db, clock, dataDir, publicUrl, env, s3, pictureCacheBytes },
    ofAddress,
    sharedLimits,
  );
  const catalogFiles = composeCatalogFiles(media, { log, siteUrl: publicUrl });
  const cache = await createCatalogCache(db);
  const catalog = {
    db,
    clock,
    contextOf: createContextOf(sites, publicUrl),
    media: createMediaSource(media),
  };

  const added = composeExtensions({ db, log, extensions, preview });
  const customerOf = createCustomerOf(clock);
  const pricing = await createPricing({ db, clock, log, sites, customerOf, ...added.pricing });
  const typefaces = createTypefaces();
  const findProducts = createFindCatalogItems(catalog);
  const orderWrites = { clock, sites, publicUrl, contextOf: catalog.contextOf };
  const offerings = buildOfferings({
    db,
    clock,
    sites,
    publicUrl,
    findProducts,
    charging: createCharging({ orders: orderWrites, stock: catalog }),
    typefaces,
    orders: {
      guestOrderPath: async (tx, siteId, orderId) =>
        `/orders/status/${orderId}?${new URLSearchParams({ key: await signMailKey(tx, siteId, orderId, clock()) })}`,
      opensOrder: (siteId, orderId, key) => opensOrder(db, siteId, orderId, key, clock()),
      changesOrder: (siteId, orderId, key) => changesOrder(db, siteId, orderId, key, clock()),
      refundOf: (siteId, booking) => previewBookingRefund({ db, ...orderWrites }, siteId, booking),
    },
  });
  const findItems = createFindItems([
    { appIds: STORE_APP_IDS, find: findProducts },
    ...offerings.items,
  ]);
  const cart = { db, clock, pricing, findItems, sales: offerings.sales };
  const plainCarts = createCarts(cart);
  const carts = serializeChanges(cartFastPath ? withFastPath(plainCarts, cart) : plainCarts);
  const identity = createIdentity({
    db,
    trail,
    clock,
    sites,
    log,
    publicUrl,
    development: env === 'development',
    phones: smsUrl !== undefined,
    exempt: (address) => address === ownPages,
    onSignIn: (tx, { siteId, visitorId, memberId }) =>
      mergeCarts(cart, tx, siteId, visitorId, memberId),
    onVerified: joinGuestPurchases,
  });

  const providers = createProviders({
    db,
    clock,
    log,
    publicUrl,
    stripe,
    sandboxByDefault: env === 'development' || preview,
    extensions: added.payments,
  });
  const checkout = { ...cart, stock: catalog };
  const payments: PayDeps = {
    db,
    clock,
    log,
    providers,
    checkout,
    orders: {
      write: orderWrites,
      checkout,
      cart,
      onPlaced: (tx, placed) => startSubscriptions(tx, { sites, publicUrl }, placed, clock()),
    },
    limitConcurrency: limitConcurrency(MAX_CONCURRENT_PLACEMENTS),
    storefront: { sites, publicUrl, allowLoopback: env === 'development' },
  };
  const subscriptions = { db, clock, sites, orders: orderWrites, checkout, payments };

  const paymentOperations = createPaymentOperations(payments);
  const orders = {
    db,
    ...orderWrites,
    findCatalogItems: createFindCatalogItems(catalog),
    findRestockItems: createFindRestockItems(catalog),
    renderInvoice: createInvoices(typefaces),
    orderTickets: offerings.orderTickets,
    payments: paymentOperations,
    refundPayment: paymentOperations.refund,
    signFile: async (siteId: string, mediaId: string, expires: Date) =>
      (await signedAddress(media, { siteId, mediaId }, expires)).url,
  };

  const members: MembersDeps = {
    db,
    clock,
    sites,
    publicUrl,
    hasSubscription,
    personalData: allPersonalData(orders),
    proveAccount: (actor, given, address) => proveAccount(identity, actor, given, address),
  };
  const changePlans = composeChangePlans(catalog, members);

  const webhooks = { db, clock, keys, log, retentionDays, allowPrivate: env === 'development' };
  const routes: Route[] = [
    ...oauthRoutes({ ...identity, keys, tokens, authenticate }),
    ...identityRoutes(identity),
    ...staffRoutes({ ...identity, tokens }),
    ...memberRoutes(members),
    ...settingsRoutes({ sites, clock }),
    ...allMediaRoutes(media),
    ...catalogReadRoutes({ ...catalog, cache }),
    ...variantRoutes(catalog),
    ...searchRoutes({ db, cache, sites, contextOf: catalog.contextOf }),
    ...recommendationRoutes({ db }),
    ...currencyRoutes({ sites }),
    ...catalogWriteRoutes({ ...catalog, sellingTermsOf: createSellingTermsOf(sites, providers) }),
    ...catalogFiles.routes,
    ...stockRoutes({ ...catalog, sites }),
    ...pricingSettingsRoutes({ sites }),
    ...discountRoutes({ db, clock, rules: pricing.rules }),
    ...cartRoutes({ ...cart, carts }),
    ...checkoutRoutes({
      ...checkout,
      publicUrl,
      voidUnconfirmedPayment: createVoidUnconfirmedPayment(payments),
    }),
    ...checkoutHoldRoutes(checkout),
    ...paymentSettingsRoutes({ db, sites, providers }),
    ...checkoutPaymentRoutes(payments),
    ...orderRoutes(orders),
    ...backInStockRoutes(orders),
    ...offerings.routes,
    ...subscriptionRoutes(subscriptions),
    ...webhookRoutes(webhooks),
    ...changePlanRoutes(changePlans),
    ...redirectRoutes({ ...identity, tokens, authenticate }),
    ...adminRoutes({ db, clock }),
  ];

  const limits = sharedLimits.create('calls', { ...callsByAddress, ...ofAddress });
  const app = await createShell({
    routes,
    limits,
    authenticate,
    isTransient,
    observe: metrics.observe,
    audit: identity.audit.beginCall,
    actorContext,
    log,
    trustProxy,
    accessLog: accessLog ? createAccessLog(log) : undefined,
    tracing,
    onlyHttps: env === 'production' && publicUrl.startsWith('https:'),
  });
  const drain = createDrain(app.server);
  await serveMedia(app, media);
  await catalogFiles.serve(app);
  proxyWatch.listen(app.server);
  addOperations(app, { db, metrics, authenticate, isStopping: drain.isBegun, env });
  addReference(app, routes);
  // Shows all codes and links, so it is for local development only.
  if (env === 'development') addInbox(app, { db });

  const { mailTransport } = added;
  const transports = { mail, mailTransport, smsUrl };
  const messages = messageJobs({ db, clock, env, ...transports, retentionDays, preview });
  const domains: Jobs[] = [
    eventJobs({ db, clock, retentionDays }),
    messages,
    identityJobs(identity),
    memberJobs(members),
    ...allCatalogJobs({ db, clock, siteUrl: publicUrl, listStaffEmails }),
    ...catalogFiles.jobs,
    ...(preview ? [] : [webhookJobs(webhooks)]),
    changePlanJobs(changePlans),
    redirectJobs({ db, clock }),
    checkoutJobs(checkout),
    paymentJobs(payments),
    orderJobs(orders),
    sandboxJobs({
      db,
      clock,
      receive: (provider, message) => receiveWebhook(payments, provider, message),
    }),
    ...offerings.jobs,
    subscriptionJobs(subscriptions),
    orderFollowups({ ...orders, log, sales: offerings.sales }),
    joinJobs({ db }),
    ...added.jobs,
  ];
  await listenByJobs(
    db,
    domains.map(({ on = {} }) => on),
  );
  return {
    app,
    routes,
    jobs: tracing ? traceJobs(allJobs(domains), tracing) : allJobs(domains),
    drain,
    observePage: metrics.observePage,
    metrics,
    close: async ({ after } = {}) => {
      await app.close();
      await after?.catch(() => undefined);
      await identity.audit.flush();
      messages.close();
      await sharedLimits.close();
      await cache.close();
      await pricing.close();
      await sites.close();
      await added.close();
    },
  };
}
