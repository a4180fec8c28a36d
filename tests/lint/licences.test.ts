import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { noticesOf } from '../../server/client/thirdPartyNotices.ts'

const root = join(import.meta.dirname, '../..')

/** Licences that allow use in a public site whose code is under MIT. */
const ALLOWED = /^(MIT|MIT-0|ISC|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/

/** Packages whose names of players are copied into the source. */
const COPIED = ['@faker-js/faker']

const listed = [
  ...readFileSync(join(root, 'docs/third-party.md'), 'utf8').matchAll(/^- `([^`]+)` \(([^)]+)\)/gm),
].map(([, name = '', licence = '']) => ({ name, licence }))

const installedLicence = (name: string) =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { license: string })
    .license

test('The list of third-party licences has every shipped package once', () => {
  const shipped = [...Object.keys(packageJson.dependencies), ...COPIED]
  expect(listed.map(({ name }) => name).toSorted()).toEqual(shipped.toSorted())
})

test('The list has the licences of the installed packages', () => {
  expect(listed).toEqual(listed.map(({ name }) => ({ name, licence: installedLicence(name) })))
})

test('Every listed licence allows the use in the game', () => {
  expect(listed.filter(({ licence }) => !ALLOWED.test(licence))).toEqual([])
})

test('A build has the licence of every shipped package, and of what was copied from others', () => {
  const notices = noticesOf(root)
  for (const { name, licence } of listed.filter((one) => !COPIED.includes(one.name)))
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(${licence}\\)$`, 'm'))
  expect(notices).toContain('Copyright (c) 2021 @zxcvbn-ts')
  expect(notices).toContain('Faker - Copyright')
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  // An LGPL library, by its source.
  expect(notices).toMatch(/@img\/sharp-libvips-\S+ [\d.]+ \(LGPL-3\.0-or-later\)\n\nhttps:/)
  // Packages for development only are not shipped.
  expect(notices).not.toMatch(/^vitest /m)
})
