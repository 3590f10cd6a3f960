import { providerHosts } from '@shopwright/sdk/node/provider-hosts';

/** What a person does so that programs come here in place of the provider. */
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
  return `The provider's hosts are served at https://${host}:${port} and answered by ${to}.
For development, tests and moving house only: undo these steps when you are done.

1. Send the names here. Add to /etc/hosts (C:\\Windows\\System32\\drivers\\etc\\hosts):
${providerHosts.map((name) => `     ${host} ${name}`).join('\n')}
${port === 443 ? '' : `   The names lead to port 443: start with --port 443 for programs that read this file.\n`}
2. Trust the authority, ${authorityFile}
   (it can vouch for these names only):
     Node.js         NODE_EXTRA_CA_CERTS=${authorityFile} node program.mjs
     Debian, Ubuntu  sudo cp ${authorityFile} /usr/local/share/ca-certificates/shopwright-mirror.crt && sudo update-ca-certificates
     macOS           sudo security add-trusted-cert -d -r trustRoot -k /Library/Keychains/System.keychain ${authorityFile}
     Windows         certutil -addstore -f ROOT ${authorityFile}

Or, for one Chromium and without changing the machine:
     chromium --host-resolver-rules="${rules}" --ignore-certificate-errors-spki-list=${fingerprint} --user-data-dir=/tmp/mirror

Ctrl-C stops it.`;
}
