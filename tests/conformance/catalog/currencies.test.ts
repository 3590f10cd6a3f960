import { expect } from 'vitest';
import { refusal } from '../kit/client-error.ts';
import { test } from '../kit/fixtures.ts';

/** Every function the official client has for currencies. */

test('currencies are listed, rates returned and amounts converted', async ({ server, visitor }) => {
  const set = await fetch(`${server.url}/v1/settings/currencies`, {
    method: 'PATCH',
    headers: { authorization: await server.createApiKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ currencies: { rates: [{ currency: 'EUR', rate: '0.9' }] } }),
  });
  expect(set.status).toBe(200);
  expect((await visitor.currencies.listCurrencies()).currencies).toEqual([
    { code: 'USD', symbol: '$' },
    { code: 'EUR', symbol: '€' },
  ]);
  expect(await visitor.currencies.getConversionRate({ from: 'USD', to: 'EUR' })).toEqual({
    rate: { value: '9', decimalPlaces: 1 },
    rateTimestamp: expect.any(Date),
  });
  expect(
    await visitor.currencies.convertCurrency({ from: 'USD', to: 'EUR' }, [
      { value: '1095', decimalPlaces: 2 },
    ]),
  ).toEqual({ amounts: [{ value: '986', decimalPlaces: 2 }], rateTimestamp: expect.any(Date) });
});

test('a currency without a rate is refused by its field', async ({ visitor }) => {
  const { status, details } = await refusal(
    visitor.currencies.getConversionRate({ from: 'USD', to: 'XOF' }),
  );
  expect(status).toBe(400);
  expect(details.validationError?.fieldViolations).toMatchObject([{ field: 'identifiers.to' }]);
});
