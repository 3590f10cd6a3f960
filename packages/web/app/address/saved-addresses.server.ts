import type { members } from '@shopwright/sdk';
import { valuesOfAddress, type AddressValues } from './address-values.ts';

type Contact = NonNullable<members.Member['contact']>;
type SavedAddress = NonNullable<Contact['addresses']>[number];

export interface BookAddress {
  readonly id: string;
  readonly values: AddressValues;
}

/**
 * A member's addresses as forms hold them, the default first. One without a name is the member's
 * own.
 */
export function addressBookOf({ contact }: members.Member): BookAddress[] {
  const { firstName, lastName, phones, addresses = [] } = contact ?? {};
  return addresses.map((address) => ({
    id: address._id ?? '',
    values: valuesOfAddress({
      address,
      contactDetails: {
        firstName: address.firstName || firstName,
        lastName: address.lastName || lastName,
        company: address.company,
        phone: phones?.[0],
      },
    }),
  }));
}

/** The stored form; empty values are dropped. */
export function savedAddress({ phone: _, ...values }: AddressValues): SavedAddress {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
