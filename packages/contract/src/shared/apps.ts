/**
 * The provider's public app ids for bookings, events, plans and gift cards, to which cart lines can
 * refer in addition to the stores app.
 */
export const itemApps = {
  services: '13d21c63-b5ec-5912-8397-c3a5ddb27a97',
  tickets: '140603ad-af8d-84a5-2c80-a0f60cb47351',
  plans: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3',
  giftCards: 'd80111c5-a0f4-47a8-b63a-65b54d774a27',
} as const;
