import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

const keyBytes = 32

/**
 * Returns the key that encrypts the secrets of two-step login: TWO_STEP_KEY, or that of a file beside the embedded
 * database, made when it is missing. Null for a PostgreSQL without the setting: its servers would each make their own.
 */
export async function openTwoStepKey({
  dataDir,
  databaseUrl,
  twoStepKey,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'twoStepKey'>): Promise<Buffer | null> {
  if (twoStepKey !== undefined) return Buffer.from(twoStepKey, 'base64')
  if (databaseUrl !== undefined) return null
  const path = join(dataDir, 'two-step.key')
  const key = Buffer.from(await readOrMake(path), 'base64')
  if (key.length !== keyBytes) throw new Error(`${path} is damaged: it must have 32 bytes in base64.`)
  return key
}

async function readOrMake(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const made = randomBytes(keyBytes).toString('base64')
    await writeFile(path, made, { mode: 0o600, flag: 'wx' })
    return made
  }
}
