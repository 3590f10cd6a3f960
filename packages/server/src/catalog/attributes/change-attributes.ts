import type { EventType } from '@shopwright/contract';
import { enqueue, isDuplicate, type Tx } from '../../db/index.ts';
import { created, deleted, publish, updated } from '../../events/index.ts';
import { newOrderedId } from '../../kernel/ids.ts';
import {
  isRefusal,
  notFound,
  type Refusal,
  refuse,
  refuseFields,
  violation,
} from '../../kernel/outcome.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import { rerenderSharedPart, type SharedPart } from '../products/rerender-shared-part.ts';
import { lockProductRows, lockProducts } from '../products/store/find-products.ts';
import {
  applyChanges,
  bulkWriteOptions,
  type CatalogWriteDeps,
  type Versioned,
  writeCatalog,
  writeTarget,
} from '../products/write-products.ts';
import { type Attribute, type AttributeRules, checkRevision } from './rules/attribute.ts';
import {
  type AttributeTable,
  countAttributes,
  deleteAttribute,
  findAttributesByName,
  insertAttribute,
  type LinkedTable,
  listProductIds,
  lockAttribute,
  updateAttribute,
} from './store/attributes.ts';

/** One kind of attribute: its rules and where it is stored. */
export interface AttributeKind<Fields, Input, Wire> {
  readonly rules: AttributeRules<Fields, Input, Wire>;
  readonly table: AttributeTable<Fields>;
  readonly part: SharedPart;
  /** The rule that the provider's client names when a store has too many. */
  readonly limitRule: string;
}

export const RERENDER_PRODUCTS_OF_ATTRIBUTE = 'rerender-products-of-attribute';

const MAX_PER_SITE = 10_000;

/** The products of a small attribute follow in the transaction that changes it, others in a job. */
const MAX_PRODUCTS_AT_ONCE = 100;
const PRODUCTS_PER_BATCH = 500;

export interface AttributeWrites<Fields, Input> {
  create(
    siteId: string,
    input: Input,
    path: string,
  ): Promise<Attribute<Fields> | Refusal<'NAME_ALREADY_EXISTS'>>;
  update(
    siteId: string,
    id: string,
    revision: string | null | undefined,
    input: Input,
    path: string,
  ): Promise<
    | Attribute<Fields>
    | Versioned<Attribute<Fields>>
    | Refusal<'NAME_ALREADY_EXISTS' | 'REVISION_CONFLICT'>
  >;
  remove(
    siteId: string,
    id: string,
  ): Promise<Record<string, never> | Versioned<Record<string, never>> | Refusal>;
  getOrCreate(siteId: string, input: Input, path: string): Promise<Attribute<Fields> | Refusal>;
}

export const attributeNotFound = (noun: string, id: string): Refusal =>
  notFound(`There is no ${noun} with the id ${id}.`);

export function createAttributeWrites<Fields, Input, Wire extends object>(
  deps: CatalogWriteDeps,
  { rules, table, part, limitRule }: AttributeKind<Fields, Input, Wire>,
): AttributeWrites<Fields, Input> {
  const { db, clock } = deps;
  const { noun, eventNoun } = rules;
  const wire = (attribute: Attribute<Fields>) => rules.toWire(attribute, undefined);

  const announce = (tx: Tx, siteId: string, id: string, verb: Verb, body: object) =>
    publish(tx, {
      siteId,
      type: `wix.stores.catalog.v3.${eventNoun}_${verb}` satisfies EventType,
      entityType: `wix.stores.catalog.v3.${eventNoun}`,
      entityId: id,
      body,
    });

  const nameTaken = (fields: Fields): Refusal<'NAME_ALREADY_EXISTS'> =>
    refuse('NAME_ALREADY_EXISTS', { entity: noun, name: rules.uniqueName(fields) ?? '' });

  const insert = async (siteId: string, fields: Fields, path: string) => {
    const now = clock();
    const attribute: Attribute<Fields> = {
      id: newOrderedId(now.getTime()),
      revision: 1,
      createdAt: now,
      updatedAt: now,
      fields,
    };
    return db.tx(async (tx) => {
      if ((await countAttributes(tx, table, siteId)) >= MAX_PER_SITE)
        return refuseFields({
          ...violation(path, 'OTHER', `cannot be added: a store has at most ${MAX_PER_SITE}`),
          ruleName: limitRule,
        });
      if (!(await insertAttribute(tx, table, siteId, attribute))) return undefined;
      await announce(tx, siteId, attribute.id, 'created', created(wire(attribute)));
      return attribute;
    });
  };

  return {
    async create(siteId, input, path) {
      const fields = rules.make(input, path);
      if (isRefusal(fields)) return fields;
      return (await insert(siteId, fields, path)) ?? nameTaken(fields);
    },

    async update(siteId, id, revision, input, path) {
      const target = await writeTarget(deps, siteId);
      const productIds = await listProductIds(db, table, siteId, id, {
        limit: MAX_PRODUCTS_AT_ONCE + 1,
      });
      const atOnce = productIds.length <= MAX_PRODUCTS_AT_ONCE ? productIds : [];
      let requested: Fields | undefined;
      const work = async (tx: Tx) => {
        // Products are locked before what they share, like in every write.
        await lockProductRows(tx, siteId, atOnce);
        const before = await lockAttribute(tx, table, siteId, id);
        if (!before) return attributeNotFound(noun, id);
        const outdated = checkRevision(noun, before, revision);
        if (outdated) return outdated;
        const fields = rules.patch(before.fields, input, path);
        if (isRefusal(fields)) return fields;
        if (isDeepEqual(fields, before.fields)) return { result: before, changed: false };
        requested = fields;
        const after = {
          ...before,
          fields,
          revision: before.revision + 1,
          updatedAt: clock(),
        };
        await updateAttribute(tx, table, siteId, after);
        await announce(tx, siteId, id, 'updated', updated(wire(after)));
        if (atOnce.length > 0) await rerenderSharedPart(tx, target, atOnce, part);
        const all = await listProductIds(tx, table, siteId, id, { limit: atOnce.length + 1 });
        if (all.some((productId) => !atOnce.includes(productId)))
          await enqueueRerender(tx, siteId, table.table, id);
        return { result: after, changed: true };
      };
      try {
        return await writeCatalog(db, siteId, work, bulkWriteOptions);
      } catch (error) {
        if (isDuplicate(error) && requested !== undefined) return nameTaken(requested);
        throw error;
      }
    },

    async remove(siteId, id) {
      for (;;) {
        const target = await writeTarget(deps, siteId);
        const productIds = await listProductIds(db, table, siteId, id, {
          limit: PRODUCTS_PER_BATCH,
        });
        // The last products lose it in the transaction that deletes it; those of a large one
        // before, in batches.
        const outcome = await writeCatalog(
          db,
          siteId,
          async (tx) => {
            const products = await lockProducts(tx, siteId, productIds);
            const attribute = await lockAttribute(tx, table, siteId, id);
            if (!attribute) return attributeNotFound(noun, id);
            const detached = await applyChanges(
              tx,
              target,
              [...products.values()].map((before) => ({
                before,
                after: rules.detach(before, attribute),
              })),
            );
            if ((await listProductIds(tx, table, siteId, id, { limit: 1 })).length > 0)
              return { result: false, changed: detached.changed };
            await deleteAttribute(tx, table, siteId, id);
            await announce(tx, siteId, id, 'deleted', deleted(wire(attribute)));
            return { result: true, changed: true };
          },
          bulkWriteOptions,
        );
        if (isRefusal(outcome)) return outcome;
        if (typeof outcome === 'object' && outcome.answer)
          return { consistent: outcome.consistent, answer: {} };
      }
    },

    async getOrCreate(siteId, input, path) {
      const fields = rules.make(input, path);
      if (isRefusal(fields)) return fields;
      const find = async () =>
        (await findAttributesByName(db, table, siteId, [rules.uniqueName(fields) ?? '']))[0];
      // Another caller may create it between the two steps; it is found then.
      return (
        (await find()) ??
        (await insert(siteId, fields, path)) ??
        (await find()) ??
        attributeNotFound(noun, rules.uniqueName(fields) ?? '')
      );
    },
  };
}

type Verb = 'created' | 'updated' | 'deleted';

/** Changes in quick succession share one run, and runs of one site never overlap. */
const enqueueRerender = (
  tx: Tx,
  siteId: string,
  table: LinkedTable['table'],
  id: string,
): Promise<void> =>
  enqueue(tx, {
    task: RERENDER_PRODUCTS_OF_ATTRIBUTE,
    payload: { siteId, table, id },
    key: `${RERENDER_PRODUCTS_OF_ATTRIBUTE}:${siteId}:${id}`,
    queue: `${RERENDER_PRODUCTS_OF_ATTRIBUTE}:${siteId}`,
  });
