import type { Service } from '@shopwright/contract/services/service';
import type { FieldViolation } from '@shopwright/contract';
import { isDate, isTimeZone } from '../../kernel/calendar.ts';
import { refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { toSafeHtml } from '../../kernel/safe-html.ts';
import { toSlug } from '../../kernel/slug.ts';

/** The merchant's description of a service; prices are wire decimals in the store's currency. */
export type ServiceFacts = Required<
  Omit<Service, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'deposit' | 'stepMinutes'>
> &
  Pick<Service, 'deposit' | 'stepMinutes'>;

export interface ServiceState {
  readonly id: string;
  readonly revision: number;
  readonly facts: ServiceFacts;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const defaults = {
  type: 'CLASS',
  description: '',
  media: [],
  visible: true,
  price: '0',
  paymentOptions: ['FULL_PAYMENT_ONLINE'],
  durationMinutes: 60,
  bufferMinutes: 0,
  capacity: 1,
  weekly: [],
  days: [],
  bookingWindowDays: 60,
  leadMinutes: 0,
  cancelMinutes: 0,
  location: '',
  staffIds: [],
  options: [],
  seo: {},
} as const satisfies Partial<Service>;

export function newService(
  said: Service,
  { id, now, timeZone }: { id: string; now: string; timeZone: string },
): ServiceState | Refusal {
  const name = said.name?.trim() ?? '';
  // Copied, so that a state cannot change the defaults.
  const facts: ServiceFacts = structuredClone({
    ...defaults,
    timeZone,
    ...withoutReadOnly(said),
    name,
    slug: slugOf(said.slug, name),
    description: toSafeHtml(said.description ?? ''),
  });
  return checked({ id, revision: 1, facts, createdAt: now, updatedAt: now });
}

export function patchService(
  before: ServiceState,
  said: Service,
  now: string,
): ServiceState | Refusal {
  const { type: _fixed, ...rest } = withoutReadOnly(said);
  const facts: ServiceFacts = {
    ...before.facts,
    ...rest,
    ...(said.name === undefined ? {} : { name: said.name.trim() }),
    ...(said.slug === undefined ? {} : { slug: slugOf(said.slug, before.facts.name) }),
    ...(said.description === undefined ? {} : { description: toSafeHtml(said.description) }),
  };
  return checked({ ...before, facts, updatedAt: now });
}

const slugOf = (slug: string | undefined, name: string): string =>
  toSlug(slug ?? '') || toSlug(name) || 'service';

function withoutReadOnly({
  id: _id,
  revision: _revision,
  createdDate: _created,
  updatedDate: _updated,
  ...rest
}: Service): Omit<Service, 'id'> {
  return rest;
}

function checked(state: ServiceState): ServiceState | Refusal {
  const violations = [...wrong(state.facts)];
  return violations.length > 0 ? refuseFields(...violations) : state;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function* wrong(facts: ServiceFacts): Generator<FieldViolation> {
  if (facts.name === '') yield violation('service.name', 'REQUIRED_FIELD', 'must not be empty');
  if (!isTimeZone(facts.timeZone))
    yield violation('service.timeZone', 'FORMAT', 'must be a time zone such as Europe/Berlin');
  if (facts.paymentOptions.includes('DEPOSIT_ONLINE') && Number(facts.deposit ?? 0) <= 0)
    yield violation('service.deposit', 'REQUIRED_FIELD', 'must say how much the deposit is');
  if (Number(facts.deposit ?? 0) > Number(facts.price))
    yield violation('service.deposit', 'MAX', 'must not be more than the price');
  const staff = new Set(facts.staffIds);
  const openings = [
    ...facts.weekly.map((opening, index) => ({ at: `service.weekly[${index}]`, ...opening })),
    ...facts.days.flatMap(({ openings: own = [] }, day) =>
      own.map((opening, index) => ({ at: `service.days[${day}].openings[${index}]`, ...opening })),
    ),
  ];
  for (const { at, start, end, staffId } of openings) {
    if (!TIME.test(start)) yield violation(`${at}.start`, 'FORMAT', 'must be a time such as 18:30');
    if (end !== undefined && !TIME.test(end))
      yield violation(`${at}.end`, 'FORMAT', 'must be a time such as 18:30');
    if (facts.type === 'APPOINTMENT' && end === undefined)
      yield violation(`${at}.end`, 'REQUIRED_FIELD', 'must say until when appointments are given');
    if (staffId !== undefined && !staff.has(staffId))
      yield violation(`${at}.staffId`, 'VALIDATION', "must be one of the service's staffIds");
  }
  for (const [index, { date }] of facts.days.entries())
    if (!isDate(date))
      yield violation(`service.days[${index}].date`, 'FORMAT', 'must be a day of the calendar');
}
