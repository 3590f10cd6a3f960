import { createSeenBefore } from '../kernel/seen-before.ts';

/**
 * What requests asked for, by their address: all that a GET says is in it, and most visitors ask what others asked
 * before them. Kept from the second time on, and frozen, because many share one.
 */
export interface Remembered<Value> {
  readonly recall: (address: string) => Value | undefined;
  readonly keep: (address: string, value: Value) => void;
}

/** Together no more than some megabytes, whoever asks for whatever. */
const most = 2000;
const longest = 2048;

export function createRemembered<Value>(): Remembered<Value> {
  const known = new Map<string, Value>();
  const seenBefore = createSeenBefore(most);
  return {
    recall: (address) => known.get(address),
    keep(address, value) {
      if (address.length > longest || !seenBefore(address)) return;
      if (known.size >= most) known.delete(known.keys().next().value ?? '');
      known.set(address, freeze(value));
    },
  };
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
