import type { FieldViolation } from '@shopwright/contract';
import type { StoreEvent, TicketType } from '@shopwright/contract/tickets/event';
import { isTimeZone } from '../../kernel/calendar.ts';
import { refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { toSafeHtml } from '../../kernel/safe-html.ts';
import { toSlug } from '../../kernel/slug.ts';

export type TypeFacts = Required<
  Pick<TicketType, 'id' | 'name' | 'description' | 'price' | 'perOrder' | 'requiresPlanIds'>
> &
  Pick<TicketType, 'quantity' | 'perMember' | 'saleStart' | 'saleEnd'>;

export type EventFacts = Required<
  Omit<StoreEvent, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'capacity' | 'tickets'>
> &
  Pick<StoreEvent, 'capacity'> & { readonly tickets: readonly TypeFacts[] };

export interface EventState {
  readonly id: string;
  readonly revision: number;
  readonly facts: EventFacts;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const defaults = {
  description: '',
  media: [],
  visible: true,
  location: {},
  ticketsPerOrder: 20,
  waitingList: false,
  canceled: false,
  seo: {},
} as const satisfies Partial<StoreEvent>;
const typeDefaults = {
  description: '',
  price: '0',
  perOrder: 20,
  requiresPlanIds: [],
} as const satisfies Partial<TicketType>;

interface Making {
  readonly now: string;
  readonly mint: () => string;
}

export function newEvent(
  said: StoreEvent,
  { id, timeZone, now, mint }: Making & { id: string; timeZone: string },
): EventState | Refusal {
  const name = said.name?.trim() ?? '';
  const start = said.start ?? '';
  const facts: EventFacts = structuredClone({
    ...defaults,
    timeZone,
    ...withoutReadOnly(said),
    name,
    start,
    end: said.end ?? start,
    slug: slugOf(said.slug, name),
    description: toSafeHtml(said.description ?? ''),
    tickets: (said.tickets ?? []).map((type) => typeOf(type, mint)),
  });
  return checked({ id, revision: 1, facts, createdAt: now, updatedAt: now });
}

/** Ticket types are replaced as a list; types with an existing id stay the same type. */
export function patchEvent(
  before: EventState,
  said: StoreEvent,
  { now, mint }: Making,
): EventState | Refusal {
  const { tickets, ...rest } = withoutReadOnly(said);
  const existingIds = new Set(before.facts.tickets.map(({ id }) => id));
  return checked({
    ...before,
    updatedAt: now,
    facts: {
      ...before.facts,
      ...rest,
      ...(said.name === undefined ? {} : { name: said.name.trim() }),
      ...(said.slug === undefined ? {} : { slug: slugOf(said.slug, before.facts.name) }),
      ...(said.description === undefined ? {} : { description: toSafeHtml(said.description) }),
      ...(tickets === undefined
        ? {}
        : {
            tickets: tickets.map((type) =>
              typeOf(
                type.id !== undefined && existingIds.has(type.id) ? type : { ...type, id: mint() },
                mint,
              ),
            ),
          }),
    },
  });
}

function typeOf(
  { sale: _sale, available: _available, ...said }: TicketType,
  mint: () => string,
): TypeFacts {
  return { ...structuredClone(typeDefaults), ...said, id: said.id ?? mint() };
}

const slugOf = (slug: string | undefined, name: string): string =>
  toSlug(slug ?? '') || toSlug(name) || 'event';

const withoutReadOnly = ({
  id: _id,
  revision: _revision,
  createdDate: _created,
  updatedDate: _updated,
  ...rest
}: StoreEvent): StoreEvent => rest;

function checked(state: EventState): EventState | Refusal {
  const violations = [...wrong(state.facts)];
  return violations.length > 0 ? refuseFields(...violations) : state;
}

function* wrong({ name, start, end, timeZone, tickets }: EventFacts): Generator<FieldViolation> {
  if (name === '') yield violation('event.name', 'REQUIRED_FIELD', 'must not be empty');
  if (start === '') yield violation('event.start', 'REQUIRED_FIELD', 'must say when it begins');
  if (Date.parse(end) < Date.parse(start))
    yield violation('event.end', 'VALIDATION', 'must not be before the start');
  if (!isTimeZone(timeZone))
    yield violation('event.timeZone', 'FORMAT', 'must be a time zone such as Europe/Berlin');
  for (const [index, { name: typeName, saleStart, saleEnd }] of tickets.entries()) {
    if (typeName.trim() === '')
      yield violation(`event.tickets[${index}].name`, 'REQUIRED_FIELD', 'must not be empty');
    if (saleStart && saleEnd && Date.parse(saleEnd) <= Date.parse(saleStart))
      yield violation(
        `event.tickets[${index}].saleEnd`,
        'VALIDATION',
        'must be after the start of the sale',
      );
  }
  if (new Set(tickets.map(({ id }) => id)).size < tickets.length)
    yield violation('event.tickets', 'VALIDATION', 'must not name one id twice');
}
