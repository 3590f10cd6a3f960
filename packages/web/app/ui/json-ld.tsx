import { use } from 'react';
import { NonceContext } from '../nonce.ts';

/** What search engines read of a page. Made on the server as text: the browser never builds it again. */
export function JsonLd({ text }: { readonly text: string }) {
  return <script type="application/ld+json" nonce={use(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
