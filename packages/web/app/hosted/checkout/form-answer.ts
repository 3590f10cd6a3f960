import type { AddressForm } from '../../address/address-form.server.ts';
import type { AddressErrors, AddressValues } from '../../address/address-values.ts';

/** What a form that was not accepted shows again. */
export interface FormAnswer {
  readonly intent: string;
  readonly message?: string;
  /** The shop could not be reached, or broke off: what was typed is where it was typed. */
  readonly isUnanswered?: boolean;
  readonly errors?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly address?: {
    readonly values: AddressValues;
    readonly errors: AddressErrors;
    readonly form: AddressForm;
  };
  /** What is not as it was when the buyer said yes. */
  readonly changes?: readonly string[];
}
