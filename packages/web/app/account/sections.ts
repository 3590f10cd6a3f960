/**
 * The five sections the wire names (ACCOUNT_INFO, ORDERS, BOOKINGS, SUBSCRIPTIONS, EVENTS) and our
 * own.
 */
export const sections = [
  { path: '/account', word: 'info', wire: 'ACCOUNT_INFO' },
  { path: '/account/orders', word: 'orders', wire: 'ORDERS' },
  { path: '/account/bookings', word: 'bookings', wire: 'BOOKINGS' },
  { path: '/account/subscriptions', word: 'subscriptions', wire: 'SUBSCRIPTIONS' },
  { path: '/account/events', word: 'events', wire: 'EVENTS' },
  { path: '/account/addresses', word: 'addresses' },
  { path: '/account/security', word: 'security' },
  { path: '/account/community', word: 'community' },
  { path: '/account/delete', word: 'remove' },
] as const;
