/** Structured data for search engines, rendered on the server only. Data blocks need no nonce. */
export function JsonLd({ text }: { readonly text: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
