import type { AddressForm } from '../../address/address-form.server.ts';
import type { AddressErrors, AddressValues } from '../../address/address-values.ts';

/** The state of a form that was not accepted. */
export interface FormAnswer {
  readonly intent: string;
  readonly message?: string;
  /** The shop could not be reached: entered values stay in the form. */
  readonly isUnanswered?: boolean;
  readonly errors?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly address?: {
    readonly values: AddressValues;
    readonly errors: AddressErrors;
    readonly form: AddressForm;
  };
  /** What changed since the buyer confirmed. */
  readonly changes?: readonly string[];
}
