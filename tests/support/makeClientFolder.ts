import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const pageText = '<!doctype html><title>Floodlight</title><div id="root"></div>'
export const scriptText = `export const words = '${'kick-off '.repeat(400)}'\n`

/** A new empty folder; the caller removes it. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'floodlight-test-'))
}

/** A folder like the one that the build writes: a page, a hashed script with its compressed forms, an icon. */
export function makeClientFolder(): string {
  const folder = makeFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), pageText)
  writeFileSync(join(folder, 'logo.png'), 'not really a picture')
  const script = join(folder, 'assets/main-1a2b3c4d.js')
  writeFileSync(script, scriptText)
  writeFileSync(`${script}.br`, brotliCompressSync(scriptText))
  writeFileSync(`${script}.gz`, gzipSync(scriptText))
  return folder
}
