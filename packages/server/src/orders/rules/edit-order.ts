import type { PublicActivity } from '@shopwright/contract/orders/activities';
import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order } from '@shopwright/contract/orders/order';
import type { TagsTags } from '@shopwright/contract/orders/orders';
import type { EditOrderError } from '@shopwright/contract/errors/groups';
import { compact } from '../../kernel/compact.ts';
import { isObject } from '../../kernel/is-object.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import { withContact } from './buyer.ts';
import type { OrderDoc, OrderState } from './order-state.ts';
import { decideOrder } from './order-status.ts';

/**
 * What the merchant may edit in an existing order: no amounts, stock or states, which have their
 * own calls.
 */
const editable = [
  'buyerLanguage',
  'billingInfo',
  'buyerNote',
  'attributionSource',
  'channelInfo',
  'seenByAHuman',
  'customFields',
  'extendedFields',
  'recipientInfo',
  'tags',
  'businessLocation',
] as const satisfies readonly (keyof OrderDoc & keyof Order)[];

/**
 * Without a mask, the sent fields are updated. With one, the named fields: a named field that is
 * not sent is cleared.
 */
export function editOrder(
  state: OrderState,
  sent: Order,
  mask: string | undefined,
): OrderState | Refusal<EditOrderError> {
  const allowed = decideOrder(state.status, 'edit');
  if (isRefusal(allowed)) return allowed;
  const named = topFields(mask);
  const counts = (field: string): boolean =>
    named ? named.has(field) : Object.hasOwn(sent, field);
  const doc: Record<string, unknown> = { ...state.doc };
  for (const field of editable)
    if (counts(field)) assign(doc, field, merge(doc[field], sent[field]));
  if (counts('shippingInfo')) assign(doc, 'shippingInfo', editShipping(state.doc, sent));
  const buyer = counts('buyerInfo') ? editBuyer(state.buyer, sent.buyerInfo) : state.buyer;
  const archived = counts('archived') ? sent.archived === true : state.archived;
  // The keys written above are the document's own.
  const edited = { ...state, doc: doc as unknown as OrderDoc, buyer, archived };
  return isDeepEqual(edited.doc, state.doc) &&
    isDeepEqual(buyer, state.buyer) &&
    archived === state.archived
    ? state
    : edited;
}

/** Prices do not change. */
function editShipping(doc: OrderDoc, sent: Order): unknown {
  if (sent.shippingInfo === undefined) return doc.shippingInfo;
  const { cost: _, ...rest } = sent.shippingInfo;
  return merge(doc.shippingInfo, rest);
}

/** An order belongs to a visitor or to a member: setting one replaces the other. */
function editBuyer(buyer: OrderState['buyer'], sent: Order['buyerInfo'] = {}): OrderState['buyer'] {
  const { visitorId, memberId, contactId, ...others } = buyer;
  // The former member's contact does not belong to the new buyer.
  const rest = {
    ...others,
    ...(contactId === undefined || contactId === memberId ? {} : { contactId }),
  };
  const who =
    sent.memberId !== undefined || sent.visitorId !== undefined
      ? {}
      : {
          ...(visitorId === undefined ? {} : { visitorId }),
          ...(memberId === undefined ? {} : { memberId }),
        };
  const merged: Record<string, unknown> = { ...who, ...rest };
  for (const [name, value] of Object.entries(sent)) assign(merged, name, value);
  return withContact<OrderState['buyer']>(merged);
}

const editableOfLine = [
  'productName',
  'descriptionLines',
  'image',
  'fulfillerId',
  'digitalFile',
  'extendedFields',
  'physicalProperties',
  'priceDescription',
  'locations',
] as const satisfies readonly (keyof OrderLineItem)[];

export function editLine(
  state: OrderState,
  lineId: string,
  sent: OrderLineItem,
  mask: string | undefined,
): OrderState | Refusal<EditOrderError | 'LINE_ITEM_NOT_FOUND'> {
  const allowed = decideOrder(state.status, 'edit');
  if (isRefusal(allowed)) return allowed;
  const line = state.doc.lineItems.find(({ id }) => id === lineId);
  if (!line)
    return refuse('LINE_ITEM_NOT_FOUND', `The order has no line item "${lineId}".`, {
      lineItemId: lineId,
    });
  const named = topFields(mask);
  const changed: Record<string, unknown> = { ...line };
  for (const field of editableOfLine)
    if (named ? named.has(field) : Object.hasOwn(sent, field))
      assign(changed, field, merge(changed[field], sent[field]));
  if (isDeepEqual(changed, line)) return state;
  // The keys written above are a line's own.
  return {
    ...state,
    doc: {
      ...state.doc,
      lineItems: state.doc.lineItems.map((one) =>
        one === line ? (changed as unknown as typeof line) : one,
      ),
    },
  };
}

/** `order.buyerInfo.email,archived` names buyerInfo and archived. */
function topFields(mask: string | undefined): Set<string> | undefined {
  if (mask === undefined || mask === '') return undefined;
  return new Set(
    mask.split(',').map(
      (path) =>
        path
          .trim()
          .replace(/^(?:order|lineItem)\./, '')
          .split('.')[0] ?? '',
    ),
  );
}

function assign(target: Record<string, unknown>, field: string, value: unknown): void {
  if (value === undefined || value === null) delete target[field];
  else target[field] = value;
}

/** Merges objects field by field and replaces lists; null removes a field. */
function merge(old: unknown, sent: unknown): unknown {
  if (!isObject(sent) || !isObject(old)) return sent;
  const merged = { ...old };
  for (const [name, value] of Object.entries(sent))
    assign(merged, name, merge(merged[name], value));
  return merged;
}

const MAX_TAGS_OF_A_KIND = 100;

export function editTags(
  state: OrderState,
  assigned: TagsTags = {},
  unassigned: TagsTags = {},
): OrderState | Refusal<'TOO_MANY_TAGS'> {
  const after = (name: 'tags' | 'privateTags'): string[] => {
    const gone = new Set(unassigned[name]?.tagIds);
    return [
      ...new Set([...(state.doc.tags?.[name]?.tagIds ?? []), ...(assigned[name]?.tagIds ?? [])]),
    ].filter((tag) => !gone.has(tag));
  };
  const tags = { tags: { tagIds: after('tags') }, privateTags: { tagIds: after('privateTags') } };
  if (
    tags.tags.tagIds.length > MAX_TAGS_OF_A_KIND ||
    tags.privateTags.tagIds.length > MAX_TAGS_OF_A_KIND
  )
    return refuse('TOO_MANY_TAGS', { max: MAX_TAGS_OF_A_KIND });
  return isDeepEqual(tags, state.doc.tags) ? state : { ...state, doc: { ...state.doc, tags } };
}

const MAX_ACTIVITIES = 1000;
const activityNotFound = (id: string): Refusal<'ACTIVITY_NOT_FOUND'> =>
  refuse('ACTIVITY_NOT_FOUND', { activityId: id }, { activityId: id });

export function addNote(
  state: OrderState,
  activity: PublicActivity,
  { activityId, now, authorEmail }: { activityId: string; now: string; authorEmail?: string },
): OrderState | Refusal<'INVALID_ACTIVITY' | 'TOO_MANY_ACTIVITIES'> {
  if (state.activities.length >= MAX_ACTIVITIES)
    return refuse('TOO_MANY_ACTIVITIES', { max: MAX_ACTIVITIES });
  const doc = noteOf(activity);
  return isRefusal(doc)
    ? doc
    : {
        ...state,
        activities: [
          ...state.activities,
          {
            activityId,
            createdAt: now,
            doc: { ...doc, ...(authorEmail === undefined ? {} : { authorEmail }) },
          },
        ],
      };
}

/** Only comments and custom activities can be edited; recorded activities cannot. */
export function changeNote(
  state: OrderState,
  activityId: string,
  activity: PublicActivity | undefined,
): OrderState | Refusal<'ACTIVITY_CANNOT_BE_CHANGED' | 'ACTIVITY_NOT_FOUND' | 'INVALID_ACTIVITY'> {
  const existing = state.activities.find((one) => one.activityId === activityId);
  if (!existing) return activityNotFound(activityId);
  if (existing.doc.merchantComment === undefined && existing.doc.customActivity === undefined)
    return refuse('ACTIVITY_CANNOT_BE_CHANGED');
  if (activity === undefined)
    return { ...state, activities: state.activities.filter((one) => one !== existing) };
  const note = noteOf(activity);
  if (isRefusal(note)) return note;
  const { authorEmail } = existing.doc;
  const changed = { ...existing, doc: { ...note, ...compact({ authorEmail }) } };
  return {
    ...state,
    activities: state.activities.map((one) => (one === existing ? changed : one)),
  };
}

function noteOf({
  merchantComment,
  customActivity,
}: PublicActivity): OrderState['activities'][number]['doc'] | Refusal<'INVALID_ACTIVITY'> {
  if (merchantComment?.message)
    return { type: 'MERCHANT_COMMENT', activityType: 'MERCHANT_COMMENT', merchantComment };
  if (customActivity) return { type: 'CUSTOM_ACTIVITY', customActivity };
  return refuse('INVALID_ACTIVITY');
}
