import { join } from 'node:path';
import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { listenForStop } from '../shop/stop-request.ts';

export const mirror = defineCommand({
  words: ['mirror'],
  summary: "Serve the provider's host names over TLS, for clients that cannot be reconfigured",
  about:
    'For development, tests and migrations. Creates a certificate authority in the data directory that is valid for those host names only, and prints the hosts file entries, how to trust the authority, and the Chromium option. Start the shop itself with "start".',
  options: {
    to: {
      kind: 'text',
      hint: 'URL',
      help: 'URL of the shop (default: this machine, port 8080 or PORT)',
    },
    host: { kind: 'text', hint: 'ADDRESS', help: 'Address to listen on (default: 127.0.0.1)' },
    port: {
      kind: 'port',
      hint: 'N',
      help: 'Port to listen on (default: 443, which may require administrator rights)',
    },
  },
  examples: ['sudo shopwright mirror', 'shopwright mirror --port 8443 --to http://127.0.0.1:8080'],
  async run({ terminal, config, values }) {
    const settings = config();
    const { host = '127.0.0.1', port = 443 } = values;
    const to = values.to ?? `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;
    if (!URL.canParse(to))
      throw new Refusal(`${to} is not a URL. Use a URL such as http://127.0.0.1:8080.`);
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
    await stop.requested;
    await served.close();
    process.exit(0);
  },
});

function refused(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES')
    return new Refusal(
      `Port ${port} requires administrator rights. Run the command with sudo, or use --port 8443 and the Chromium option.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Refusal(
      `--host is "${host}", which is not an address of this machine. Use 127.0.0.1 to accept local connections only.`,
    );
  return code === 'EADDRINUSE'
    ? new Refusal(
        `Port ${port} is in use. Stop the process that uses it, or choose another port with --port.`,
      )
    : error;
}
