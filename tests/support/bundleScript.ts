import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Name of the variable with the exports of a script that is no module. */
export const SCRIPT_EXPORTS = 'scriptExports'

/** Bundles a script of ours for a browser, as for production: a module, or a script with its exports in a variable. */
export async function bundleScript(script: URL, format: 'es' | 'iife' = 'es'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: fileURLToPath(script), formats: [format], fileName: 'page', name: SCRIPT_EXPORTS },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [output] = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  if (output?.type !== 'chunk') throw new Error(`${script.pathname} was not built`)
  return output.code
}
