import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const pageText = '<!doctype html><title>Floodlight</title><div id="root"></div>'
export const scriptText = `export const words = '${'kick-off '.repeat(400)}'\n`

/** Creates an empty temporary folder; the caller removes it. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'floodlight-test-'))
}

/** Creates a folder like a build: a page, a hashed script with its compressed variants, an icon. */
export function makeClientFolder(): string {
  const folder = makeFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), pageText)
  writeFileSync(join(folder, 'logo.png'), 'not really a picture')
  writeFileSync(join(folder, 'licences.txt'), 'Licences of others')
  const script = join(folder, 'assets/main-1a2b3c4d.js')
  writeFileSync(script, scriptText)
  writeFileSync(`${script}.br`, brotliCompressSync(scriptText))
  writeFileSync(`${script}.gz`, gzipSync(scriptText))
  return folder
}
