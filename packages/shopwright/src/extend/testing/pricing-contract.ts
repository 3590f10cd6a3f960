import {
  whyNoOptions,
  whyNoTaxAnswer,
} from '@shopwright/server/kernel/extend/check-pricing-answer';
import type {
  ShippingProvider,
  ShippingRequest,
} from '@shopwright/server/kernel/extend/shipping-provider';
import type { TaxProvider, TaxRequest } from '@shopwright/server/kernel/extend/tax-provider';
import assert from 'node:assert/strict';
import type { ContractTest } from './contract-test.ts';

export interface TaxContract {
  readonly create: () => Promise<TaxProvider> | TaxProvider;
  /** A request with an address that the provider has rates for. */
  readonly request: TaxRequest;
}

export function taxContract({ create, request }: TaxContract): ContractTest[] {
  return [
    {
      name: 'answers with a list of rates for each line',
      run: async () => {
        const answer = await (await create()).rates(request);
        assert.equal(whyNoTaxAnswer(answer), undefined);
        assert.ok(answer.status === 'ANSWERED', 'The request must be one that has an answer.');
        const missing = request.lines.filter(({ id }) => answer.lines[id] === undefined);
        assert.deepEqual(missing, [], 'Lines without tax need an empty list.');
      },
    },
    {
      name: 'gives the same rates for the same request',
      run: async () => {
        const provider = await create();
        assert.deepEqual(await provider.rates(request), await provider.rates(request));
      },
    },
    {
      name: 'answers an incomplete address without an error',
      run: async () => {
        const provider = await create();
        const answer = await provider.rates({ ...request, addresses: { business: {} } });
        assert.equal(whyNoTaxAnswer(answer), undefined);
      },
    },
    {
      name: 'answers a request without lines',
      run: async () => {
        const answer = await (await create()).rates({ ...request, lines: [] });
        assert.equal(whyNoTaxAnswer(answer), undefined);
      },
    },
  ];
}

export interface ShippingContract {
  readonly create: () => Promise<ShippingProvider> | ShippingProvider;
  /** A request that the provider has options for. */
  readonly request: ShippingRequest;
}

export function shippingContract({ create, request }: ShippingContract): ContractTest[] {
  return [
    {
      name: 'offers options with a code, a title and a price',
      run: async () => {
        const options = await (await create()).options(request);
        assert.equal(whyNoOptions(options), undefined);
        assert.notEqual(options.length, 0, 'The request must be one that has options.');
      },
    },
    {
      name: 'offers the same options at the same prices for the same request',
      run: async () => {
        const provider = await create();
        assert.deepEqual(await provider.options(request), await provider.options(request));
      },
    },
    {
      name: 'answers an incomplete address without an error',
      run: async () => {
        const provider = await create();
        assert.equal(
          whyNoOptions(await provider.options({ ...request, destination: {} })),
          undefined,
        );
      },
    },
  ];
}
