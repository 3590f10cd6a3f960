import { beforeAll, it } from 'vitest';
import { lastBenefit, lastCent, lastSeat, lastTicket } from './rush.ts';
import { startStudio, type Studio } from '../../kit/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});

const BUYER_COUNT = 20;
const patience = { timeout: 180_000 };

it(`the last seat goes to one of ${BUYER_COUNT} concurrent buyers`, patience, () =>
  lastSeat(studio, BUYER_COUNT),
);
it(`the last ticket goes to one of ${BUYER_COUNT}`, patience, () =>
  lastTicket(studio, BUYER_COUNT),
);
it(`the last booking of a plan is used by one of ${BUYER_COUNT} checkouts`, patience, () =>
  lastBenefit(studio, BUYER_COUNT),
);
it(`the last cent of a gift card pays for one of ${BUYER_COUNT} orders`, patience, () =>
  lastCent(studio, BUYER_COUNT),
);
