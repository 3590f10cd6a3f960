import calledPathsData from '../recorded/called-paths.json' with { type: 'json' };
import recordedReleasesData from '../recorded/recorded-releases.json' with { type: 'json' };

/**
 * Which releases of the provider's packages call which path: recorded by `npm run record -w
 * @shopwright/conformance`.
 */

export interface CallingPackage {
  readonly name: string;
  /** The first and the last of the recorded releases that call the path. */
  readonly from: string;
  readonly to: string;
}

export interface CalledPath {
  readonly method: string;
  /** With `{}` for each parameter. */
  readonly path: string;
  readonly packages: readonly CallingPackage[];
}

/** The releases that were recorded, by package. */
export const recordedReleases: Readonly<Record<string, readonly string[]>> = recordedReleasesData;

/**
 * All paths that a recorded release calls. A path that is neither served nor listed as unserved is
 * a missing alias.
 */
export const calledPaths: readonly CalledPath[] = Object.entries(calledPathsData).map(
  ([call, packages]) => {
    const [method = '', path = ''] = call.split(' ');
    return {
      method,
      path,
      packages: packages.map((text) => {
        const [name = '', from = '', to = from] = text.split(' ');
        return { name, from, to };
      }),
    };
  },
);
