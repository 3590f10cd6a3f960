/** Line icons of the admin, 20 by 20. They only accompany text, so they are hidden from screen readers. */

const paths = {
  home: 'M3.5 9.5 10 4l6.5 5.5M5 8.5V16h3.5v-4h3v4H15V8.5',
  people:
    'M7.5 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 16c0-2.8 2.2-4.5 5-4.5s5 1.7 5 4.5M13 9.2a2.4 2.4 0 1 0-.6-4.7M14.4 11.8c1.9.5 3.1 2 3.1 4.2',
  settings:
    'M3 6h8m4 0h2M3 14h2m4 0h8M13 8.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM7 16.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  account: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.5c0-3 2.7-5 6-5s6 2 6 5',
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  close: 'm5 5 10 10M15 5 5 15',
  order: 'M4.5 7h11l.8 9.5H3.7L4.5 7ZM7 9V6a3 3 0 0 1 6 0v3',
  product: 'm10 3 6.5 3.5v7L10 17l-6.5-3.5v-7L10 3Zm0 0v0M3.5 6.5 10 10l6.5-3.5M10 10v7',
  exchange: 'M6 16V4m0 0L3 7m3-3 3 3M14 4v12m0 0 3-3m-3 3-3-3',
  check: 'm4 10.5 4 4 8-9',
  webhook: 'M10 3v6m0 0-4 7m4-7 4 7M4 16h12',
  key: 'M12.5 9.5a3 3 0 1 0 0-.1ZM9.5 9.5H3v3m3-3v2',
  arrow: 'M4 10h12m-5-5 5 5-5 5',
  up: 'M10 15.5v-11m-4 4 4-4 4 4',
  down: 'M10 4.5v11m-4-4 4 4 4-4',
  first: 'M5 4h10M10 16.5V7m-4 4 4-4 4 4',
  drag: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  back: 'M16 10H4m5-5-5 5 5 5',
  file: 'M5.5 3h6l3 3v11h-9V3Zm6 0v3h3',
  video: 'M3.5 5.5h9v9h-9v-9Zm9 3.2 4-2.2v7l-4-2.2',
  star: 'm10 3.5 2 4.3 4.6.5-3.4 3.2.9 4.6L10 13.8l-4.1 2.3.9-4.6-3.4-3.2 4.6-.5 2-4.3Z',
  image: 'M3.5 4.5h13v11h-13v-11Zm0 8.5 3.5-3.5 3 3 2.5-2.5 4 4M12.5 8a1 1 0 1 0 0-.1Z',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6V4Zm0 6h5.75a3 3 0 0 1 0 6H6v-6ZM7 4v12',
  italic: 'M8.5 4H14M6 16h5.5M11.5 4l-3 12',
  heading: 'M5 4v12M15 4v12M5 10h10',
  paragraph: 'M10 4v12M14 4v12M16 4H9a3.5 3.5 0 0 0 0 7h1',
  bullets: 'M8 5h9M8 10h9M8 15h9M4 5h.01M4 10h.01M4 15h.01',
  numbers:
    'M9 5h8M9 10h8M9 15h8M3.5 4 5 3.2V8M3.3 12.6c.3-.8 2.4-.8 2.3.5C5.5 14.3 4 15 3.3 16.3h2.5',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 1 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 1 0 4.3 4.3l1-1',
  clearFormat: 'M4 4h9M8.5 4l-1.8 8M4.5 16h5M12.5 12.5l4 4m0-4-4 4',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="admin-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
