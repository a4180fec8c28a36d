import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Address of the notices in a build; the server shows them at /licences. */
export const noticesFile = 'licences.txt'

/** Copies in our own files: names of players, and the list of leaked passwords, whose packages are not installed. */
const copied = [
  { name: '@faker-js/faker: names of players', file: 'assets/licences/faker.txt' },
  { name: 'zxcvbn-ts: leaked passwords', file: 'assets/licences/zxcvbn.txt' },
]

const licenceFile = /^(licen[cs]e|copying|notice|ofl)/i
const rule = `\n\n${'-'.repeat(72)}\n\n`

interface LockedPackage {
  readonly dev?: boolean
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly licenses?: readonly { readonly type: string }[]
  readonly homepage?: string
  readonly repository?: string | { readonly url: string }
}

/** Vite plugin: writes the licences of all packages that a build and its server contain into one text. */
export function thirdPartyNotices(): Plugin {
  let root = ''
  return {
    name: 'floodlight:third-party-notices',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesOf(root) })
    },
  }
}

/** Notices of the installed packages that are not for development only; alike texts stand once. */
export function noticesOf(root: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>
  }
  const folders = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true && existsSync(join(root, path)))
    .map(([path]) => join(root, path))
  const namesOfText = new Map<string, string[]>()
  const add = (text: string, name: string) => {
    namesOfText.set(text, [...(namesOfText.get(text) ?? []), name])
  }
  for (const folder of folders) add(textOf(folder), titleOf(folder))
  for (const { name, file } of copied) add(readFileSync(join(root, file), 'utf8').trim(), name)
  const notices = [...namesOfText].map(([text, names]) => [...new Set(names), '', text].join('\n'))
  return ['Floodlight contains the work of others, under these licences.', ...notices].join(rule)
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function titleOf(folder: string): string {
  const { name, version, license, licenses = [] } = manifestOf(folder)
  return `${name} ${version} (${license ?? licenses.map(({ type }) => type).join(', ')})`
}

/** Licence files of a package; for one without, its licence's name stands in the title, and here where to find it. */
function textOf(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && licenceFile.test(file.name),
  )
  if (files.length > 0) {
    return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  }
  const { homepage, repository = '' } = manifestOf(folder)
  return homepage ?? (typeof repository === 'string' ? repository : repository.url)
}
