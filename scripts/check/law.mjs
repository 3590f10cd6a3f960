// The import law as data. Its reasons: docs/decisions/0002-import-law.md.

/** Which packages a package may import. @type {Record<string, string[]>} */
export const ARROWS = {
  contract: [],
  server: ['contract'],
  sdk: ['contract'],
  web: ['sdk'],
  shopwright: ['contract', 'server', 'sdk', 'web'],
};

/** The folders of packages/server/src: each may import those before it. */
export const DOMAINS = [
  'kernel',
  'memory',
  'config',
  'db',
  'http',
  'telemetry',
  'query',
  'idempotency',
  'events',
  'settings',
  'messages',
  'documents',
  'media',
  'change-plans',
  'catalog',
  'pricing',
  'identity',
  'members',
  'offerings',
  'plans',
  'services',
  'tickets',
  'gift-cards',
  'cart',
  'checkout',
  'orders',
  'payments',
  'subscriptions',
  'webhooks',
  'redirects',
  'saved-views',
  'admin',
  'compose',
];

/**
 * The rooms of a domain that has them: each may import those before it, and of the domain's own
 * files only ROOM_DEPS.
 * @type {Record<string, string[]>}
 */
export const ROOMS = {
  catalog: [
    'products',
    'attributes',
    'collections',
    'items',
    'stock',
    'reads',
    'search',
    'changes',
    'exchange',
    'imports',
    'exports',
  ],
  identity: [
    'audit',
    'credentials',
    'throttling',
    'tokens',
    'apps',
    'accounts',
    'second-factor',
    'sign-in',
    'sso',
    'staff',
    'oauth',
  ],
};

/** Declares the types of what a domain's calls depend on. */
export const ROOM_DEPS = 'deps.ts';

/**
 * Folders without an index.ts: their files are imported one by one. For the kernel, an index would
 * make every pure rule load the clock and the network; only the package's own index.ts imports from
 * compose.
 */
export const WITHOUT_INDEX = ['kernel', 'compose'];

/** And these for another package, which runs the database before any domain is there. */
export const OPEN_TO_PACKAGES = ['kernel', 'db'];

/** Domains in which no two files have the same name. */
export const UNIQUE_NAMES = ['catalog'];

/** The libraries that speak SQL, and where they may be imported. */
export const SQL_LIBRARIES = ['pg', 'sql-template-tag', 'kysely'];
export const SQL_FILES = /^packages\/server\/src\/(db|query)\/|\/store(\/[^/]+)?\.ts$/;

/** Files that a command copies for the author of an extension. */
export const TEMPLATES = /^packages\/shopwright\/templates\//;

/** Only the site may import these. */
export const REACT = /^(react|react-dom|react-router|@react-router\/.*)$/;

/** Runs in browsers and anywhere else: no built-in modules of Node, but for the places named. */
export const ANYWHERE = [
  { within: /^packages\/contract\/src\//, except: /^packages\/contract\/src\/generate\.ts$/ },
  { within: /^packages\/sdk\/src\//, except: /^packages\/sdk\/src\/node\// },
];

/** The contract may use a library, but none of these. */
export const NOT_IN_CONTRACT = /^(fastify|@fastify\/.*|pg|react.*)$/;

/** A pure rule: arguments in, outcome out. */
export const RULES = /^packages\/server\/src\/(?:[^/]+\/)+rules\//;

/**
 * No module-level state: two platforms in one process share nothing, and a test leaves nothing
 * behind.
 */
export const STATELESS = /^packages\/server\/src\//;
/**
 * The one exception: a bounded memo of a pure function. Rules name countries, and an Intl formatter
 * takes longer to make than a cart.
 */
export const MEMOS = ['packages/server/src/kernel/address-lines.ts'];

/** Tests, and what only tests may import. */
export const TEST = /(\.test\.tsx?|\/testing(-[^/]*)?\.ts|^tests\/.*|\/fake-[^/]*\.ts)$/;
