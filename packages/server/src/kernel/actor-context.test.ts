import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createActorContext } from './actor-context.ts';

const ada = { role: 'member', id: '0f3c' };
const owner = { role: 'owner', id: '1' };

test('code that a call runs sees who makes the call, also after it waited', async () => {
  const context = createActorContext();
  const seen = await context.run(ada, async () => {
    const before = context.current();
    await setImmediate();
    return [before, context.current()];
  });
  expect(seen).toEqual(['member 0f3c', 'member 0f3c']);
});

test('two calls at once do not see each other', async () => {
  const context = createActorContext();
  const name = (actor: typeof ada) =>
    context.run(actor, async () => {
      await setImmediate();
      return context.current();
    });
  expect(await Promise.all([name(ada), name(owner)])).toEqual(['member 0f3c', 'owner 1']);
});

test('outside of a call, and without an actor, there is none', () => {
  const context = createActorContext();
  expect(context.current()).toBeNull();
  expect(context.run(undefined, () => context.current())).toBeNull();
  context.run(ada, () => undefined);
  expect(context.current()).toBeNull();
});

test('work without an actor inside a call still belongs to the caller', () => {
  const context = createActorContext();
  expect(context.run(ada, () => context.run(undefined, () => context.current()))).toBe(
    'member 0f3c',
  );
});
