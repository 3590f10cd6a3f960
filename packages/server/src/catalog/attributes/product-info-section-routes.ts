import {
  listProductInfoSections,
  setProductInfoSections,
} from '@shopwright/contract/catalog/product-info-sections';
import { route, type Route } from '../../http/index.ts';
import { refuse } from '../../kernel/outcome.ts';
import { productNotFound } from '../products/product-routes.ts';
import { loadProducts, lockProducts } from '../products/store/find-products.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  writeCatalog,
  writeTarget,
} from '../products/write-products.ts';
import { infoSectionRules } from './rules/info-section.ts';
import { chooseInfoSections } from './rules/choose-info-sections.ts';
import { listProductSections, lockSharedSections } from './store/attributes.ts';

/** The info sections of one product, among them those that it shares with others. */
export function productInfoSectionRoutes(deps: CatalogWriteDeps): Route[] {
  const { db } = deps;
  const render = (sections: Awaited<ReturnType<typeof listProductSections>>) =>
    sections.map((section) => infoSectionRules.toWire(section, undefined));

  return [
    route(listProductInfoSections, async ({ actor: { siteId }, request: { id } }) => {
      if ((await loadProducts(db, siteId, [id])).size === 0) return productNotFound(id);
      return { infoSections: render(await listProductSections(db, siteId, id)) };
    }),

    route(setProductInfoSections, async ({ actor: { siteId }, request }) => {
      const target = await writeTarget(deps, siteId);
      const ids = [...new Set(request.infoSectionIds.map((id) => id.toLowerCase()))];
      return writeCatalog(db, siteId, async (tx) => {
        const [before] = (await lockProducts(tx, siteId, [request.id])).values();
        if (!before) return productNotFound(request.id);
        const shared = await lockSharedSections(tx, siteId, ids);
        const infoSections = chooseInfoSections(before.infoSections, shared, ids);
        if ('missing' in infoSections)
          return refuse('INFO_SECTION_NOT_FOUND', { infoSectionId: infoSections.missing });
        const { changed } = await applyChanges(tx, target, [
          { before, after: { ...before, infoSections: infoSections.chosen } },
        ]);
        const sections = await listProductSections(tx, siteId, before.productId);
        return { result: { infoSections: render(sections) }, changed };
      });
    }),
  ];
}
