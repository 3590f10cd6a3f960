/** The requests of one step of the session, and its result. */
export interface StepRecord {
  readonly name: string;
  readonly requests: readonly Sent[];
  readonly outcome: { readonly value: unknown } | { readonly error: unknown };
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export type Step = <T>(name: string, work: () => T | Promise<T>) => Promise<T | undefined>;

const relevantHeaders = [
  'authorization',
  'content-type',
  'wix-site-id',
  'wix-account-id',
  'x-wix-consistent',
];

/** Runs steps one after the other, and keeps what `sent` grew by in each. */
export function createRecorder(sent: () => readonly Sent[]): {
  step: Step;
  records: readonly StepRecord[];
} {
  const records: StepRecord[] = [];
  const step: Step = async (name, work) => {
    if (records.some((record) => record.name === name))
      throw new Error(`Two steps are called "${name}".`);
    const before = sent().length;
    try {
      const value = await work();
      records.push({ name, requests: sent().slice(before), outcome: { value: plain(value) } });
      return value;
    } catch (error) {
      records.push({
        name,
        requests: sent().slice(before),
        outcome: { error: errorFields(error) },
      });
      return undefined;
    }
  };
  return { step, records };
}

export function sentOf({
  method,
  url,
  headers,
  body,
}: {
  method: string;
  url: URL;
  headers: Headers;
  body: string | undefined;
}): Sent {
  const given = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((key) => [key, url.searchParams.getAll(key)]),
  );
  const encoded = given['.r']?.[0];
  return {
    method,
    path: url.pathname,
    query:
      encoded === undefined
        ? given
        : { '.r': JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) },
    body: body === undefined ? undefined : JSON.parse(body),
    headers: Object.fromEntries(
      relevantHeaders.flatMap((name) =>
        headers.has(name) ? [[name, headers.get(name) ?? '']] : [],
      ),
    ),
  };
}

/** Pages are objects of classes: what a program reads of them. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  if ('hasNext' in value && typeof value.hasNext === 'function') {
    const page = value as unknown as {
      items: unknown[];
      length: number;
      pageSize: number;
      currentPage?: number;
      totalPages?: number;
      totalCount?: number;
      hasNext(): boolean;
      hasPrev(): boolean;
    };
    const { items, length, pageSize, currentPage, totalPages, totalCount } = page;
    return {
      items: items.map(plain),
      length,
      pageSize,
      currentPage,
      totalPages,
      totalCount,
      hasNext: page.hasNext(),
      hasPrev: page.hasPrev(),
    };
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => [key, plain(field)]),
  );
}

function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return plain(error);
  const { message, status, details, requestId } = error as Error & {
    status?: unknown;
    details?: unknown;
    requestId?: unknown;
  };
  return {
    message: json(message),
    status,
    details: plain(details),
    hasRequestId: typeof requestId === 'string',
  };
}

function json(text: string): unknown {
  try {
    return plain(JSON.parse(text));
  } catch {
    return text;
  }
}
