import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createActorContext } from './actor-context.ts';

const ada = { role: 'member', id: '0f3c' };
const owner = { role: 'owner', id: '1' };

test('code inside a call sees the caller, also after an await', async () => {
  const context = createActorContext();
  const seen = await context.run(ada, async () => {
    const before = context.current();
    await setImmediate();
    return [before, context.current()];
  });
  expect(seen).toEqual(['member 0f3c', 'member 0f3c']);
});

test("concurrent calls do not see each other's caller", async () => {
  const context = createActorContext();
  const name = (actor: typeof ada) =>
    context.run(actor, async () => {
      await setImmediate();
      return context.current();
    });
  expect(await Promise.all([name(ada), name(owner)])).toEqual(['member 0f3c', 'owner 1']);
});

test('there is no actor outside of a call', () => {
  const context = createActorContext();
  expect(context.current()).toBeNull();
  expect(context.run(undefined, () => context.current())).toBeNull();
  context.run(ada, () => undefined);
  expect(context.current()).toBeNull();
});

test('nested work without its own actor still belongs to the caller', () => {
  const context = createActorContext();
  expect(context.run(ada, () => context.run(undefined, () => context.current()))).toBe(
    'member 0f3c',
  );
});
