/**
 * Text that a customer typed, for a mail to another person: mail programs turn web and mail addresses into links by
 * themselves, so an invisible break in each address keeps a stranger's text from becoming a link in the shop's mail.
 */
export const unlinked = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '.\u200B').replaceAll('://', ':\u200B//');
