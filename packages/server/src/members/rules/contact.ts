import type { FieldViolation } from '@shopwright/contract';
import type {
  Contact,
  MemberAddress,
  MemberCustomField,
} from '@shopwright/contract/members/member';
import { violation } from '../../kernel/outcome.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';

/**
 * Merges the sent contact fields into the stored ones. An empty text clears a field; an empty list
 * changes nothing, as the wire defines.
 */

const MAX_ENTRIES = 50;
const MAX_TEXT_LENGTH = 1000;
const customKey = /^[\w .-]{1,100}$/u;

export interface Reading {
  /** Immutable fields are accepted for a new member only. */
  readonly isNew: boolean;
  readonly mint: () => string;
  readonly report: (found: FieldViolation) => void;
}

const texts = ['firstName', 'lastName', 'company', 'jobTitle', 'birthdate'] as const;

export function mergeContact(was: Contact, said: Contact, reading: Reading): Contact {
  const next: Contact = { ...was };
  for (const name of texts) {
    const value = said[name];
    if (value === undefined) continue;
    checkText(value, `member.contact.${name}`, reading);
    if (value === null || value === '') delete next[name];
    else next[name] = value;
  }
  for (const name of ['phones', 'emails'] as const) {
    const list = said[name];
    // Addresses are set once, when the member is created; see `immutable` in the contract.
    if (!list || list.length === 0 || (name === 'emails' && !reading.isNew)) continue;
    checkList(list, `member.contact.${name}`, reading);
    next[name] = [...new Set(list)];
  }
  if (said.addresses && said.addresses.length > 0)
    next.addresses = readAddresses(was.addresses ?? [], said.addresses, reading);
  if (said.customFields)
    next.customFields = mergeCustomFields(was.customFields ?? {}, said.customFields, reading);
  return next;
}

/** The server assigns ids: an address equal to an existing one keeps its id. */
function readAddresses(
  was: readonly MemberAddress[],
  said: readonly MemberAddress[],
  reading: Reading,
): MemberAddress[] {
  const at = 'member.contact.addresses';
  checkList(
    said.map(() => ''),
    at,
    reading,
  );
  const taken = new Set<string>();
  return said.map(({ id: _id, ...address }, index) => {
    for (const [name, value] of Object.entries(address))
      if (typeof value === 'string') checkText(value, `${at}[${index}].${name}`, reading);
    const existing = was.find(
      ({ id, ...other }) => id && !taken.has(id) && isDeepEqual(other, address),
    );
    const id = existing?.id ?? reading.mint();
    taken.add(id);
    return { ...address, id };
  });
}

/** By key; the key determines the name. A text, a number or a date, which is formatted text. */
function mergeCustomFields(
  was: Readonly<Record<string, MemberCustomField>>,
  said: Readonly<Record<string, MemberCustomField>>,
  { report }: Reading,
): Record<string, MemberCustomField> {
  const next = { ...was };
  for (const [key, { value }] of Object.entries(said)) {
    const at = `member.contact.customFields.${key}`;
    if (!customKey.test(key) || key === '__proto__')
      report(
        violation(
          at.slice(0, 200),
          'FORMAT',
          'must be named with letters, digits, spaces, dots, hyphens or underscores',
        ),
      );
    else if (value === undefined || value === null || value === '') delete next[key];
    else if (
      typeof value === 'number' ||
      typeof value === 'boolean' ||
      (typeof value === 'string' && value.length <= MAX_TEXT_LENGTH)
    )
      next[key] = { name: (Object.hasOwn(was, key) ? was[key]?.name : undefined) ?? key, value };
    else
      report(
        violation(
          `${at}.value`,
          'FORMAT',
          `must be a text of at most ${MAX_TEXT_LENGTH} characters, a number or a date`,
        ),
      );
  }
  if (Object.keys(next).length > MAX_ENTRIES)
    report(
      violation(
        'member.contact.customFields',
        'MAX_SIZE',
        `must not have more than ${MAX_ENTRIES} entries`,
        { threshold: MAX_ENTRIES },
      ),
    );
  return next;
}

export function checkText(value: string | null, at: string, { report }: Reading): void {
  if (value !== null && value.length > MAX_TEXT_LENGTH)
    report(
      violation(at, 'MAX_LENGTH', `must not be longer than ${MAX_TEXT_LENGTH} characters`, {
        threshold: MAX_TEXT_LENGTH,
      }),
    );
}

function checkList(list: readonly string[], at: string, reading: Reading): void {
  if (list.length > MAX_ENTRIES)
    reading.report(
      violation(at, 'MAX_SIZE', `must not have more than ${MAX_ENTRIES} entries`, {
        threshold: MAX_ENTRIES,
      }),
    );
  list.forEach((each, index) => checkText(each, `${at}[${index}]`, reading));
}
