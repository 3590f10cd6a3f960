/** The tools of a formatted text. */
export const adminRichText = {
  htmlHint: 'HTML with paragraphs, headings, lists and links',
  format: 'Format of {label}',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  paragraph: 'Paragraph',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  clearFormat: 'Clear formatting',
  link: 'Link',
  linkAddress: 'Address of the link',
};
