/** The ids that the official client uses for two well-known providers in every store. */
const providers: ReadonlyMap<string, { readonly name: string; readonly host: string }> = new Map([
  ['0e6a50f5-b523-4e29-990d-f37fa2ffdd69', { name: 'google', host: 'accounts.google.com' }],
  ['3ecad13f-52c3-483d-911f-31dbcf2a6d23', { name: 'facebook', host: 'www.facebook.com' }],
]);

/** The connection with this id, or the store's connection to Google or Facebook. */
export function resolveConnection<
  Connection extends {
    readonly connectionId: string;
    readonly name: string;
    readonly issuer: string;
  },
>(id: string, connections: readonly Connection[]): Connection | undefined {
  const own = connections.find(({ connectionId }) => connectionId === id.toLowerCase());
  const provider = providers.get(id.toLowerCase());
  if (own || !provider) return own;
  return (
    connections.find(({ name }) => name.trim().toLowerCase() === provider.name) ??
    connections.find(({ issuer }) => URL.parse(issuer)?.host === provider.host)
  );
}
