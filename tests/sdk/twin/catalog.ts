import type { Kit } from './kit.ts';
import type { Step } from './record.ts';

const missingId = '11111111-1111-4111-8111-111111111111';

/** A visitor looks around; then the owner changes the shelves. */
export async function catalogSteps({ visitor, owner, stranger }: Kit, step: Step): Promise<void> {
  const { products, collections, inventory } = visitor;
  const all = await step('query products', () => products.queryProducts().ascending('name').find());
  const first = all?.items[0];
  const id = first?._id ?? missingId;
  const slug = first?.slug ?? 'none';

  await step('query: eq', () => products.queryProducts().eq('slug', slug).find());
  await step('query: eq by the renamed id', () => products.queryProducts().eq('_id', id).find());
  await step('query: ne', () => products.queryProducts().ne('slug', slug).ascending('slug').find());
  await step('query: in', () => products.queryProducts().in('_id', [id, missingId]).find());
  await step('query: startsWith', () => products.queryProducts().startsWith('name', 'B').find());
  await step('query: ge and le on the price', () =>
    products.queryProducts().ge('price', 1).le('price', 100).ascending('name').find(),
  );
  await step('query: gt and lt on the price', () =>
    products.queryProducts().gt('price', 1).lt('price', 5).find(),
  );
  await step('query: hasSome with a list', () =>
    products.queryProducts().hasSome('collectionIds', [missingId]).find(),
  );
  await step('query: hasSome with arguments', () =>
    products.queryProducts().hasSome('collectionIds', missingId, id).find(),
  );
  await step('query: hasAll', () =>
    products.queryProducts().hasAll('collectionIds', [missingId]).find(),
  );
  await step('query: or', () =>
    products
      .queryProducts()
      .eq('name', 'Apple')
      .or(products.queryProducts().eq('name', 'Bread'))
      .ascending('name')
      .find(),
  );
  await step('query: and', () =>
    products
      .queryProducts()
      .eq('name', 'Apple')
      .and(products.queryProducts().eq('slug', slug))
      .find(),
  );
  await step('query: three ors', () =>
    products
      .queryProducts()
      .eq('name', 'Apple')
      .or(products.queryProducts().eq('name', 'Bread'))
      .or(products.queryProducts().eq('name', 'Eggs'))
      .ascending('name')
      .find(),
  );
  await step('query: not', () =>
    products
      .queryProducts()
      .not(products.queryProducts().eq('name', 'Apple'))
      .ascending('name')
      .find(),
  );
  await step('query: not of nothing', () =>
    products.queryProducts().eq('name', 'Apple').not(products.queryProducts()).find(),
  );
  await step('query: exists', () =>
    products.queryProducts().exists('slug').ascending('name').limit(1).find(),
  );
  await step('query: does not exist', () => products.queryProducts().exists('slug', false).find());
  await step('query: is empty', () =>
    products
      .queryProducts()
      .eq('sku', undefined as unknown as string)
      .find(),
  );
  await step('query: contains', () => products.queryProducts().contains('name', 'e').find());
  await step('query: endsWith', () => products.queryProducts().endsWith('name', 'e').find());
  await step('query: descending by two fields', () =>
    products.queryProducts().descending('price', 'name').find(),
  );
  await step('query: by a date', () =>
    products.queryProducts().gt('lastUpdated', new Date(0)).ascending('name').limit(2).find(),
  );
  await step('query: unknown field', () =>
    products
      .queryProducts()
      .eq('nonsense' as never, 1)
      .find(),
  );

  const page = await step('paging: first page', () =>
    products.queryProducts().ascending('name').limit(2).find(),
  );
  const second = await step('paging: next', () => page?.next());
  await step('paging: prev', () => second?.prev());
  await step('paging: no previous page', () => page?.prev());
  const last = await step('paging: skip to the last page', () =>
    products.queryProducts().ascending('name').skip(4).limit(2).find(),
  );
  await step('paging: no next page', () => last?.next());
  await step('paging: limit 0', () => products.queryProducts().limit(0).find());
  await step('paging: skip alone', () => products.queryProducts().ascending('name').skip(3).find());

  await step('typed query', () =>
    products.queryProducts({
      filter: { slug },
      sort: [{ fieldName: '_id', order: 'ASC' }],
      paging: { limit: 1 },
    }),
  );
  await step('typed query with an operator', () =>
    products.queryProducts({ filter: { name: { $startsWith: 'A' } } }),
  );
  await step('a read too long for an address', () =>
    products
      .queryProducts()
      .in('_id', [id, ...Array.from({ length: 120 }, () => missingId)])
      .find()
      .then(({ length, totalCount }) => ({ length, totalCount })),
  );

  await step('product by id', () => products.getProduct(id));
  await step('product by id with options', () =>
    products.getProduct(id, { includeMerchantSpecificData: true }),
  );
  await step('product that is not there', () => products.getProduct(missingId));
  await step('product by something that is no id', () => products.getProduct('nonsense'));
  await step('variants of a product', () => products.queryProductVariants(id));
  await step('variants of a product with options', () =>
    products.queryProductVariants(id, { paging: { limit: 1 } }),
  );
  await step('variants of nothing', () => products.queryProductVariants(missingId));
  await step('options of a product', () => products.getProductOptionsAvailability(id, {}));
  await step('store variants', () =>
    products.queryStoreVariants({ filter: {}, paging: { limit: 2 } }),
  );
  await step('store variant that is not there', () =>
    products.getStoreVariant(`${missingId}-${missingId}`),
  );

  const shelves = await step('query collections', () =>
    collections.queryCollections().ascending('name').find(),
  );
  const shelf = shelves?.items.at(-1);
  await step('collections: by slug', () => collections.getCollectionBySlug(shelf?.slug ?? ''));
  await step('collections: by id', () => collections.getCollection(shelf?._id ?? ''));
  await step('collections: not there', () => collections.getCollection(missingId));
  await step('collections: slug not there', () => collections.getCollectionBySlug('nowhere'));
  await step('collections: older call', () => products.getCollectionBySlug(shelf?.slug ?? ''));
  await step('collections: query by name', () =>
    collections.queryCollections().eq('name', 'Picnic').limit(1).find(),
  );
  await step('collections: typed query', () =>
    collections.queryCollections({ filter: { name: 'Picnic' } }),
  );
  await step('stock of a product', () =>
    inventory.queryInventory({ query: { filter: JSON.stringify({ productId: id }) } }),
  );
  await step('stock as a visitor may not', () =>
    inventory.decrementInventory([{ productId: id, decrementBy: 1 }]),
  );
  await step('version of the catalog', () => visitor.catalogVersioning.getCatalogVersion());
  await step('a visitor may not create', () => products.createProduct({ name: 'Mine' }));
  await step('a stranger may not even read', () => stranger.products.getProduct(id));

  const made = await step('owner: create a product', () =>
    owner.products.createProduct({
      name: 'Fig',
      productType: 'physical',
      priceData: { price: 3.5 },
    }),
  );
  const fig = made?.product?._id ?? missingId;
  await step('owner: read it', () => owner.products.getProduct(fig));
  await step('owner: a bad price', () =>
    owner.products.createProduct({
      name: 'Bad',
      productType: 'physical',
      priceData: { price: -1 },
    }),
  );
  await step('owner: a name too long', () =>
    owner.products.createProduct({
      name: 'x'.repeat(200),
      productType: 'physical',
      priceData: { price: 1 },
    }),
  );
  await step('owner: update', () =>
    owner.products.updateProduct(fig, { name: 'Figs', description: 'Ripe' }),
  );
  await step('owner: update badly', () =>
    owner.products.updateProduct(fig, { priceData: { price: -2 } }),
  );
  await step('owner: update what is not there', () =>
    owner.products.updateProduct(missingId, { name: 'Ghost' }),
  );
  await step('owner: variants', () =>
    owner.products.updateProductVariants(fig, [{ choices: {}, price: 4 }]),
  );
  await step('owner: reset variants', () => owner.products.resetAllProductVariantData(fig));
  await step('owner: remove brand', () => owner.products.removeBrand(fig));
  await step('owner: remove ribbon', () => owner.products.removeRibbon(fig));
  await step('owner: bulk update', () =>
    owner.products.bulkUpdateProductsProperty([fig], { brand: 'Orchard' }),
  );
  await step('owner: bulk adjust', () =>
    owner.products.bulkAdjustProductProperty({ price: { amount: 1 } }, [fig]),
  );
  const madeShelf = await step('owner: create a collection', () =>
    owner.products.createCollection({ name: 'Fruit' }),
  );
  const fruit = madeShelf?.collection?._id ?? missingId;
  await step('owner: update the collection', () =>
    owner.products.updateCollection(fruit, { name: 'Fruits' }),
  );
  await step('owner: put it on the shelf', () =>
    owner.products.addProductsToCollection(fruit, [fig]),
  );
  await step('visitor: find it on the shelf', () =>
    products.queryProducts().hasSome('collectionIds', [fruit]).find(),
  );
  await step('owner: take it off the shelf', () =>
    owner.products.removeProductsFromCollection(fruit, [fig]),
  );
  await step('owner: stock', () =>
    owner.inventory.updateInventoryVariants(fig, {
      trackQuantity: true,
      variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 5 }],
    }),
  );
  await step('owner: less stock', () =>
    owner.inventory.decrementInventory([
      { productId: fig, variantId: '00000000-0000-0000-0000-000000000000', decrementBy: 2 },
    ]),
  );
  await step('owner: more stock', () =>
    owner.inventory.incrementInventory([
      { productId: fig, variantId: '00000000-0000-0000-0000-000000000000', incrementBy: 1 },
    ]),
  );
  await step('owner: look at the stock', () =>
    owner.inventory.queryInventory({
      query: { filter: JSON.stringify({ productId: fig }), paging: { limit: 5 } },
    }),
  );
  await step('owner: stock of one product', () =>
    owner.inventory.getInventoryVariants(fig, { productId: fig }),
  );
  await step('owner: media from nowhere', () => owner.products.removeProductMedia(fig, ['none']));
  await step('owner: delete options', () => owner.products.deleteProductOptions(fig));
  await step('owner: delete the collection', () => owner.products.deleteCollection(fruit));
  await step('owner: delete', () => owner.products.deleteProduct(fig));
  await step('owner: delete again', () => owner.products.deleteProduct(fig));
}
