/** The browser APIs that the SDK uses; undefined in other runtimes. */
export interface Browser {
  readonly localStorage?: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
  };
  readonly navigator?: { readonly locks?: Locks };
  readonly document?: {
    cookie: string;
    createElement(name: 'iframe'): Frame;
    readonly body: { appendChild(frame: Frame): unknown };
  };
  readonly location?: { readonly protocol: string; readonly origin: string; readonly href: string };
  addEventListener?(
    type: 'message',
    listener: (event: { readonly data: unknown; readonly source: unknown }) => void,
  ): void;
  removeEventListener?(
    type: 'message',
    listener: (event: { readonly data: unknown; readonly source: unknown }) => void,
  ): void;
}

export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable: boolean },
    work: (lock: object | null) => Promise<T>,
  ): Promise<T>;
}

export interface Frame {
  src: string;
  readonly style: { display: string };
  readonly contentWindow: unknown;
  addEventListener(type: 'load', listener: () => void): void;
  remove(): void;
}

/** The properties of the global object depend on the runtime, so it has no fixed type. */
export function browser(): Browser {
  const everything: unknown = globalThis;
  return everything as Browser;
}
