import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { catalogReadRoutes, catalogWriteRoutes, createCatalogCache, createContextOf, createMediaSource, inventoryRoutes, searchRoutes, variantRoutes } from './catalog/index.ts';
import type { Config } from './config.ts';
import { isTransient, type Db } from './db/index.ts';
import { addDocs, createLimits, createMetrics, createShell, isThisMachine, type Route } from './http/index.ts';
import { createAuthenticate, createSigningKeys, createTokens, identityJobs, oauthRoutes } from './identity/index.ts';
import { systemClock, type Clock } from './kernel/clock.ts';
import { createImages, createMediaSigning, mediaRoutes, openFiles, serveMedia } from './media/index.ts';
import { notYetBuilt } from './not-yet-built.ts';
import { addOperations } from './operations.ts';
import { createSites, settingsRoutes } from './settings/index.ts';
import type { Jobs } from './worker.ts';

/** What one address may ask for: far above any storefront, even one that renders for all its visitors on one server. */
const callsByAddress = { calls: 5000, seconds: 10 };

/** The address under which pages in this process make their calls. */
export const ownPages = 'own-pages';

/** The whole platform over one database: every domain wired once, by plain arguments. */
export interface Platform {
  readonly app: FastifyInstance;
  /** Every call with what serves it. */
  readonly routes: readonly Route[];
  readonly jobs: Jobs;
  readonly close: () => Promise<void>;
}

export interface PlatformOptions {
  readonly db: Db;
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly trustProxy?: boolean;
  /** Where files are kept that are not in the database. */
  readonly dataDir: string;
  /** How the world reaches this server: what addresses of pictures and pages begin with. */
  readonly publicUrl: string;
  readonly env?: Config['env'];
  readonly s3?: Config['s3'];
}

export async function buildPlatform({ db, clock = systemClock, log = pino({ level: 'silent' }), trustProxy = false, dataDir, publicUrl, env = 'production', s3 }: PlatformOptions): Promise<Platform> {
  const keys = createSigningKeys(db, clock);
  const tokens = createTokens(keys, clock);
  const authenticate = createAuthenticate(db, tokens, clock);
  const sites = await createSites(db);
  const metrics = createMetrics();

  const files = openFiles({ dataDir, s3 });
  const media = {
    db, files, clock, images: createImages({ files, cacheDirectory: join(dataDir, 'cache', 'pictures') }), signing: createMediaSigning(db, clock),
    mediaUrl: publicUrl, allowPrivateAddresses: env === 'development',
  };
  const cache = await createCatalogCache(db);
  const catalog = { db, clock, contextOf: createContextOf(sites, publicUrl), media: createMediaSource(media) };

  const built: Route[] = [
    ...oauthRoutes({ db, clock, keys, tokens, authenticate }),
    ...settingsRoutes({ sites }),
    ...mediaRoutes(media),
    ...catalogReadRoutes({ ...catalog, cache }),
    ...variantRoutes(catalog),
    ...searchRoutes({ db, cache, sites }),
    ...catalogWriteRoutes(catalog),
    ...inventoryRoutes(catalog),
  ];
  const routes = [...built, ...notYetBuilt(built)];
  const limits = createLimits({
    ...callsByAddress, now: () => performance.now() / 1000, exempt: (address) => address === ownPages || (env === 'development' && isThisMachine(address)),
  });
  const app = await createShell({ routes, limits, authenticate, isTransient, observe: metrics.observe, log, trustProxy });
  await serveMedia(app, media);
  addOperations(app, { db, metrics, authenticate });
  addDocs(app, { routes });

  const domains = [identityJobs({ db, clock })];
  return {
    app,
    routes,
    jobs: { tasks: Object.assign({}, ...domains.map((domain) => domain.tasks)), schedule: domains.flatMap((domain) => domain.schedule) },
    close: async () => {
      await app.close();
      await cache.close();
      await sites.close();
    },
  };
}
