import type { PictureImage } from '../ui/picture.tsx';
import type { Price } from '../shop/price.server.ts';

/** The data of a product page: everything that is sent to the browser. */
export interface ProductView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly ribbon?: string;
  readonly isDigital: boolean;
  readonly options: readonly OptionView[];
  readonly variants: readonly VariantView[];
  readonly pictures: readonly PictureImage[];
  readonly description: readonly string[];
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
  /** Ways to have it again and again. */
  readonly plans: readonly PlanView[];
  readonly textFields: readonly {
    readonly title: string;
    readonly maxLength: number;
    readonly isNeeded: boolean;
  }[];
}

export interface PlanView {
  readonly id: string;
  readonly name: string;
  /** How often, and how it ends. */
  readonly terms: string;
}

export interface OptionView {
  readonly name: string;
  readonly isColor: boolean;
  readonly choices: readonly ChoiceView[];
}

export interface ChoiceView {
  readonly name: string;
  /** `#rrggbb` */
  readonly color?: string;
  /** Places in the product's pictures. */
  readonly pictures: readonly number[];
}

/** One way to have it. */
export interface VariantView {
  /** Absent where variants have no price and stock of their own: the choices name it then. */
  readonly id?: string;
  /** The place of the choice in each option; empty where every combination is the same. */
  readonly choices: readonly number[];
  readonly price?: Price;
  /** The price with each of the product's plans. */
  readonly planPrices?: readonly string[];
  /** The price per kilogram, liter or meter. */
  readonly perUnit?: string;
  /** The saving by a discount. */
  readonly saved?: string;
  readonly sku?: string;
  readonly isInStock: boolean;
  /** How many are there, where that is counted. */
  readonly left?: number;
}
