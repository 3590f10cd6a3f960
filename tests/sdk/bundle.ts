import { rolldown } from 'rolldown';

/**
 * Bundles source code for a browser. `name` is its path, from which imports are resolved.
 */
export async function bundleOf(name: string, source: string): Promise<string> {
  const built = await rolldown({
    input: name,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? source : null),
      },
    ],
  });
  return (await built.generate({ format: 'esm', codeSplitting: false })).output[0].code;
}
