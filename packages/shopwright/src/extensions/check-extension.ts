import { eventPermissions } from '@shopwright/contract/event-permissions';
import type { Extension } from '@shopwright/server/kernel/extend/extension';
import { suggest } from '@shopwright/server/kernel/suggest';

/** What a module must export, checked by hand: an extension may be plain JavaScript. */

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const BUILT_IN_PAYMENTS: readonly string[] = ['stripe', 'sandbox', 'offline'];
const PARTS = ['payment', 'tax', 'shipping', 'mail', 'events'] as const;

/** The functions that each part must have. */
const FUNCTIONS: Readonly<Record<(typeof PARTS)[number], readonly string[]>> = {
  payment: ['start', 'confirm', 'find', 'capture', 'cancel', 'refund', 'readWebhook'],
  tax: ['rates'],
  shipping: ['options'],
  mail: ['send'],
  events: ['handle'],
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

/** One sentence that says what is missing; undefined when the value is an extension. */
export function whyNoExtension(value: unknown): string | undefined {
  const extension = fieldsOf(value);
  if (!extension) return 'it must create an object with a "name".';
  const { name } = extension;
  if (typeof name !== 'string' || !NAME.test(name))
    return `"name" must have 1 to 40 lower-case letters, digits and hyphens, and begin with a letter.`;
  const unknown = Object.keys(extension).find((key) => !['name', 'close', ...PARTS].includes(key));
  if (unknown !== undefined) {
    const meant = suggest(unknown, PARTS);
    return `it has the unknown part "${unknown}".${meant === undefined ? ` The parts are ${PARTS.join(', ')}.` : ` Did you mean "${meant}"?`}`;
  }
  const given = PARTS.filter((part) => extension[part] !== undefined);
  if (given.length === 0) return `it has none of the parts ${PARTS.join(', ')}.`;
  for (const part of given) {
    const fields = fieldsOf(extension[part]);
    if (!fields) return `"${part}" must be an object.`;
    const missing = FUNCTIONS[part].find((each) => typeof fields[each] !== 'function');
    if (missing !== undefined) return `"${part}.${missing}" is missing; it must be a function.`;
  }
  if (extension['close'] !== undefined && typeof extension['close'] !== 'function')
    return '"close" must be a function.';
  return (
    whyNoPayment(fieldsOf(extension['payment'])) ??
    whyNoShipping(fieldsOf(extension['shipping'])) ??
    whyNoEvents(fieldsOf(extension['events']))
  );
}

function whyNoPayment(payment: Fields | undefined): string | undefined {
  if (!payment) return undefined;
  const { name, title = 'x', collects = 'token', reusable } = payment;
  if (typeof name !== 'string' || !NAME.test(name))
    return '"payment.name" must have 1 to 40 lower-case letters, digits and hyphens.';
  if (BUILT_IN_PAYMENTS.includes(name))
    return `"payment.name" is "${name}", which is a built-in payment method; choose another name.`;
  if (typeof title !== 'string' || title === '' || title.length > 100)
    return '"payment.title" must be a text of 1 to 100 characters.';
  if (collects !== 'token' && collects !== 'redirect')
    return '"payment.collects" must be "token" or "redirect".';
  return reusable === undefined || typeof reusable === 'function'
    ? undefined
    : '"payment.reusable" must be a function.';
}

function whyNoShipping(shipping: Fields | undefined): string | undefined {
  if (!shipping) return undefined;
  return typeof shipping['name'] === 'string' && NAME.test(shipping['name'])
    ? undefined
    : '"shipping.name" must have 1 to 40 lower-case letters, digits and hyphens.';
}

function whyNoEvents(events: Fields | undefined): string | undefined {
  if (!events) return undefined;
  const types: unknown = events['events'];
  if (!isTextList(types) || types.length === 0)
    return '"events.events" must list at least one event type.';
  const names = Object.keys(eventPermissions);
  const unknown = types.find((type) => !names.includes(type));
  if (unknown === undefined) return undefined;
  const meant = suggest(unknown, names);
  return `"events.events" has the unknown type "${unknown}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export interface LoadedExtension {
  /** As the config file names it, for messages. */
  readonly module: string;
  readonly extension: Extension;
}

/** What no two extensions may have in common; one sentence, or undefined. */
export function whyNoCombination(loaded: readonly LoadedExtension[]): string | undefined {
  const repeated = (
    what: string,
    keyOf: (extension: Extension) => string | undefined,
  ): string | undefined => {
    const seen = new Map<string, string>();
    for (const { module, extension } of loaded) {
      const key = keyOf(extension);
      if (key === undefined) continue;
      const other = seen.get(key);
      if (other !== undefined) return `${other} and ${module} both have ${what}; remove one.`;
      seen.set(key, module);
    }
    return undefined;
  };
  return (
    repeated('the same name', ({ name }) => name) ??
    repeated('a payment provider of the same name', ({ payment }) => payment?.name) ??
    repeated('a shipping provider of the same name', ({ shipping }) => shipping?.name) ??
    repeated('a tax provider', ({ tax }) => tax && 'tax') ??
    repeated('a mail transport', ({ mail }) => mail && 'mail')
  );
}
