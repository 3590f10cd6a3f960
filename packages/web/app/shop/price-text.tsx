import type { Price } from './price.ts';

export function PriceText({ price }: { readonly price: Price }) {
  return (
    <p className="tabular-nums">
      {price.from && <span className="text-quiet">From </span>}
      {price.before && <><span className="sr-only">Before </span><s className="text-quiet">{price.before}</s> <span className="sr-only">now </span></>}
      <span className={price.before ? 'text-accent' : ''}>{price.now}</span>
    </p>
  );
}
