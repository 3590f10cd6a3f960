/**
 * Why the checkout cannot continue. Its texts are bundled, because a page that could not be loaded
 * has none.
 */
export interface Ended {
  readonly ended: 'missing' | 'elsewhere';
  readonly heading: string;
  readonly text: string;
  readonly back: { readonly url: string; readonly label: string };
}

export const isEnded = (value: unknown): value is Ended =>
  typeof value === 'object' && value !== null && 'ended' in value && 'back' in value;

export function CheckoutEnded({ ended: { heading, text, back } }: { readonly ended: Ended }) {
  return (
    <section className="hosted-column">
      <title>{heading}</title>
      <h1 className="title">{heading}</h1>
      <p className="mt-6 text-lg text-quiet">{text}</p>
      <p className="mt-8">
        <a className="button" href={back.url}>
          {back.label}
        </a>
      </p>
    </section>
  );
}
