/** What search engines read of a page. Made on the server as text: the browser never builds it again. Data are no script, so no policy asks for a nonce. */
export function JsonLd({ text }: { readonly text: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
