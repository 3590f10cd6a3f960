import { addressLines } from '../address/address-lines.server.ts';
import { paragraphs } from './plain-text.ts';
import type { Store } from './store.server.ts';

/** The pages that show how to reach the store; each is at the path of its name. */
export const contactPages = ['contact', 'imprint'] as const;
export const isContactPage = (name: string): name is (typeof contactPages)[number] =>
  (contactPages as readonly string[]).includes(name);

/** The store's own data, as its contact page and imprint show them. */
export function contactOf(
  { name, legalName, representedBy, address, email, phone, taxId, registration, about }: Store,
  locale: string,
) {
  return {
    name: legalName || name,
    representedBy,
    address: address.city || address.addressLine ? addressLines({ address }, locale) : [],
    email,
    phone,
    taxId,
    registration,
    about: paragraphs(about),
  };
}

export const hasContact = ({ email, phone, address }: Store): boolean =>
  Boolean(email || phone || address.city || address.addressLine);
