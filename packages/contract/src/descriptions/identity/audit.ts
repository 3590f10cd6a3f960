import type { Descriptions } from '../table.ts';

export const audit: Descriptions = {
  'audit.listAudit':
    'Lists the entries of the audit log, newest first: changes made by the shop and its apps, ' +
    'sign-ins, issued tokens and changes to accounts.',
  AuditAction: {
    this: 'Kind of action that an entry of the audit log records.',
    WRITE: 'A call that may change data, made by the owner, a collaborator, an API key or an app.',
    SIGN_IN: 'A sign-in, successful or refused.',
    TOKEN: 'An access token that was issued or refused.',
    ACCOUNT: 'A change to the credentials of an account, such as a password or a second factor.',
  },
  AuditEntry: {
    this: 'One entry of the audit log.',
    id: 'ID of the entry.',
    date: 'When the action took place, in UTC.',
    subject:
      'Name of the call (`WRITE`), the OAuth grant (`TOKEN`) or the sign-in method (`SIGN_IN`).',
    actorRole:
      'Role of the caller: `visitor`, `member`, `owner` (the owner, a collaborator or an API ' +
      'key), `app` or `nobody` (no token). For an elevated call, the role of the API key.',
    actorId:
      'ID of the visitor, member, collaborator, API key or app. For an elevated call, the ID of ' +
      'the API key.',
    elevated:
      "Whether the call combined a visitor's or member's access token with an API key. " +
      '`detail.onBehalfOf` then names that visitor or member.',
    target: 'ID of the changed object or of the account. Missing if the request names none.',
    outcome: '`OK`, or why the action was refused: the HTTP status of a call, or an error code.',
    address: 'IP address of the client.',
    requestId: 'ID of the HTTP request, the same as in the server log.',
    detail: 'Further facts, which differ by action and subject.',
  },
  AuditListAuditRequest: {
    action: 'Returns only entries of this kind. Defaults to all kinds.',
    actorId: 'Returns only the actions of this visitor, member, collaborator, API key or app.',
    target: 'Returns only the actions on the object with this ID.',
    limit: 'Number of entries per page, 1 to 100. Defaults to 50.',
    before: 'ID of the last entry of the previous page; the page continues with older entries.',
  },
  AuditListAuditAnswer: {
    entries: 'Entries of this page, newest first.',
    next: 'Value for `before` in the request for the next page. Missing on the last page.',
  },
};
