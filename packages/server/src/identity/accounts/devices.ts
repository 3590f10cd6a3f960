import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { networkOf } from '../../http/index.ts';
import type { DeviceKey } from './store/devices.ts';

/** Where a request comes from: address, visitor and remembered device. */
export interface Caller {
  readonly address: string;
  readonly visitorId: string | undefined;
  /** Issued when a device is remembered; clients send it back in `clientMetaData.deviceToken`. */
  readonly deviceToken: string | undefined;
}

const digest = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(parts.join('\n')).digest();

/**
 * A device is recognized by its network, but only a secret (a visitor token or a device token)
 * makes it remembered.
 */
export function deviceKeys({ address, visitorId, deviceToken }: Caller): DeviceKey[] {
  return [
    // The hosted pages call for many visitors, so their network identifies no device.
    ...(isIP(address) === 0
      ? []
      : [{ hash: digest('network', networkOf(address)), kind: 'network' as const }]),
    ...(visitorId === undefined
      ? []
      : [{ hash: digest('visitor', visitorId), kind: 'visitor' as const }]),
    ...(deviceToken === undefined || deviceToken === ''
      ? []
      : [{ hash: digest('token', deviceToken), kind: 'token' as const }]),
  ];
}
