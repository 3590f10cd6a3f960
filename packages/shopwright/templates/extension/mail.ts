import { defineExtension, MessageRefused } from 'shopwright/extend';

/** Sends mails through the HTTP API of a mail service. Replace the request with that of yours. */
export default defineExtension(({ options }) => {
  const { apiUrl, from } = options;
  if (typeof apiUrl !== 'string' || typeof from !== 'string')
    throw new Error('the options "apiUrl" and "from" are missing.');
  return {
    name: 'example-mail',
    mail: {
      async send({ messageId, to, subject, html, text, attachments, storeName, storeEmail }) {
        const response = await fetch(apiUrl, {
          method: 'POST',
          // The same for every attempt, so that the service sends a repeated mail once.
          headers: { 'content-type': 'application/json', 'idempotency-key': messageId },
          body: JSON.stringify({
            from: { name: storeName, address: from },
            replyTo: storeEmail,
            to,
            subject,
            html,
            text,
            attachments,
          }),
          signal: AbortSignal.timeout(20_000),
        });
        if (response.ok) return;
        const reason = `status ${response.status}: ${await response.text()}`;
        // The address or the content is wrong: a retry would be refused again.
        throw response.status === 422 ? new MessageRefused(reason) : new Error(reason);
      },
    },
  };
});
