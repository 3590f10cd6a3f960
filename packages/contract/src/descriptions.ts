import type { Schema } from './field.ts';
import { admin } from './descriptions/admin.ts';
import { cart } from './descriptions/cart.ts';
import { catalog } from './descriptions/catalog.ts';
import { changePlans } from './descriptions/change-plans.ts';
import { savedViews } from './descriptions/saved-views.ts';
import { checkout } from './descriptions/checkout.ts';
import { discounts } from './descriptions/discounts.ts';
import { giftCards } from './descriptions/gift-cards.ts';
import { identity } from './descriptions/identity.ts';
import { media } from './descriptions/media.ts';
import { members } from './descriptions/members.ts';
import { oauth } from './descriptions/oauth.ts';
import { orders } from './descriptions/orders.ts';
import { payments } from './descriptions/payments.ts';
import { plans } from './descriptions/plans.ts';
import { redirects } from './descriptions/redirects.ts';
import { services } from './descriptions/services.ts';
import { settings } from './descriptions/settings.ts';
import { shared } from './descriptions/shared.ts';
import { subscriptions } from './descriptions/subscriptions.ts';
import { tickets } from './descriptions/tickets.ts';
import { webhooks } from './descriptions/webhooks.ts';
import type { Descriptions } from './descriptions/table.ts';

/**
 * Descriptions of calls, messages, fields and enumerations, for OpenAPI, the API reference and the
 * SDK's doc comments. They live apart from the schemas, so that neither the server nor a browser
 * loads them with the contract.
 */
const tables: readonly Descriptions[] = [
  admin,
  cart,
  catalog,
  changePlans,
  savedViews,
  checkout,
  discounts,
  giftCards,
  identity,
  media,
  members,
  oauth,
  orders,
  payments,
  plans,
  redirects,
  services,
  settings,
  shared,
  subscriptions,
  tickets,
  webhooks,
];

export const descriptions: Descriptions = Object.assign({}, ...tables) as Descriptions;

/** A test proves that every call of the contract has a description. */
export const describeCall = (name: string): string => textOf(name) ?? '';

/** The description of a message or an enumeration; an enumeration's values are listed. */
export function describeType(schema: Schema): string | undefined {
  if (schema.title === undefined) return undefined;
  const entry = descriptions[schema.title];
  const text = textOf(schema.title);
  if (schema.enum === undefined || typeof entry !== 'object') return text;
  const values = schema.enum.flatMap((value) =>
    entry[value] === undefined ? [] : [`- \`${value}\`: ${entry[value]}`],
  );
  return [text ?? '', values.join('\n')].join('\n\n');
}

/**
 * The description of a field; without one, it has the description of its message or enumeration.
 */
export function describeField(parent: Schema, name: string, field: Schema): string | undefined {
  const entry = parent.title === undefined ? undefined : descriptions[parent.title];
  const own = typeof entry === 'object' ? entry[name] : undefined;
  return own ?? (field.title === undefined ? undefined : textOf(field.title));
}

function textOf(name: string): string | undefined {
  const entry = descriptions[name];
  return typeof entry === 'string' ? entry : entry?.['this'];
}
