export interface Theme {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
}

const plain: Theme = { paper: '#f7f3ec', ink: '#22201c', accent: '#8a4b2d' };

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The store's colours; one that is no colour is left out, since it would become part of a style sheet. */
export function themeOf(given: Partial<Record<keyof Theme, unknown>> | null | undefined): Theme {
  const color = (name: keyof Theme): string => {
    const value = given?.[name];
    return typeof value === 'string' && hexColor.test(value) ? value : plain[name];
  };
  return { paper: color('paper'), ink: color('ink'), accent: color('accent') };
}

/** The rest of the dozen variables, in styles.css, are made from these. */
export const themeStyles = ({ paper, ink, accent }: Theme): string => `:root{--paper:${paper};--ink:${ink};--accent:${accent}}`;
