import { openDb } from '@shopwright/server';
import { readConfig } from '@shopwright/server/config/index';
import { findBinaries } from '@shopwright/server/db/embedded/binaries';
import { findHome } from '@shopwright/server/db/embedded/home';
import { initialise } from '@shopwright/server/db/embedded/initialise';
import { processOptions } from '@shopwright/server/db/embedded/run';
import { prepareDataDir } from '@shopwright/server/db/data-dir';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { chown, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCertificates } from 'shopwright/mirror/certificates';
import { freePort } from '../kit/free-port.ts';

/**
 * The advice of docs/operations.md, "TLS to PostgreSQL", against a PostgreSQL that speaks TLS, with
 * an authority of its own.
 */

interface Served {
  readonly port: number;
  readonly authorityFile: string;
  readonly stop: () => Promise<void>;
}

const PASSWORD = 'secret-of-the-test';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Takes connections over TLS only, like a managed service. */
async function servePostgres(): Promise<Served> {
  const room = mkdtempSync(join(tmpdir(), 'shopwright-tls-'));
  chmodSync(room, 0o755);
  const directory = await prepareDataDir(join(room, 'data'));
  const home = await findHome(directory);
  const binaries = await findBinaries(home.account);
  await initialise(home, binaries, PASSWORD);
  const certificates = await openCertificates({
    folder: join(room, 'authority'),
    hosts: ['localhost'],
    now: new Date(),
  });
  const files = {
    'server.key': certificates.key,
    'server.crt': certificates.cert,
    'pg_hba.conf':
      'hostssl all all 127.0.0.1/32 scram-sha-256\nhostssl all all ::1/128 scram-sha-256\n',
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(home.cluster, name);
    await writeFile(path, text, { mode: 0o600 });
    if (home.account) await chown(path, home.account.uid, home.account.gid);
  }
  const port = await freePort();
  const settings = {
    listen_addresses: 'localhost',
    port: String(port),
    unix_socket_directories: '',
    ssl: 'on',
    fsync: 'off',
  };
  const server = spawn(
    binaries.postgres,
    [
      '-D',
      home.cluster,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...processOptions(home.account), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (data) => {
      said += String(data);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => {
      reject(new Error(`PostgreSQL did not start: ${said}`));
    });
  });
  return {
    port,
    authorityFile: certificates.authorityFile,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      await rm(room, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

let served: Served;
beforeAll(async () => {
  served = await servePostgres();
}, 120_000);
afterAll(() => served.stop());

/** As an operator writes it, and as the server reads it. */
const open = (query: string, host = 'localhost') => {
  const { databaseUrl } = readConfig({
    DATABASE_URL: `postgres://shopwright:${PASSWORD}@${host}:${served.port}/shopwright${query}`,
  });
  return openDb({
    dataDir: join(tmpdir(), 'not-used'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    log: silent,
    poolSize: 2,
  });
};

async function isEncrypted(query: string): Promise<boolean | undefined> {
  const db = await open(query);
  try {
    return (
      await db.query<{ ssl: boolean }>({
        text: 'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
        values: [],
      })
    )[0]?.ssl;
  } finally {
    await db.close();
  }
}

describe('a database that requires TLS', () => {
  it('is reached with verify-full and its CA certificate, as in the guide, and notifications arrive', async () => {
    const line =
      /^DATABASE_URL='postgres:.*(\?sslmode=verify-full&sslrootcert=)\/etc\/ssl\/db-ca\.pem'$/m.exec(
        readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8'),
      );
    const query = `${line?.[1] ?? ''}${served.authorityFile}`;
    expect(await isEncrypted(query)).toBe(true);
    const db = await open(query);
    try {
      const received = Promise.withResolvers<string>();
      const stop = await db.listen('tls_test', (payload) => {
        received.resolve(payload);
      });
      await db.query({ text: 'select pg_notify($1, $2)', values: ['tls_test', 'over TLS'] });
      expect(await received.promise).toBe('over TLS');
      await stop();
    } finally {
      await db.close();
    }
  });

  it.each(['require', 'verify-ca', 'prefer'])('treats sslmode=%s as verify-full', async (mode) => {
    expect(await isEncrypted(`?sslmode=${mode}&sslrootcert=${served.authorityFile}`)).toBe(true);
    await expect(open(`?sslmode=${mode}`)).rejects.toThrow('sslrootcert=/path/to/ca.pem');
  });

  it.each(['?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require'])(
    'is encrypted without a check of the certificate by %s',
    async (query) => {
      expect(await isEncrypted(query)).toBe(true);
    },
  );

  it('is refused without its CA certificate, and the error says how to configure it', async () => {
    await expect(open('?sslmode=verify-full')).rejects.toThrow(
      'Add the certificate of the authority to DATABASE_URL with sslrootcert=/path/to/ca.pem',
    );
  });

  it('is refused under a name that is not in its certificate, and the error says so', async () => {
    await expect(
      open(`?sslmode=verify-full&sslrootcert=${served.authorityFile}`, '127.0.0.1'),
    ).rejects.toThrow('The certificate is for another host name than the one in DATABASE_URL.');
  });

  it('refuses an unencrypted connection, and the error says to enable TLS', async () => {
    for (const query of ['', '?sslmode=disable'])
      await expect(open(query)).rejects.toThrow(
        'The server takes TLS only: add sslmode=verify-full to DATABASE_URL.',
      );
  });

  it('is refused when the CA file does not exist, and the error names the file', async () => {
    await expect(open('?sslmode=verify-full&sslrootcert=/nowhere/ca.pem')).rejects.toThrow(
      '/nowhere/ca.pem',
    );
  });
});
