import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const ownerResetPassword = defineCommand({
  words: ['owner', 'reset-password'],
  summary: 'Give the owner, or somebody else of the shop, a new password',
  about:
    'For whoever has lost it and still has this machine. The new password is shown once; the old one is worth nothing from then on.',
  options: {
    email: { kind: 'text', hint: 'ADDRESS', help: "Whose password, if not the owner's" },
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
          ? 'This store has no owner; "shopwright doctor" tells more.'
          : `Nobody of this shop has the address ${values.email}.`,
      );
    terminal.answer({
      json: staff,
      text: `The new password of ${staff.email}, shown only this once:\n\n  ${staff.password}\n`,
    });
  },
});
