import { type MetaDescriptor } from 'react-router';
import type { Route } from './+types/cart';
import { pageMeta } from '../../shop/page-meta.ts';
import { Link } from '../../shop/link.tsx';

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({ title: `Cart | ${root.loaderData.store.name}` });
}

/** Nothing can be put into a cart before the cart calls exist, and the page says so. */
export default function Cart() {
  return (
    <section className="px-edge pt-10 pb-32 md:pt-20 md:pb-48">
      <h1 className="display">Your cart is empty</h1>
      <p className="mt-8 max-w-[34em] text-lg text-quiet">This shop does not take orders yet. You can look at everything in it.</p>
      <p className="mt-8"><Link className="link" to="/products">All products</Link></p>
    </section>
  );
}
