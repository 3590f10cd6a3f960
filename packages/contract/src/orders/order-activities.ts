import { Order } from './order.ts';
import { PublicActivity } from './activities.ts';
import { message, required, string } from '../field.ts';
import { service } from '../call.ts';

const call = service([]);

export const addActivity = call({
  name: 'orders.addActivity',
  method: 'POST',
  path: '/v1/orders/{id}/activities',
  aliases: [
    '/ecom/v1/orders/{id}/activities',
    '/ecom/v1/ep-orders/{id}/activities',
    '/_api/ecom-orders/v1/orders/{id}/activities',
    '/_api/orders/v1/orders/{id}/activities',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersAddActivityRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
    activity: required(PublicActivity),
  }),
  answer: message('OrdersAddActivityAnswer', {
    order: Order,
    activityId: string({ format: 'GUID' }),
  }),
  errors: ['INVALID_ACTIVITY', 'ORDER_NOT_FOUND', 'TOO_MANY_ACTIVITIES'],
});

export const updateActivity = call({
  name: 'orders.updateActivity',
  method: 'PATCH',
  path: '/v1/orders/{id}/activities/{activityId}',
  aliases: [
    '/ecom/v1/orders/{id}/activities/{activityId}',
    '/ecom/v1/ep-orders/{id}/activities/{activityId}',
    '/_api/ecom-orders/v1/orders/{id}/activities/{activityId}',
    '/_api/orders/v1/orders/{id}/activities/{activityId}',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersUpdateActivityRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
    activityId: required(string({ format: 'GUID' })),
    activity: required(PublicActivity),
  }),
  answer: message('OrdersUpdateActivityAnswer', {
    order: Order,
  }),
  errors: [
    'ACTIVITY_CANNOT_BE_CHANGED',
    'ACTIVITY_NOT_FOUND',
    'INVALID_ACTIVITY',
    'ORDER_NOT_FOUND',
  ],
});

export const deleteActivity = call({
  name: 'orders.deleteActivity',
  method: 'DELETE',
  path: '/v1/orders/{id}/activities/{activityId}',
  aliases: [
    '/ecom/v1/orders/{id}/activities/{activityId}',
    '/ecom/v1/ep-orders/{id}/activities/{activityId}',
    '/_api/ecom-orders/v1/orders/{id}/activities/{activityId}',
    '/_api/orders/v1/orders/{id}/activities/{activityId}',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersDeleteActivityRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
    activityId: required(string({ format: 'GUID' })),
  }),
  answer: message('OrdersDeleteActivityAnswer', {
    order: Order,
  }),
  errors: [
    'ACTIVITY_CANNOT_BE_CHANGED',
    'ACTIVITY_NOT_FOUND',
    'INVALID_ACTIVITY',
    'ORDER_NOT_FOUND',
  ],
});
