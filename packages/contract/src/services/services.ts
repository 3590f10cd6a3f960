import { service } from '../call.ts';
import { list, message, required, string } from '../field.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { Service, ServiceSlot, ServiceStaff } from './service.ts';

/** Not in the provider's API: what can be booked, and when. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SERVICES';
const manage = { who: 'merchant', permission } as const;
const id = { id: required(string({ format: 'GUID' })) };

export const createService = call({
  name: 'services.createService',
  method: 'POST',
  path: '/v1/services',
  ...manage,
  request: message('ServicesCreateServiceRequest', { service: required(Service) }),
  answer: message('ServicesCreateServiceAnswer', { service: Service }),
});

export const updateService = call({
  name: 'services.updateService',
  method: 'PATCH',
  path: '/v1/services/{service.id}',
  ...manage,
  request: message('ServicesUpdateServiceRequest', { service: required(Service) }),
  answer: message('ServicesUpdateServiceAnswer', { service: Service }),
});

/** Refused while people are booked on it. */
export const deleteService = call({
  name: 'services.deleteService',
  method: 'DELETE',
  path: '/v1/services/{id}',
  ...manage,
  request: message('ServicesDeleteServiceRequest', id),
  answer: message('ServicesDeleteServiceAnswer', {}),
  errors: ['SERVICE_IS_BOOKED'],
});

export const getService = call({
  name: 'services.getService',
  method: 'GET',
  path: '/v1/services/{id}',
  who: 'anyone',
  permission,
  request: message('ServicesGetServiceRequest', id),
  answer: message('ServicesGetServiceAnswer', { service: Service }),
});

export const getServiceBySlug = call({
  name: 'services.getServiceBySlug',
  method: 'GET',
  path: '/v1/services/slug/{slug}',
  who: 'anyone',
  permission,
  request: message('ServicesGetServiceBySlugRequest', {
    slug: required(string({ minLength: 1, maxLength: 100 })),
  }),
  answer: message('ServicesGetServiceBySlugAnswer', { service: Service }),
});

export const queryServices = call({
  name: 'services.queryServices',
  method: 'POST',
  path: '/v1/services/query',
  who: 'anyone',
  permission,
  request: message('ServicesQueryServicesRequest', { query: PlatformQuery }),
  answer: message('ServicesQueryServicesAnswer', {
    services: list(Service, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});

/** Of at most 62 days, counted in the service's time zone; from today on if no day is named. */
export const listSlots = call({
  name: 'services.listSlots',
  method: 'GET',
  path: '/v1/services/{id}/slots',
  who: 'anyone',
  request: message('ServicesListSlotsRequest', {
    ...id,
    from: string({ format: 'LOCAL_DATE' }),
    to: string({ format: 'LOCAL_DATE' }),
  }),
  answer: message('ServicesListSlotsAnswer', { timeZone: string(), slots: list(ServiceSlot) }),
});

export const listStaff = call({
  name: 'services.listStaff',
  method: 'GET',
  path: '/v1/services/staff',
  who: 'anyone',
  request: message('ServicesListStaffRequest', {}),
  answer: message('ServicesListStaffAnswer', { staff: list(ServiceStaff) }),
});

export const createStaff = call({
  name: 'services.createStaff',
  method: 'POST',
  path: '/v1/services/staff',
  ...manage,
  request: message('ServicesCreateStaffRequest', { staff: required(ServiceStaff) }),
  answer: message('ServicesCreateStaffAnswer', { staff: ServiceStaff }),
});

export const updateStaff = call({
  name: 'services.updateStaff',
  method: 'PATCH',
  path: '/v1/services/staff/{staff.id}',
  ...manage,
  request: message('ServicesUpdateStaffRequest', { staff: required(ServiceStaff) }),
  answer: message('ServicesUpdateStaffAnswer', { staff: ServiceStaff }),
});

/** Refused while bookings refer to the staff member. */
export const deleteStaff = call({
  name: 'services.deleteStaff',
  method: 'DELETE',
  path: '/v1/services/staff/{id}',
  ...manage,
  request: message('ServicesDeleteStaffRequest', id),
  answer: message('ServicesDeleteStaffAnswer', {}),
  errors: ['STAFF_IS_BOOKED'],
});
