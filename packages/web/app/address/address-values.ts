/** The values of an address form by field name. Every value is a text; a missing one is empty. */
export const addressFieldNames = [
  'country',
  'firstName',
  'lastName',
  'company',
  'addressLine',
  'addressLine2',
  'postalCode',
  'city',
  'subdivision',
  'phone',
] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];
export type AddressValues = Readonly<Record<AddressFieldName, string>>;
export type AddressErrors = Readonly<Partial<Record<AddressFieldName, string>>>;

export const noAddress: AddressValues = {
  country: '',
  firstName: '',
  lastName: '',
  company: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  subdivision: '',
  phone: '',
};

/** The address type of the SDK in `members`, `checkout` and `orders`. */
export interface SdkAddress {
  readonly country?: string | null | undefined;
  readonly subdivision?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly addressLine1?: string | null | undefined;
  /** Members' addresses are called so on the wire. */
  readonly addressLine?: string | null | undefined;
  readonly addressLine2?: string | null | undefined;
  readonly streetAddress?:
    | { readonly name?: string | null | undefined; readonly number?: string | null | undefined }
    | undefined;
}
export interface SdkContact {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** An address of the platform as a form holds it. */
export function valuesOfAddress({
  address = {},
  contactDetails = {},
}: {
  readonly address?: SdkAddress | undefined;
  readonly contactDetails?: SdkContact | undefined;
}): AddressValues {
  const { name, number } = address.streetAddress ?? {};
  const street = [name, number].filter(Boolean).join(' ');
  const country = address.country ?? '';
  const subdivision = address.subdivision ?? '';
  return {
    country,
    firstName: contactDetails.firstName ?? '',
    lastName: contactDetails.lastName ?? '',
    company: contactDetails.company ?? '',
    addressLine: address.addressLine1 || address.addressLine || street,
    addressLine2: address.addressLine2 ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    // Clients send NY or US-NY; the form uses the long code.
    subdivision:
      subdivision === '' || subdivision.startsWith(`${country}-`)
        ? subdivision
        : `${country}-${subdivision}`,
    phone: contactDetails.phone ?? '',
  };
}

/** A form's values as the SDK takes them. What is empty is left out. */
export function addressOfValues(values: AddressValues) {
  const filled = (fields: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const {
    country,
    subdivision,
    city,
    postalCode,
    addressLine,
    addressLine2,
    firstName,
    lastName,
    company,
    phone,
  } = values;
  return {
    address: filled({
      country,
      subdivision,
      city,
      postalCode,
      addressLine1: addressLine,
      addressLine2,
    }),
    contactDetails: filled({ firstName, lastName, company, phone }),
  };
}

/** Reads the fields of a form with this prefix. */
export function readAddress(form: FormData, prefix = ''): AddressValues {
  const text = (name: AddressFieldName): string => {
    const value = form.get(prefix + name);
    return typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : '';
  };
  return {
    country: text('country').toUpperCase(),
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    addressLine: text('addressLine'),
    addressLine2: text('addressLine2'),
    postalCode: text('postalCode'),
    city: text('city'),
    subdivision: text('subdivision'),
    phone: text('phone'),
  };
}

/** Whether any field besides the country is filled in. */
export const isFilled = ({ country: _, ...rest }: AddressValues): boolean =>
  Object.values(rest).some((value) => value !== '');

/** A postal code and its region, as one text. */
export const pairOf = ({
  subdivision,
  postalCode,
}: Pick<AddressValues, 'subdivision' | 'postalCode'>): string => `${subdivision} ${postalCode}`;
