import { service } from '../call.ts';
import { boolean, list, message, required, string, timestamp, type Static } from '../field.ts';

/** The sessions of a member, and sign-out on other devices. Not in the provider's API. */
const call = service([]);

export const MySession = message('MySession', {
  sessionId: string({ format: 'GUID' }),
  device: string(),
  createdDate: timestamp(),
  lastUsedDate: timestamp(),
  current: boolean(),
});
export type MySession = Static<typeof MySession>;

export const listMySessions = call({
  name: 'factors.listMySessions',
  method: 'GET',
  path: '/v1/members/me/sessions',
  who: 'member',
  request: message('FactorsListMySessionsRequest', {}),
  answer: message('FactorsListMySessionsAnswer', { sessions: list(MySession) }),
  errors: ['MEMBER_REQUIRED'],
});

export const endMySession = call({
  name: 'factors.endMySession',
  method: 'POST',
  path: '/v1/members/me/sessions/{sessionId}/end',
  who: 'member',
  request: message('FactorsEndMySessionRequest', {
    sessionId: required(string({ format: 'GUID' })),
  }),
  answer: message('FactorsEndMySessionAnswer', {}),
  errors: ['MEMBER_REQUIRED'],
});

export const endOtherSessions = call({
  name: 'factors.endOtherSessions',
  method: 'POST',
  path: '/v1/members/me/sessions/end-others',
  who: 'member',
  request: message('FactorsEndOtherSessionsRequest', {}),
  answer: message('FactorsEndOtherSessionsAnswer', {}),
  errors: ['MEMBER_REQUIRED'],
});
