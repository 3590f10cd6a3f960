import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The client package of this version, packed by `npm run build`. */
const packed = join(import.meta.dirname, '..', '..', '..', 'sdk', 'build');

const FILE_NAME = /^shopwright-sdk-\d[\w.+-]*\.tgz$/;
const CACHE_SECONDS = 300;

/**
 * Serves the client's package to npm: `"@wix/sdk": "https://shop.example/sdk/<file>"` installs it
 * without any registry. Earlier versions stay in the data directory: the lockfile of a storefront
 * names the version it was installed with.
 */
export async function serveClientPackage(
  app: FastifyInstance,
  dataDir: string,
  source: string = packed,
): Promise<{ readonly path: string } | undefined> {
  const [current] = await clientPackagesIn(source);
  if (current === undefined) return undefined;
  const directory = join(dataDir, 'sdk');
  await mkdir(directory, { recursive: true });
  // Renamed when complete: another server of this data directory may be serving the file, or
  // copying it at this moment, even in another container under the same process id.
  const incoming = join(directory, `.${current}.${randomUUID()}`);
  await copyFile(join(source, current), incoming);
  await rename(incoming, join(directory, current));

  app.get<{ Params: { file: string } }>('/sdk/:file', async ({ params: { file } }, reply) => {
    const path = join(directory, file);
    const found = FILE_NAME.test(file) ? await stat(path).catch(() => undefined) : undefined;
    if (!found)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(`This store does not have ${file}. Install /sdk/${current}.\n`);
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-length': found.size,
        'cache-control': `public, max-age=${CACHE_SECONDS}`,
      })
      .send(createReadStream(path));
  });
  return { path: `/sdk/${current}` };
}

async function clientPackagesIn(directory: string): Promise<string[]> {
  const files = await readdir(directory).catch(() => []);
  return files.filter((file) => FILE_NAME.test(file));
}
