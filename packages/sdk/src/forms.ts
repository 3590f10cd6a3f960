/**
 * Conversions between the wire and the types of the SDK. The letters appear in the generated
 * shapes.
 */
export type Form = 'D' | 'N' | 'A' | 'I' | 'U' | 'V';

export interface Address {
  formatted?: string | null | undefined;
  location?:
    | { latitude?: number | null | undefined; longitude?: number | null | undefined }
    | undefined;
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  streetAddress?:
    | {
        name?: string | undefined;
        number?: string | undefined;
        apt?: string | undefined;
        formattedAddressLine?: string | null | undefined;
      }
    | undefined;
  hint?: string | null | undefined;
  city?: string | null | undefined;
  subdivision?: string | null | undefined;
  country?: string | null | undefined;
  postalCode?: string | null | undefined;
  countryFullname?: string | null | undefined;
  subdivisionFullname?: string | null | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
type Change = (value: never) => unknown;

const addressNames = {
  formattedAddress: 'formatted',
  geocode: 'location',
  addressLine: 'addressLine1',
};
const addressFields = ['addressLine2', 'hint', 'city', 'subdivision', 'country', 'postalCode'];
const streetFields = ['name', 'number', 'apt', 'formattedAddressLine'];

/** Only fields of an address: other keys are dropped, as in the provider's client. */
function address(value: Fields, names: readonly (readonly [string, string])[]): Fields {
  const result = picked(value, names);
  const { streetAddress } = value;
  if (streetAddress)
    result['streetAddress'] = picked(
      streetAddress as Fields,
      streetFields.map((name) => [name, name]),
    );
  return result;
}

function picked(
  value: Fields,
  names: readonly (readonly [string, string])[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap(([from, to]) => (value[from] === undefined ? [] : [[to, value[from]]])),
  );
}

const same = (name: string) => [name, name] as const;
const wireToSdk = [
  ...Object.entries(addressNames),
  ...[...addressFields, 'countryFullname', 'subdivisionFullname'].map(same),
];
const sdkToWire = [
  ...Object.entries(addressNames).map(([wire, sdk]) => [sdk, wire] as const),
  ...addressFields.map(same),
];

const notNumbers: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};
const named = (name: string | null | undefined): string =>
  name ? `/${encodeURIComponent(name)}` : '';

/** The common fields of images and videos on the wire. */
interface WireFile {
  readonly id?: string;
  readonly url?: string;
  readonly filename?: string | null;
  readonly altText?: string | null;
  readonly width?: number;
  readonly height?: number;
}

export const fromWire: Readonly<Record<Form, Change>> = {
  D: (text: string) => new Date(text),
  N: (value: number | string) => (typeof value === 'string' ? (notNumbers[value] ?? value) : value),
  A: (value: Fields) => address(value, wireToSdk),
  I: ({ id, url, filename, altText, width, height }: WireFile) =>
    id
      ? `wix:image://v1/${id}${named(filename || altText)}#originWidth=${width}&originHeight=${height}`
      : url,
  U: ({ url }: Fields) => url,
  V: ({ id, url, filename, posters }: WireFile & { readonly posters?: readonly WireFile[] }) => {
    if (!id) return url;
    const poster = posters?.[1] ?? posters?.[0];
    const posterId = poster?.id || poster?.url?.split('/').pop();
    return `wix:video://v1/${id}${named(filename)}${posterId ? `#posterUri=${posterId}&posterWidth=${poster?.width}&posterHeight=${poster?.height}` : ''}`;
  },
};

export const toWire: Readonly<Partial<Record<Form, Change>>> = {
  A: (value: Fields) => address(value, sdkToWire),
  I: (text: string) => {
    const media = readMedia(text, 'image');
    if (media === undefined) return { url: text };
    const { id, name, hash } = media;
    return {
      id,
      height: Number(hash.get('originHeight')),
      width: Number(hash.get('originWidth')),
      ...(name ? { altText: name, filename: name, url: text } : {}),
    };
  },
  U: (text: string) => ({ relativePath: new URL(text).pathname, url: text }),
  V: (text: string) => {
    const media = readMedia(text, 'video');
    if (media === undefined) return { url: text };
    const { id, name, hash } = media;
    const poster = hash.get('posterUri');
    return {
      id,
      ...(name ? { filename: name } : {}),
      ...(poster
        ? {
            posters: [
              {
                id: poster,
                height: Number(hash.get('posterHeight')),
                width: Number(hash.get('posterWidth')),
              },
            ],
          }
        : {}),
    };
  },
};

/**
 * `wix:image://v1/<id>/<name>#originWidth=..`; the old form has no `wix:`. Undefined for other
 * URLs.
 */
export function readMedia(
  text: string,
  kind: string,
): { id: string; name: string | undefined; hash: URLSearchParams } | undefined {
  const match = new RegExp(`^(?:wix:)?${kind}://v1/(?:ugd/)?([^/#]+)(?:/([^#]*))?(?:#(.*))?$`).exec(
    text,
  );
  if (match === null) return undefined;
  const [, id = '', name, hash] = match;
  return { id, name: name ? decodedName(name) : undefined, hash: new URLSearchParams(hash ?? '') };
}

/** A file name with a bare percent sign must not break a page. */
function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
