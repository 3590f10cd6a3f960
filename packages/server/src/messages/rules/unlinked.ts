/**
 * Text that a customer typed, for a mail to another person. Mail programs turn URLs and addresses
 * into links, so each gets an invisible break, which keeps a stranger's text from becoming a link
 * in the shop's mail.
 */
export const unlinked = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '.\u200B').replaceAll('://', ':\u200B//');
