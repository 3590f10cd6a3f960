import {
  index,
  layout,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';

/** The member area: each page redirects visitors to sign in and back. */
const account = [
  index('routes/shop/account/info.tsx'),
  route('orders', 'routes/shop/account/orders.tsx'),
  route('orders/:orderId', 'routes/shop/account/order.tsx'),
  layout('routes/booking-messages.tsx', { id: 'booking-account' }, [
    route('bookings', 'routes/shop/account/bookings.tsx'),
    route('events', 'routes/shop/account/events.tsx'),
    route('subscriptions', 'routes/shop/account/subscriptions.tsx'),
  ]),
  route('bookings/:bookingId/calendar', 'routes/shop/account/booking-calendar.ts'),
  route('events/:ticketId/code', 'routes/shop/account/ticket-code.ts'),
  route('confirm-email', 'routes/shop/account/confirm-email.tsx'),
  route('addresses', 'routes/shop/account/addresses.tsx'),
  route('security', 'routes/shop/account/security.tsx'),
  route('passkey', 'routes/shop/account/passkey.ts'),
  route('data-copy', 'routes/shop/account/data-copy.ts'),
  route('community', 'routes/shop/account/community.tsx'),
  route('delete', 'routes/shop/account/delete.tsx'),
];

/**
 * Every page of the shop is at its plain address in the store's own language, and below `/de` and
 * the like in another.
 */
const shop = [
  index('routes/shop/home.tsx'),
  route('products', 'routes/shop/products.tsx'),
  route('products/:slug', 'routes/shop/product.tsx'),
  route('collections', 'routes/shop/collections.tsx'),
  route('collections/:slug', 'routes/shop/collection.tsx'),
  route('search', 'routes/shop/search.tsx'),
  route('search/suggest', 'routes/shop/suggest.ts'),
  layout('routes/booking-messages.tsx', { id: 'booking-shop' }, [
    route('services', 'routes/shop/services.tsx'),
    route('services/:slug', 'routes/shop/service.tsx'),
    route('events', 'routes/shop/events.tsx'),
    route('events/:slug', 'routes/shop/event.tsx'),
    route('plans', 'routes/shop/plans.tsx'),
    route('gift-cards', 'routes/shop/gift-cards.tsx'),
  ]),
  route('plans/:slug', 'routes/shop/plan.ts'),
  route('cart', 'routes/shop/cart.tsx'),
  route('cart/changes', 'routes/shop/cart-changes.ts'),
  route('policies/:slug', 'routes/shop/policy.tsx'),
  route('contact', 'routes/shop/contact.tsx'),
  route('imprint', 'routes/shop/imprint.tsx'),
  route('members/:slug', 'routes/shop/member.tsx'),
  route('discount/:code', 'routes/shop/discount.tsx'),
  route('cart/:lines', 'routes/shop/cart-link.tsx'),
  route('account', 'routes/shop/account/layout.tsx', account),
  route('orders/lookup', 'routes/shop/orders/lookup.tsx'),
  route('orders/status/:orderId', 'routes/shop/orders/status.tsx'),
  route('downloads/:token', 'routes/shop/orders/download.tsx'),
  route('downloads/:token/file', 'routes/shop/orders/download-file.ts'),
  route('*', 'routes/shop/not-found.tsx'),
];

/** Targets of redirect sessions: sign-in, checkout and booking. */
const hosted: RouteConfigEntry[] = [
  route('checkout/:checkoutId?', 'routes/hosted/checkout.tsx'),
  route('address-form', 'routes/hosted/address-form.ts'),
  route('thank-you/:orderId', 'routes/hosted/thank-you.tsx'),
  route('invoice/:orderId', 'routes/hosted/invoice.ts'),
  route('ticket-code/:orderId/:ticketId', 'routes/hosted/ticket-code.ts'),
  route('tickets-document/:orderId', 'routes/hosted/tickets-document.ts'),
  // Entry points of redirect sessions: they render nothing and redirect.
  route('continue', 'routes/hosted/continue.tsx'),
  route('authorize', 'routes/hosted/authorize.ts'),
  route('logout', 'routes/hosted/logout.ts'),
  route('login-sync', 'routes/hosted/login-sync.ts'),
  route('product', 'routes/hosted/product.ts'),
  route('account', 'routes/hosted/account.ts'),
  route('sso', 'routes/hosted/sso.ts'),
  layout('routes/booking-messages.tsx', { id: 'booking-hosted' }, [
    route('book', 'routes/hosted/book.tsx'),
    route('tickets', 'routes/hosted/tickets.tsx'),
    route('plan', 'routes/hosted/plan.tsx'),
  ]),
  layout('routes/hosted/sign-in-layout.tsx', [
    route('sign-in', 'routes/hosted/sign-in.tsx'),
    route('register', 'routes/hosted/register.tsx'),
    route('forgot', 'routes/hosted/forgot.tsx'),
    route('recover', 'routes/hosted/recover.tsx'),
    route('verify', 'routes/hosted/verify.tsx'),
    route('second-factor', 'routes/hosted/second-factor.tsx'),
    route('choose', 'routes/hosted/choose.tsx'),
    route('consent', 'routes/hosted/consent.tsx'),
    route('pending', 'routes/hosted/pending.tsx'),
    route('blocked', 'routes/hosted/blocked.tsx'),
  ]),
];

/** The pages of the owner and collaborators. */
const admin = [
  route('home', 'routes/admin/home.tsx'),
  route('search', 'routes/admin/search.tsx'),
  route('orders/:orderId', 'routes/admin/order.tsx'),
  route('products', 'routes/admin/products.tsx'),
  route('products/rows', 'routes/admin/products-rows.ts'),
  route('products/cells', 'routes/admin/products-cells.ts'),
  route('products/shown', 'routes/admin/products-export.ts'),
  layout('routes/admin/collections-messages.tsx', [
    route('collections', 'routes/admin/collections.tsx'),
    route('collections/new', 'routes/admin/collection-new.tsx'),
    route('collections/:collectionId', 'routes/admin/collection.tsx'),
  ]),
  route('collections/rows', 'routes/admin/collections-rows.ts'),
  route('collections/cells', 'routes/admin/collections-cells.ts'),
  route('collections/shown', 'routes/admin/collections-export.ts'),
  layout('routes/admin/editor-messages.tsx', [
    route('products/deleted', 'routes/admin/products-deleted.tsx'),
    // `new` for a product that does not exist yet.
    route('products/:productId', 'routes/admin/product.tsx'),
  ]),
  layout('routes/admin/media-messages.tsx', [
    route('media', 'routes/admin/media.tsx'),
    route('media/:fileId', 'routes/admin/media-file.tsx'),
    route('products/:productId/media', 'routes/admin/product-media.tsx'),
  ]),
  route('media-links', 'routes/admin/media-links.ts'),
  route('media-page', 'routes/admin/media-page.ts'),
  layout('routes/admin/inventory-messages.tsx', [
    route('inventory', 'routes/admin/inventory.tsx'),
    route('inventory/requests', 'routes/admin/inventory-requests.tsx'),
    route('inventory/:variantId', 'routes/admin/inventory-variant.tsx'),
  ]),
  layout('routes/admin/attributes-messages.tsx', [
    route('brands', 'routes/admin/brands.tsx'),
    route('ribbons', 'routes/admin/ribbons.tsx'),
    route('info-sections', 'routes/admin/info-sections.tsx'),
  ]),
  route('inventory/rows', 'routes/admin/inventory-rows.ts'),
  route('inventory/cells', 'routes/admin/inventory-cells.ts'),
  route('inventory/shown', 'routes/admin/inventory-export.ts'),
  route('plans', 'routes/admin/plans.tsx'),
  route('plans/:planId', 'routes/admin/plan.tsx'),
  route('waiting', 'routes/admin/waiting.tsx'),
  route('policy', 'routes/admin/policy.tsx'),
  route('apps', 'routes/admin/apps.tsx'),
  layout('routes/admin/imports-messages.tsx', [
    route('products/import', 'routes/admin/imports.tsx'),
    route('products/import/:importId', 'routes/admin/import.tsx'),
    route('products/export', 'routes/admin/exports.tsx'),
  ]),
  route('products/import/:importId/report', 'routes/admin/import-report.ts'),
  route('products/export/:exportId/file', 'routes/admin/export-file.ts'),
  route('privacy', 'routes/admin/privacy.tsx'),
  route('privacy/export', 'routes/admin/privacy-export.ts'),
  layout('routes/admin/staff-messages.tsx', [
    route('account', 'routes/admin/account.tsx'),
    route('account/passkey', 'routes/admin/account-passkey.ts'),
    route('staff', 'routes/admin/staff.tsx'),
    route('staff/roles', 'routes/admin/staff-roles.tsx'),
    route('api-keys', 'routes/admin/api-keys.tsx'),
  ]),
];

export default [
  route('admin/sign-in', 'routes/admin/sign-in.tsx'),
  route('admin/sign-out', 'routes/admin/sign-out.ts'),
  route('admin/forgot-password', 'routes/admin/forgot-password.tsx'),
  // Where the link to a new password leads.
  route('admin/reset-password', 'routes/admin/reset-password.tsx'),
  // Where the link in an invitation leads.
  route('admin/staff/accept', 'routes/admin/staff-accept.tsx'),
  route('admin/preferences', 'routes/admin/preferences.ts'),
  route('admin', 'routes/admin/start.ts'),
  // The boundary is inside the layout, so that a failed page still has the navigation.
  route('admin', 'routes/admin/layout.tsx', [layout('routes/admin/boundary.tsx', admin)]),
  // One route for all hosted pages: `/hosted/...`, never indexed, in the store's theme.
  route('hosted', 'routes/hosted/layout.tsx', hosted),
  route('go/:short', 'routes/hosted/go.ts'),
  // Server-sent events for open pages.
  route('live', 'routes/shop/live.ts'),
  route('sitemap.xml', 'routes/shop/sitemap.ts'),
  route('sitemaps/:part', 'routes/shop/sitemap-part.ts'),
  route('robots.txt', 'routes/shop/robots.ts'),
  route('manifest.webmanifest', 'routes/shop/manifest.ts'),
  // The current user, for the header of cached pages.
  route('session', 'routes/shop/session.ts'),
  route('account/sign-out', 'routes/shop/sign-out.ts'),
  // The target of links in password mails.
  route('recover', 'routes/hosted/recover-link.ts'),
  route('language/:code', 'routes/shop/language.ts'),
  route('currency', 'routes/shop/currency.ts'),
  route(':language?', 'routes/shop/layout.tsx', [
    // Inside the layout, so that a failed page still has its header and footer.
    layout('routes/shop/boundary.tsx', shop),
  ]),
] satisfies RouteConfig;
