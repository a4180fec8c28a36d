import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Text compresses well; fonts and pictures are compressed already. */
const worthwhile = /\.(?:html|js|css|svg|json|webmanifest|wasm|txt)$/
const smallestBytes = 1024

/** Vite plugin: lays a .br and a .gz beside each file of the build, so that serving costs no time. */
export function compressBuild(): Plugin {
  return {
    name: 'floodlight:compress-build',
    apply: 'build',
    writeBundle: {
      // After the plugins that add files.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return
        const entries = await readdir(dir, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && worthwhile.test(entry.name))
        await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallestBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 10 }
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
