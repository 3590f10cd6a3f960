import { beforeAll, it } from 'vitest';
import { lastBenefit, lastCent, lastSeat, lastTicket } from './rush.ts';
import { startStudio, type Studio } from '../../kit/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});

const MANY = 200;
const patience = { timeout: 600_000 };

it(`the last seat goes to one of ${MANY} who pay for it at once`, patience, () =>
  lastSeat(studio, MANY),
);
it(`the last ticket goes to one of ${MANY}`, patience, () => lastTicket(studio, MANY));
it(`the last booking of a plan is used by one of ${MANY} checkouts`, patience, () =>
  lastBenefit(studio, MANY),
);
it(`the last cent of a gift card pays for one of ${MANY} orders`, patience, () =>
  lastCent(studio, MANY),
);
