import { pathParameters, type Call, type Schema } from '@shopwright/contract';
import type { Sent } from '../kit/raw-http.ts';

export interface BadRequest {
  readonly name: string;
  readonly sent: Sent;
  /** The only right answers; without it any refusal will do. */
  readonly statuses?: readonly number[];
  /** Not every call can detect this, so a success is accepted, too. */
  readonly mayPass?: boolean;
}

interface MountPoint {
  readonly call: Call;
  readonly method: string;
  readonly path: string;
}

const json = { 'content-type': 'application/json' };
const guid = '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c';
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const pack = (text: string | Buffer): string => Buffer.from(text).toString('base64url');

/** Everything bad that can be said to one address. */
export function badRequests(point: MountPoint): BadRequest[] {
  const path = fill(point.path, guid);
  return [
    ...badAddresses(point),
    ...(point.method === 'GET' ? badQueries(point, path) : badBodies(point, path)),
    ...badHeaders(point, path),
  ];
}

const fill = (path: string, value: string): string => path.replaceAll(/\{[^}]+\}/g, value);

function badAddresses({ method, path }: MountPoint): BadRequest[] {
  const at = (name: string, value: string, statuses: readonly number[]): BadRequest => ({
    name: `parameter ${name}`,
    sent: { method, path: fill(path, value) },
    statuses,
  });
  const plain = fill(path, guid);
  const wrongMethods = ['TRACE', 'PROPFIND', 'QUERY'].map((wrong): BadRequest => ({
    name: `method ${wrong}`,
    sent: { method: wrong, path: plain },
    statuses: [400, 404, 405],
  }));
  const parameters =
    pathParameters(path).length === 0
      ? []
      : [
          at('null byte', 'a%00b', [400, 404]),
          at('bad UTF-8', '%ff%fe', [400]),
          at('cut escape', '%', [400]),
          at('too long', 'x'.repeat(600), [404, 414]),
        ];
  return [
    ...parameters,
    ...wrongMethods,
    {
      name: 'path with a null byte',
      sent: { method, path: `${plain}%00` },
      statuses: [400, 404, 405],
    },
    // These may name another call: a product whose id is `a/media`, say.
    {
      name: 'path with an escaped slash',
      sent: { method, path: plain.replace(/\/(?=[^/]*$)/, '%2f') },
      mayPass: true,
    },
    { name: 'path of another file', sent: { method, path: `${plain}/x.css` }, mayPass: true },
    { name: 'doubled slashes', sent: { method, path: plain.replaceAll('/', '//') }, mayPass: true },
    {
      name: 'dots',
      sent: { method, path: `${plain}/../../../../etc/passwd` },
      statuses: [400, 404, 405],
    },
  ];
}

function badQueries(point: MountPoint, path: string): BadRequest[] {
  const { method, call } = point;
  const packed = (name: string, text: string | Buffer): BadRequest => ({
    name: `.r ${name}`,
    sent: { method, path: `${path}?.r=${typeof text === 'string' ? pack(text) : pack(text)}` },
    statuses: [400],
  });
  const wrong = wrongQuery(call);
  return [
    packed('malformed', '{"a":'),
    packed('a list', '[]'),
    packed('bad UTF-8', Buffer.from([0x7b, 0xff, 0x7d])),
    packed('a number', '5'),
    packed('deep', deep(3000)),
    { name: '.r not base64', sent: { method, path: `${path}?.r=%00%01` }, statuses: [400] },
    {
      name: 'too long a query',
      sent: { method, path: `${path}?.r=${'A'.repeat(20_000)}` },
      statuses: [414, 431],
    },
    {
      name: 'keys of every object',
      sent: { method, path: `${path}?__proto__.a=1&constructor.prototype.a=1&toString=1` },
      mayPass: true,
    },
    {
      name: 'escapes that are none',
      sent: { method, path: `${path}?a=%zz&%ff=%&=&&.&..=x` },
      mayPass: true,
    },
    ...(wrong === undefined
      ? []
      : [
          {
            name: 'wrong types, flat',
            sent: { method, path: `${path}?${wrong}` },
            statuses: [400],
          },
          {
            name: 'wrong types, packed',
            sent: { method, path: `${path}?.r=${pack(JSON.stringify(wrongBody(call)))}` },
            statuses: [400],
          },
        ]),
  ];
}

function badBodies({ method, call }: MountPoint, path: string): BadRequest[] {
  const body = (
    name: string,
    bytes: string | Buffer,
    statuses: readonly number[],
    headers: Sent['headers'] = json,
  ): BadRequest => ({
    name,
    sent: { method, path, headers: headers ?? {}, body: bytes },
    statuses,
  });
  const oneTooMany = `{"a":"${'x'.repeat(1024 * 1024 + 1 - 8)}"}`;
  const wrong = wrongBody(call);
  const text = takes(call).find(([, field]) => field.type === 'string')?.[0];
  return [
    body('malformed JSON', '{"a":', [400]),
    body('two values', '{}{}', [400]),
    body('not JSON', 'hello', [400]),
    body('byte order mark', '\ufeff{}', [400]),
    body('a list', '[]', [400]),
    body('null', 'null', [400]),
    body('a number', '5', [400]),
    body('text', '"x"', [400]),
    body('bad UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]), [400]),
    body('depth 10,000', deep(10_000), [400]),
    body('1 MiB + 1', oneTooMany, [413]),
    body('no type', '{}', [415], {}),
    body('plain text', '{}', [415], { 'content-type': 'text/plain' }),
    body('multipart', '{}', [415], { 'content-type': 'multipart/form-data; boundary=x' }),
    body('type that is none', '{}', [415], { 'content-type': 'application/json/x; ;;=' }),
    body('empty type', '{}', [415], { 'content-type': '' }),
    ...(call.form
      ? []
      : [body('form', 'a=b', [415], { 'content-type': 'application/x-www-form-urlencoded' })]),
    {
      ...body(
        'depth 10,000 inside',
        `{"x":${deep(10_000)},"query":{"filter":{"a":${deep(10_000)}}}}`,
        [],
      ),
      mayPass: true,
    },
    {
      ...body(
        'keys of every object',
        '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},"toString":1}',
        [],
      ),
      mayPass: true,
    },
    ...(wrong === undefined ? [] : [body('wrong types', JSON.stringify(wrong), [400])]),
    ...(text === undefined
      ? []
      : [
          body('null byte', JSON.stringify({ [text]: 'a\0b' }), [400]),
          body('half a pair', `{"${text}":"\\ud800"}`, [400]),
          body('number for text', `{"${text}":1e999}`, [400]),
        ]),
  ];
}

function badHeaders({ method, call }: MountPoint, path: string): BadRequest[] {
  const other = {
    'wix-site-id': 'another-site',
    'x-wix-consistent': '\u00ff'.repeat(500),
    'x-wix-bi-gateway': 'x'.repeat(4000),
    accept: 'image/png',
    range: 'bytes=0-1',
    'if-none-match': '*',
    'accept-version': '9.9.9',
  };
  return [
    {
      name: 'odd headers',
      sent: { method, path, headers: other },
      ...(call.who === 'public' ? { mayPass: true } : { statuses: [401] }),
    },
  ];
}

const takes = (call: Call): [string, Schema][] => {
  const inPath = new Set(pathParameters(call.path).map((name) => name.split('.')[0]));
  return Object.entries(call.request.properties).filter(
    ([name, field]) => !field.readOnly && field.type !== undefined && !inPath.has(name),
  );
};

/**
 * Every field with a value of another type; undefined if the call takes nothing that could be
 * wrong.
 */
function wrongBody(call: Call): Record<string, unknown> | undefined {
  const wrong = {
    string: { no: 'text' },
    integer: 'x',
    number: [],
    boolean: 'maybe',
    object: 'x',
    array: 'x',
  };
  const fields = takes(call).map(([name, { type = 'string' }]) => [name, wrong[type]] as const);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** The same as query parameters: two values for one text, one for a list's object. */
function wrongQuery(call: Call): string | undefined {
  const wrong = (name: string) => ({
    string: `${name}=a&${name}=b`,
    integer: `${name}=1.5`,
    number: `${name}=x`,
    boolean: `${name}=maybe`,
    object: `${name}=x`,
    array: `${name}.x=1`,
  });
  const fields = takes(call).map(([name, { type = 'string' }]) => wrong(name)[type]);
  return fields.length === 0 ? undefined : fields.join('&');
}
