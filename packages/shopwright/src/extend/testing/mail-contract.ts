import type { MailTransport, OutgoingMail } from '@shopwright/server/kernel/extend/mail-transport';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ContractTest } from './contract-test.ts';

export interface MailContract {
  readonly create: () => Promise<MailTransport> | MailTransport;
  /** The mails that the service or its stand-in accepted, by recipient, subject and content. */
  readonly accepted: () => Promise<readonly AcceptedMail[]> | readonly AcceptedMail[];
  /** The service fails until `recover` is called. */
  readonly breakDown?: () => void;
  readonly recover?: () => void;
}

export interface AcceptedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export function mailContract({
  create,
  accepted,
  breakDown,
  recover,
}: MailContract): ContractTest[] {
  const mailTo = (to: string): OutgoingMail => ({
    siteId: randomUUID(),
    messageId: randomUUID(),
    to,
    subject: 'Your order 10001, "übergroß"',
    html: '<p>Thank you</p>',
    text: 'Thank you',
    attachments: [{ filename: 'invoice.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }],
    storeName: 'Test, Store',
    storeEmail: 'hello@shop.example',
  });
  const recipient = (): string => `buyer-${randomUUID()}@example.com`;
  const sentTo = async (to: string): Promise<readonly AcceptedMail[]> =>
    (await accepted()).filter((mail) => mail.to === to);

  const tests: ContractTest[] = [
    {
      name: 'delivers a mail with its subject and text to its recipient alone',
      run: async () => {
        const transport = await create();
        const mail = mailTo(recipient());
        await transport.send(mail);
        transport.close?.();
        const sent = await sentTo(mail.to);
        assert.deepEqual(
          sent.map(({ subject, text }) => ({ subject, text: text.trim() })),
          [{ subject: mail.subject, text: mail.text }],
        );
      },
    },
  ];
  if (breakDown && recover)
    tests.push({
      name: 'throws when the service is down, so that the mail is retried',
      run: async () => {
        const transport = await create();
        const mail = mailTo(recipient());
        breakDown();
        await assert.rejects(async () => transport.send(mail));
        recover();
        await transport.send(mail);
        transport.close?.();
        assert.equal((await sentTo(mail.to)).length, 1);
      },
    });
  return tests;
}
