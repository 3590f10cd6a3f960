import { apiError, ConnectionError } from './errors.ts';
import type { HttpResponse, RequestOptions } from './http-client.ts';

/** The response that modules receive. Only 200 is a success. */
export async function answered(
  response: Response,
  { migrationOptions, transformResponse }: RequestOptions,
): Promise<HttpResponse> {
  const { status, statusText, headers } = response;
  const json = parsed(
    await response.text().catch((cause: unknown) => {
      throw new ConnectionError('System error occurred: the answer broke off', { cause });
    }),
  );
  if (status !== 200)
    throw apiError({
      status,
      statusText,
      requestId: headers.get('x-wix-request-id') ?? undefined,
      body: json.ok ? json.value : undefined,
    });
  if (!json.ok)
    throw new ConnectionError(
      `System error occurred: ${response.url || 'the platform'} answered with something that is not JSON. Is it the address of a platform?`,
    );
  const transform = migrationOptions?.optInTransformResponse ? transformResponse : undefined;
  const change = (Array.isArray(transform) ? transform[0] : transform) as
    | ((data: unknown) => unknown)
    | undefined;
  return {
    data: change === undefined ? json.value : change(json.value),
    status,
    statusText,
    headers,
  };
}

function parsed(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
