import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Text files; fonts and pictures are already compressed. */
const compressible = /\.(?:html|js|css|svg|json|webmanifest|wasm|txt)$/
const minBytes = 1024

/** Vite plugin: writes a .br and a .gz beside each text file of the build, so that none is compressed per request. */
export function compressBuild(): Plugin {
  return {
    name: 'floodlight:compress-build',
    apply: 'build',
    writeBundle: {
      // Runs after the plugins that add files.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return
        const entries = await readdir(dir, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
        await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < minBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 10 }
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
