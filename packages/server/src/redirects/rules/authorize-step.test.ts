import fc from 'fast-check';
import { expect, test } from 'vitest';
import { authorizeStep, type AuthorizeInput } from './authorize-step.ts';

const candidate = fc.record({ memberId: fc.constantFrom('a', 'b'), fresh: fc.boolean() });
const inputs: fc.Arbitrary<AuthorizeInput> = fc.record({
  prompt: fc.constantFrom('login', 'none', 'consent', 'select_account', undefined),
  candidates: fc.array(candidate, { maxLength: 3 }),
  consented: fc.boolean(),
  chosen: fc.boolean(),
  denied: fc.boolean(),
});

test('issues a code only to a signed-in member whom the prompt allows', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const step = authorizeStep(input);
      if (step.next !== 'CODE') return;
      expect(input.denied).toBe(false);
      expect(input.candidates).toContain(step.member);
      // The member who signed in for this session takes precedence over the one who was signed in
      // before.
      expect(step.member.fresh).toBe(input.candidates.some(({ fresh }) => fresh));
      if (input.prompt === 'login') expect(step.member.fresh).toBe(true);
      if (input.prompt === 'consent') expect(input.consented).toBe(true);
      if (input.prompt === 'select_account') expect(step.member.fresh || input.chosen).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('`none` never leads to a page; other prompts end with a code or a refusal', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { next } = authorizeStep(input);
      if (input.prompt === 'none') expect(['CODE', 'ERROR']).toContain(next);
      else if (!input.denied) expect(next).not.toBe('ERROR');
    }),
    { numRuns: 2000 },
  );
});
