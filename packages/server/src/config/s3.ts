import { ConfigError } from './config-error.ts';
import { refuseWithout, text, webAddress, type Env } from './env.ts';

export interface S3Options {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The four settings of an S3-compatible store, which share a prefix. */
export function readS3Options(env: Env, prefix: string): S3Options | undefined {
  const [endpointName, keyName, secretName, regionName] = [
    'ENDPOINT',
    'KEY',
    'SECRET',
    'REGION',
  ].map((name) => `${prefix}_${name}`) as [string, string, string, string];
  const endpoint = webAddress(env, endpointName);
  if (endpoint === undefined) {
    refuseWithout(env, endpointName, [keyName, secretName, regionName]);
    return undefined;
  }
  const accessKeyId = text(env, keyName);
  const secretAccessKey = text(env, secretName);
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new ConfigError(
      `${endpointName} is set without ${keyName} and ${secretName}; set both, or none of the three.`,
    );
  return { endpoint, region: text(env, regionName) ?? 'us-east-1', accessKeyId, secretAccessKey };
}
