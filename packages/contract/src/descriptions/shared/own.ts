import type { Descriptions } from '../table.ts';

export const own: Descriptions = {
  SeoTexts: {
    this: 'Texts for search engines and link previews.',
    title: 'Page title for search results. Defaults to the name.',
    description:
      'Page description for search results. Defaults to the beginning of the description.',
  },
  PersonToReach: {
    this: 'Contact details of a customer.',
    firstName: 'First name of the customer.',
    lastName: 'Last name of the customer.',
    email: 'Email address that confirmations and changes are sent to.',
    phone: 'Phone number as the customer entered it.',
  },
};
