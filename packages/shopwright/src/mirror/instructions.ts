import { providerHosts } from '@shopwright/sdk/node/provider-hosts';

/** Instructions for redirecting clients from the provider to this machine. */
export function instructions({
  host,
  port,
  to,
  authorityFile,
  fingerprint,
}: {
  host: string;
  port: number;
  to: string;
  authorityFile: string;
  fingerprint: string;
}): string {
  const rules = providerHosts.map((name) => `MAP ${name} ${host}:${port}`).join(',');
  return `Serving the provider's host names at https://${host}:${port} for ${to}.
Use this for development, tests and migrations only, and undo these steps when you are done.

1. Resolve the host names to this machine. Add to /etc/hosts (C:\\Windows\\System32\\drivers\\etc\\hosts):
${providerHosts.map((name) => `     ${host} ${name}`).join('\n')}
${port === 443 ? '' : `   Clients that use the hosts file connect to port 443: start with --port 443 for them.\n`}
2. Trust the certificate authority ${authorityFile}
   (it is valid for these host names only):
     Node.js         NODE_EXTRA_CA_CERTS=${authorityFile} node program.mjs
     Debian, Ubuntu  sudo cp ${authorityFile} /usr/local/share/ca-certificates/shopwright-mirror.crt && sudo update-ca-certificates
     macOS           sudo security add-trusted-cert -d -r trustRoot -k /Library/Keychains/System.keychain ${authorityFile}
     Windows         certutil -addstore -f ROOT ${authorityFile}

Or, for a single Chromium without changing the machine:
     chromium --host-resolver-rules="${rules}" --ignore-certificate-errors-spki-list=${fingerprint} --user-data-dir=/tmp/mirror

Press Ctrl-C to stop.`;
}
