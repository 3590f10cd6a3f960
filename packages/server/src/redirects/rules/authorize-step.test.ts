import fc from 'fast-check';
import { expect, test } from 'vitest';
import { authorizeStep, type Asked } from './authorize-step.ts';

const candidate = fc.record({ memberId: fc.constantFrom('a', 'b'), fresh: fc.boolean() });
const asked: fc.Arbitrary<Asked> = fc.record({
  prompt: fc.constantFrom('login', 'none', 'consent', 'select_account', undefined),
  candidates: fc.array(candidate, { maxLength: 3 }),
  consented: fc.boolean(),
  chosen: fc.boolean(),
  denied: fc.boolean(),
});

test('a code is only ever for somebody who is there, and whom the prompt allows', () => {
  fc.assert(
    fc.property(asked, (ask) => {
      const step = authorizeStep(ask);
      if (step.next !== 'CODE') return;
      expect(ask.denied).toBe(false);
      expect(ask.candidates).toContain(step.member);
      // Whoever signed in for it is meant before whoever was signed in.
      expect(step.member.fresh).toBe(ask.candidates.some(({ fresh }) => fresh));
      if (ask.prompt === 'login') expect(step.member.fresh).toBe(true);
      if (ask.prompt === 'consent') expect(ask.consented).toBe(true);
      if (ask.prompt === 'select_account') expect(step.member.fresh || ask.chosen).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('`none` never leads to a page, and every other prompt ends only by a code or a no', () => {
  fc.assert(
    fc.property(asked, (ask) => {
      const { next } = authorizeStep(ask);
      if (ask.prompt === 'none') expect(['CODE', 'ERROR']).toContain(next);
      else if (!ask.denied) expect(next).not.toBe('ERROR');
    }),
    { numRuns: 2000 },
  );
});
