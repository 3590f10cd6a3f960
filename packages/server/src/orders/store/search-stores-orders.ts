import sql, { join } from 'sql-template-tag';
import type { FieldTable, QueryField, QueryRules, QuerySql } from '../../query/index.ts';
import { hiddenStatus, olderPaymentStatus } from '../rules/stores-order.ts';
import { orderFields, orderQuery } from './search.ts';

/** The fields that the stores API of 2023 filters and sorts orders by, under its names. */

const whens = join(
  Object.entries(olderPaymentStatus).map(([today, older]) => sql`when ${today} then ${older}`),
  ' ',
);
const paymentStatus = sql`(case payment_status ${whens} else payment_status end)`;
const fullName = sql`(concat_ws(' ', doc #>> '{billingInfo,contactDetails,firstName}', doc #>> '{billingInfo,contactDetails,lastName}'))`;
const enteredBy = sql`(coalesce(doc #>> '{createdBy,userId}', doc #>> '{createdBy,appId}', doc #>> '{createdBy,memberId}', contact_id::text))`;

function sameAs(name: string): QueryField {
  const field = orderFields[name];
  if (!field) throw new Error(`Orders have no field "${name}".`);
  return field;
}

const storesOrderFields: FieldTable = {
  id: sameAs('id'),
  number: sameAs('number'),
  numericId: sameAs('number'),
  dateCreated: sameAs('createdDate'),
  lastUpdated: sameAs('updatedDate'),
  archived: sameAs('archived'),
  paymentStatus: { kind: 'text', column: paymentStatus, nullable: false, filterable: true },
  fulfillmentStatus: {
    kind: 'text',
    column: sql`(case status when 'CANCELED' then status else fulfillment_status end)`,
    nullable: false,
    filterable: true,
  },
  'lineItems.productId': sameAs('lineItems.catalogReference.catalogItemId'),
  'lineItems.name': sameAs('lineItems.productName.original'),
  'billingInfo.address.fullName': {
    kind: 'text',
    column: fullName,
    nullable: false,
    filterable: true,
  },
  'buyerInfo.id': { kind: 'id', column: sql`(coalesce(member_id, contact_id))`, filterable: true },
  'buyerInfo.email': sameAs('buyerInfo.email'),
  'channelInfo.type': sameAs('channelInfo.type'),
  'channelInfo.externalOrderId': sameAs('channelInfo.externalOrderId'),
  'enteredBy.id': { kind: 'text', column: enteredBy, filterable: true },
};

export const storesOrderQuery: QueryRules = {
  ...orderQuery,
  fields: storesOrderFields,
  defaultPaging: 'offset',
  defaultLimit: 100,
  path: 'query',
};

/** Narrows a query to the orders that this version of the API has a shape for. */
export function shownInStoresOrders(query: QuerySql): QuerySql {
  const shown = sql`status <> ${hiddenStatus}`;
  return {
    ...query,
    where: sql`(${query.where}) and ${shown}`,
    within: sql`(${query.within}) and ${shown}`,
  };
}
