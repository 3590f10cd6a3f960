import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureSite } from '../compose/first-run.ts';
import { openDb, type Db } from '../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS } from '../db/testing.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { createDiskStore } from './file-store.ts';
import { createImages, createMediaSigning, serveMedia, addFile, type MediaFile } from './index.ts';

const silent = { info() {}, warn() {}, error() {} };

export interface TestMedia {
  readonly db: Db;
  readonly app: FastifyInstance;
  readonly siteId: string;
  readonly directory: string;
  readonly deps: Parameters<typeof serveMedia>[1];
  /** The path of a picture: the left half is red, the right half blue, one pixel is unique. */
  readonly picture: (width?: number, height?: number) => Promise<string>;
  readonly taken: (options?: {
    private?: boolean;
    focal?: { x: number; y: number };
  }) => Promise<MediaFile>;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

/** Files of one site, served from a directory and a database of their own. */
export async function startTestMedia(clock: () => Date): Promise<TestMedia> {
  const database = await createTestDatabase();
  const db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  const { siteId } = await ensureSite(db, {
    store: { name: 'Test' },
    ownerEmail: 'o@example.com',
  });
  const directory = await mkdtemp(join(tmpdir(), 'media-test-'));
  const files = createDiskStore(join(directory, 'files'));
  const deps = {
    db,
    files,
    images: createImages({ files, cacheDirectory: join(directory, 'cache') }),
    signing: createMediaSigning(db, clock),
    mediaUrl: 'http://shop.test',
  };
  const app = fastify();
  await serveMedia(app, deps);

  let pixels = 0;
  const uniquePixel = (): Promise<Buffer> => {
    pixels += 1;
    const background = { r: 255, g: pixels % 256, b: Math.floor(pixels / 256) };
    return sharp({ create: { width: 1, height: 1, channels: 3, background } })
      .png()
      .toBuffer();
  };
  const picture = async (width = 400, height = 200): Promise<string> => {
    const path = join(directory, `${pixels}.png`);
    const blue = await sharp({
      create: { width: width / 2, height, channels: 3, background: '#0000ff' },
    })
      .png()
      .toBuffer();
    await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
      .composite([
        { input: blue, left: width / 2, top: 0 },
        { input: await uniquePixel(), left: 0, top: 0 },
      ])
      .png()
      .toFile(path);
    return path;
  };
  return {
    db,
    app,
    siteId,
    directory,
    deps,
    picture,
    async taken(options = {}) {
      const path = await picture();
      const file = await addFile(deps, {
        siteId,
        path,
        bytes: (await stat(path)).size,
        fileName: 'half.png',
        private: options.private ?? false,
        ...(options.focal ? { focal: options.focal } : {}),
      });
      if (isRefusal(file)) throw new Error('the picture was refused');
      return file;
    },
    get: (url, headers = {}) => app.inject({ url, headers }),
    async close() {
      await app.close();
      await db.close();
      await database.drop();
      await rm(directory, { recursive: true });
    },
  };
}
