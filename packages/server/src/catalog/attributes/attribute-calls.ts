import type { ErrorCode } from '@shopwright/contract';
import type { BulkActionMetadata, EntityItemMetadata } from '@shopwright/contract/shared/bulk';
import type { CursorPagingMetadata } from '@shopwright/contract/shared/paging';
import { isRefusal, type AnyRefusal, type Refusal } from '../../kernel/outcome.ts';
import { pageOf, parseQuery, toSql, type WireQuery } from '../../query/index.ts';
import { bulkError, countOutcomes } from '../products/bulk-results.ts';
import type { CatalogWriteDeps, Versioned } from '../products/write-products.ts';
import {
  attributeNotFound,
  type AttributeKind,
  createAttributeWrites,
} from './change-attributes.ts';
import { applyFieldMask, type Attribute } from './rules/attribute.ts';
import {
  countAttributes,
  countProducts,
  findAttribute,
  queryAttributes,
} from './store/attributes.ts';

interface BulkResult<Wire> {
  readonly itemMetadata: EntityItemMetadata;
  readonly item?: Wire;
}

export interface BulkAnswer<Wire> {
  readonly results: BulkResult<Wire>[];
  readonly bulkActionMetadata: BulkActionMetadata;
}

interface Identified {
  readonly id?: string | null;
  readonly revision?: string | null;
}

interface Returned {
  /** Whether to count the products of each. */
  readonly withCount: boolean;
}

/**
 * The calls that brands, ribbons and info sections have in common. Each file of routes gives them
 * the names of its wire.
 */
export function createAttributeCalls<Fields, Input, Wire extends object>(
  deps: CatalogWriteDeps,
  kind: AttributeKind<Fields, Input, Wire>,
  /** The field of requests that holds one, for violations. */
  path: string,
) {
  const { db } = deps;
  const { rules, table } = kind;
  const writes = createAttributeWrites(deps, kind);

  const render = async (
    siteId: string,
    attributes: readonly Attribute<Fields>[],
    { withCount }: Returned,
  ): Promise<Wire[]> => {
    const counts = withCount
      ? await countProducts(
          db,
          table,
          siteId,
          attributes.map(({ id }) => id),
        )
      : undefined;
    return attributes.map((attribute) =>
      rules.toWire(attribute, counts && (counts.get(attribute.id) ?? 0)),
    );
  };

  const answer = async <Code extends ErrorCode = never>(
    siteId: string,
    outcome: Attribute<Fields> | Versioned<Attribute<Fields>> | Refusal<Code>,
    returned: Returned = { withCount: false },
  ): Promise<Wire | Versioned<Wire> | Refusal<Code>> => {
    if (isRefusal(outcome)) return outcome;
    const attribute = 'consistent' in outcome ? outcome.answer : outcome;
    const [wire] = await render(siteId, [attribute], returned);
    if (!wire) return attributeNotFound(rules.noun, attribute.id);
    return 'consistent' in outcome ? { consistent: outcome.consistent, answer: wire } : wire;
  };

  /** Each item succeeds or fails by itself. */
  const bulk = async <Item>(
    siteId: string,
    items: readonly Item[],
    idOf: (item: Item) => string | null | undefined,
    work: (item: Item, index: number) => Promise<Outcome<Fields>>,
    { returnEntity, withCount }: Returned & { readonly returnEntity: boolean },
  ): Promise<BulkAnswer<Wire>> => {
    const results: BulkResult<Wire>[] = [];
    for (const [originalIndex, item] of items.entries()) {
      const outcome = await work(item, originalIndex);
      if (isRefusal(outcome)) {
        const id = idOf(item);
        results.push({
          itemMetadata: {
            ...(id ? { id } : {}),
            originalIndex,
            success: false,
            error: bulkError(outcome),
          },
        });
        continue;
      }
      const attribute = outcome && 'consistent' in outcome ? outcome.answer : outcome;
      const id = attribute?.id ?? idOf(item);
      const [wire] =
        attribute && returnEntity ? await render(siteId, [attribute], { withCount }) : [];
      results.push({
        itemMetadata: { ...(id ? { id } : {}), originalIndex, success: true },
        ...(wire ? { item: wire } : {}),
      });
    }
    return { results, bulkActionMetadata: countOutcomes(results) };
  };

  return {
    create: async (siteId: string, input: Input) =>
      answer(siteId, await writes.create(siteId, input, path)),

    get: async (siteId: string, id: string, returned: Returned) =>
      answer(
        siteId,
        (await findAttribute(db, table, siteId, id)) ?? attributeNotFound(rules.noun, id),
        returned,
      ),

    update: async (siteId: string, input: Input & Identified, returned: Returned) =>
      answer(
        siteId,
        await writes.update(siteId, input.id ?? '', input.revision, input, path),
        returned,
      ),

    remove: (siteId: string, id: string) => writes.remove(siteId, id),

    getOrCreate: async (siteId: string, input: Input, returned: Returned) =>
      answer(siteId, await writes.getOrCreate(siteId, input, path), returned),

    async query(
      siteId: string,
      wire: WireQuery | undefined,
      returned: Returned,
    ): Promise<{ items: Wire[]; pagingMetadata: CursorPagingMetadata } | Refusal> {
      const query = parseQuery(wire, table.query, { merchant: true });
      if (isRefusal(query)) return query;
      const page = pageOf(query, await queryAttributes(db, table, siteId, toSql(query)));
      if (isRefusal(page)) return page;
      const items = await render(
        siteId,
        page.rows.map(({ attribute }) => attribute),
        returned,
      );
      return {
        items,
        pagingMetadata: {
          count: items.length,
          cursors: page.cursors,
          hasNext: page.cursors.next !== undefined,
        },
      };
    },

    async count(siteId: string, filter: unknown): Promise<{ count: number } | Refusal> {
      const query = parseQuery({ filter }, { ...table.query, path: '' }, { merchant: true });
      if (isRefusal(query)) return query;
      return { count: await countAttributes(db, table, siteId, toSql(query).where) };
    },

    bulkCreate: (siteId: string, items: readonly Input[], returnEntity: boolean) =>
      bulk(
        siteId,
        items,
        () => undefined,
        (item) => writes.create(siteId, item, path),
        { returnEntity, withCount: false },
      ),

    bulkUpdate: (
      siteId: string,
      items: readonly { readonly item: Input & Identified; readonly fieldMask?: string }[],
      returned: Returned & { readonly returnEntity: boolean },
    ) =>
      bulk(
        siteId,
        items,
        ({ item }) => item.id,
        ({ item, fieldMask }) =>
          writes.update(
            siteId,
            item.id ?? '',
            item.revision,
            // A mask leaves fields out, and every field of an input is optional.
            applyFieldMask(item, fieldMask) as Input,
            path,
          ),
        returned,
      ),

    bulkGetOrCreate: (siteId: string, items: readonly Input[], returned: Returned) =>
      bulk(
        siteId,
        items,
        () => undefined,
        (item) => writes.getOrCreate(siteId, item, path),
        { ...returned, returnEntity: true },
      ),

    bulkRemove: (siteId: string, ids: readonly string[]) =>
      bulk(
        siteId,
        ids,
        (id) => id,
        async (id) => {
          const outcome = await writes.remove(siteId, id);
          return isRefusal(outcome) ? outcome : undefined;
        },
        { returnEntity: false, withCount: false },
      ),
  };
}

/** Undefined for one that is deleted. */
type Outcome<Fields> = Attribute<Fields> | Versioned<Attribute<Fields>> | AnyRefusal | undefined;
