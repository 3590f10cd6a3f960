import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { networkOf } from '../../http/index.ts';
import type { DeviceKey } from './store/devices.ts';

/** Where a request comes from: address, visitor and remembered device. */
export interface Caller {
  readonly address: string;
  readonly visitorId: string | undefined;
  /** Given when a device was to be remembered, sent back in `clientMetaData.deviceToken`. */
  readonly deviceToken: string | undefined;
}

const digest = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(parts.join('\n')).digest();

/** A network is enough to be known from; only what is a secret (a visitor's own token, a device token) is enough to be remembered. */
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
