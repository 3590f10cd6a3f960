import 'reflect-metadata';
import { createHash, webcrypto, X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';

/** A local certificate authority and a certificate for the replaced hosts. */
export interface Certificates {
  /** The authority that must be trusted. */
  readonly authorityFile: string;
  /** For Chromium's switch: what makes this one certificate trusted. */
  readonly fingerprint: string;
  readonly key: string;
  readonly cert: string;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const day = 24 * 60 * 60 * 1000;
const NAME_CONSTRAINTS = '2.5.29.30';
const authorityName = 'CN=Shopwright mirror (development only)';

/**
 * The authority is stored, so that it has to be trusted only once. It can sign the given names
 * only: when a later version replaces more hosts, a new authority is created and must be trusted.
 */
export async function openCertificates({
  folder,
  hosts,
  now,
}: {
  folder: string;
  hosts: readonly string[];
  now: Date;
}): Promise<Certificates> {
  x509.cryptoProvider.set(webcrypto);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const authorityFile = join(folder, 'authority.crt');
  const authority =
    (await readAuthority(folder, hosts, now)) ?? (await makeAuthority(folder, hosts, now));
  return { authorityFile, ...(await issueCertificate(authority, hosts, now)) };
}

/**
 * A certificate for these names, signed by this authority. Clients refuse a name that the authority
 * may not vouch for.
 */
export async function issueCertificate(
  authority: Authority,
  hosts: readonly string[],
  now: Date,
): Promise<Omit<Certificates, 'authorityFile'>> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serial(),
    subject: `CN=${hosts[0]}`,
    issuer: authorityName,
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + 90 * day),
    signingKey: authority.key,
    publicKey: keys.publicKey,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.SubjectAlternativeNameExtension(
        hosts.map((value) => ({ type: 'dns' as const, value })),
      ),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
    ],
  });
  const spki = Buffer.from(await webcrypto.subtle.exportKey('spki', keys.publicKey));
  return {
    fingerprint: createHash('sha256').update(spki).digest('base64'),
    key: await privatePem(keys.privateKey),
    cert: `${certificate.toString('pem')}\n${authority.pem}`,
  };
}

export interface Authority {
  readonly key: webcrypto.CryptoKey;
  readonly pem: string;
}

export async function readAuthority(
  folder: string,
  hosts: readonly string[],
  now: Date,
): Promise<Authority | undefined> {
  try {
    const [pem, key] = await Promise.all([
      readFile(join(folder, 'authority.crt'), 'utf8'),
      readFile(join(folder, 'authority.key'), 'utf8'),
    ]);
    // Renewed before it expires: a certificate must not outlive its authority.
    if (new X509Certificate(pem).validToDate.getTime() < now.getTime() + 90 * day) return undefined;
    const allowed = new x509.X509Certificate(pem).getExtension(NAME_CONSTRAINTS)?.value;
    if (allowed === undefined || !Buffer.from(allowed).equals(onlyThese(hosts))) return undefined;
    const der = Buffer.from(key.replace(/-----[^-]+-----|\s/g, ''), 'base64');
    return { pem, key: await webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeAuthority(
  folder: string,
  hosts: readonly string[],
  now: Date,
): Promise<Authority> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serial(),
    name: authorityName,
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + 3650 * day),
    keys,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign,
        true,
      ),
      // Name constraints: a stolen key cannot sign other names.
      new x509.Extension(NAME_CONSTRAINTS, true, onlyThese(hosts)),
    ],
  });
  const pem = `${certificate.toString('pem')}\n`;
  await writeFile(join(folder, 'authority.key'), await privatePem(keys.privateKey), {
    mode: 0o600,
  });
  await writeFile(join(folder, 'authority.crt'), pem);
  return { key: keys.privateKey, pem };
}

/** NameConstraints { permittedSubtrees [0] { GeneralSubtree { dNSName [2] }, .. } }, as DER. */
function onlyThese(hosts: readonly string[]): Uint8Array<ArrayBuffer> {
  const tagged = (tag: number, content: Buffer): Buffer =>
    Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
  const lengthOf = (length: number): number[] => (length < 128 ? [length] : [0x81, length]);
  const trees = Buffer.concat(
    hosts.map((host) => tagged(0x30, tagged(0x82, Buffer.from(host, 'latin1')))),
  );
  return new Uint8Array(tagged(0x30, tagged(0xa0, trees)));
}

const serial = (): string =>
  Buffer.from(webcrypto.getRandomValues(new Uint8Array(15)))
    .toString('hex')
    .replace(/^./, '1');

async function privatePem(key: webcrypto.CryptoKey): Promise<string> {
  const base64 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key)).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`;
}
