import { createElement, type ReactNode } from 'react';

interface Open {
  readonly tag: string;
  readonly props: Record<string, unknown>;
  readonly children: ReactNode[];
}

const token =
  /<!--.*?-->|<!DOCTYPE[^>]*>|<(script|style)([^>]*)>(.*?)<\/\1>|<(\/?)([\w:-]+)([^>]*?)(\/?)>|([^<]+)/gis;
const alone = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** Parses a rendered page into elements, so that React can render them again. */
export function pageTree(html: string): ReactNode {
  const top: Open = { tag: '', props: {}, children: [] };
  const open: Open[] = [top];
  let key = 0;
  for (const [
    ,
    raw,
    rawProps = '',
    inner = '',
    end,
    tag = '',
    props = '',
    selfClosing,
    text,
  ] of html.matchAll(token)) {
    const parent = open.at(-1) ?? top;
    if (raw)
      parent.children.push(
        createElement(raw, {
          key: (key += 1),
          ...propsOf(rawProps),
          dangerouslySetInnerHTML: { __html: inner },
        }),
      );
    else if (text) parent.children.push(text);
    else if (end) {
      const done = open.pop();
      if (done)
        open
          .at(-1)
          ?.children.push(
            createElement(
              done.tag,
              { key: (key += 1), ...done.props },
              done.children.length > 0 ? done.children : undefined,
            ),
          );
    } else if (selfClosing || alone.has(tag))
      parent.children.push(createElement(tag, { key: (key += 1), ...propsOf(props) }));
    else if (tag) open.push({ tag, props: propsOf(props), children: [] });
  }
  return top.children[0];
}

const propsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name === 'class' ? 'className' : name,
      value,
    ]),
  );
