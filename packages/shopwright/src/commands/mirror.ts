import { join } from 'node:path';
import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { listenForStop } from '../shop/stop-wish.ts';

export const mirror = defineCommand({
  words: ['mirror'],
  summary: "Serve the provider's host names over TLS, for programs that cannot be changed at all",
  about:
    'For development, tests and moving house. Makes a certificate authority of its own in the data folder, good for those names only, and prints what to add to the hosts file, how to trust it and the switch for Chromium. The shop itself is started with "start".',
  options: {
    to: {
      kind: 'text',
      hint: 'URL',
      help: 'Where the shop is (default: this machine, port 8080 or PORT)',
    },
    host: { kind: 'text', hint: 'ADDRESS', help: 'The address to listen on (default: 127.0.0.1)' },
    port: {
      kind: 'port',
      hint: 'N',
      help: 'The port to listen on (default: 443, which may need the rights of an administrator)',
    },
  },
  examples: ['sudo shopwright mirror', 'shopwright mirror --port 8443 --to http://127.0.0.1:8080'],
  async run({ terminal, config, values }) {
    const settings = config();
    const { host = '127.0.0.1', port = 443 } = values;
    const to = values.to ?? `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;
    if (!URL.canParse(to))
      throw new Refusal(`${to} is not an address. It is like http://127.0.0.1:8080.`);
    const stop = listenForStop();
    const [{ openCertificates }, { serveMirror }, { instructions }, { providerHosts }] =
      await Promise.all([
        import('../mirror/certificates.ts'),
        import('../mirror/serve.ts'),
        import('../mirror/instructions.ts'),
        import('@shopwright/sdk/node/provider-hosts'),
      ]);
    const certificates = await openCertificates({
      folder: join(settings.dataDir, 'mirror'),
      hosts: providerHosts,
      now: new Date(),
    });
    const served = await serveMirror({ certificates, host, port, to: new URL(to) }).catch(
      (error: unknown) => {
        throw refused(error, host, port);
      },
    );
    const { authorityFile, fingerprint } = certificates;
    terminal.answer({
      json: { host, port: served.port, to, hosts: providerHosts, authorityFile, fingerprint },
      text: instructions({ host, port: served.port, to, authorityFile, fingerprint }),
    });
    await stop.wished;
    await served.close();
    process.exit(0);
  },
});

function refused(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES')
    return new Refusal(
      `Port ${port} may be used by an administrator only. Start it with sudo, or with --port 8443 and Chromium's switch.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Refusal(
      `--host is "${host}", which is no address of this machine. Use 127.0.0.1 for this machine only.`,
    );
  return code === 'EADDRINUSE'
    ? new Refusal(`Port ${port} is taken. Stop what uses it, or choose another with --port.`)
    : error;
}
