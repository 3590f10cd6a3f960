import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const ownerResetPassword = defineCommand({
  words: ['owner', 'reset-password'],
  summary: 'Reset the password of the owner or a staff member',
  about:
    'For an owner who lost the password and has access to this machine. The new password is shown once; the old password stops working.',
  options: {
    email: {
      kind: 'text',
      hint: 'ADDRESS',
      help: 'Email address of a staff member (default: the owner)',
    },
    'remove-second-factor': {
      kind: 'flag',
      help: 'Also remove the authenticator app and the recovery codes',
    },
  },
  examples: [
    'shopwright owner reset-password',
    'shopwright owner reset-password --email anna@example.com',
    'shopwright owner reset-password --remove-second-factor',
  ],
  async run({ values, terminal, config }) {
    const [{ withStore }, { resetStaffPassword }] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server/identity/index'),
    ]);
    const staff = await withStore({ terminal, config }, ({ db, site }) =>
      resetStaffPassword(db, site.siteId, {
        email: values.email,
        removeSecondFactor: values['remove-second-factor'] === true,
      }),
    );
    if (!staff)
      throw new Refusal(
        values.email === undefined
          ? 'This store has no owner. Run "shopwright doctor" to check it.'
          : `No staff member has the email address ${values.email}.`,
      );
    terminal.answer({
      json: staff,
      text: `New password of ${staff.email}, shown only once:\n\n  ${staff.password}\n`,
    });
  },
});
