import { createClient, OAuthStrategy, products } from '@shopwright/sdk';
import { median, type Case } from '../measure.ts';

/** The maximum time that the client adds to a call, in microseconds. */
const target = 50;

const product = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Tea',
  slug: 'tea',
  visible: true,
  productType: 'physical',
  description: '<p>Green tea from one garden.</p>',
  weight: 0.2,
  lastUpdated: '2026-03-01T12:00:00.000Z',
  createdDate: '2026-03-01T12:00:00.000Z',
  collectionIds: ['00000000-000000-000000-000000000001'],
  manageVariants: false,
  priceData: {
    currency: 'USD',
    price: 10,
    discountedPrice: 10,
    formatted: { price: '$10.00', discountedPrice: '$10.00' },
  },
  stock: { trackInventory: false, inStock: true },
  media: {
    mainMedia: {
      id: 'a',
      mediaType: 'image',
      image: { url: 'https://shop.test/media/a.webp', width: 800, height: 800 },
    },
    items: [],
  },
  productOptions: [
    {
      name: 'Size',
      optionType: 'drop_down',
      choices: [
        { value: 'S', description: 'S' },
        { value: 'M', description: 'M' },
      ],
    },
  ],
  variants: [],
};
const body = JSON.stringify({ product });

/**
 * The time that the client adds to a call: the same answer from memory, by bare fetch and through
 * the client, alternating.
 */
export const sdkOverhead: Case = async ({ repeats, seconds }) => {
  const answered: typeof fetch = async (input) =>
    new Response(
      typeof input === 'string' && input.includes('/oauth2/')
        ? '{"access_token":"a","refresh_token":"r","expires_in":14400}'
        : body,
    );
  const client = createClient({
    modules: { products },
    auth: OAuthStrategy({ clientId: 'bench' }),
    host: 'http://shop.test',
    fetch: answered,
  });
  const bare = async () =>
    (
      await answered(`http://shop.test/stores-reader/v1/products/${product.id}`, {
        headers: { authorization: 'a' },
      })
    ).json();
  const ours = () => client.products.getProduct(product.id);

  const calls = seconds * 2000;
  await microseconds(ours, calls);
  await microseconds(bare, calls);
  const added: number[] = [];
  for (let repeat = 0; repeat < repeats * 3; repeat += 1)
    added.push((await microseconds(ours, calls)) - (await microseconds(bare, calls)));
  const value = median(added);
  return [
    {
      name: 'the client, over bare fetch',
      value: `${value.toFixed(1)} us a call`,
      note: `target ${target} us: ${value <= target ? 'held' : 'MISSED'}; one product of ${body.length} bytes`,
    },
  ];
};

/** CPU time, so that other work of the machine does not count. */
async function microseconds(call: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < times; at += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}
