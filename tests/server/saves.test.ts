import { createTRPCClient, httpLink } from '@trpc/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountSaves } from '../../server/db/saveTables.ts'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { checksum } from '../../server/schemas/savesRules.ts'
import { type Account, call, makeAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'

const maxBytes = 512 * 1024
const notValid = { status: 400, body: { message: 'The save is not valid.' } }
const tooLarge = { status: 400, body: { message: 'A save in the account must not be larger than 512 kB.' } }

/** Input that keeps a save; the checksum is that of the content unless `fields` has another. */
function saveOf(fields: { revision: string; content?: string } & Record<string, unknown>) {
  const content = fields.content ?? `career ${fields.revision}`
  return {
    kind: 'save',
    name: 'Northgate',
    day: 12,
    season: 1,
    club: 'Northgate',
    savedAt: testNow.getTime(),
    device: 'Chrome on Linux',
    checksum: checksum(content),
    replaces: [],
    content,
    ...fields,
  }
}

describe.each(databaseKinds)('saves in the account on %s', (kind) => {
  let app: RunningApp
  let owner: Account

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  beforeEach(async () => {
    owner = await makeAccount(app)
  })
  afterAll(() => app.close())

  const keep = (input: unknown, { token } = owner) => call(app, 'PUT /saves', { token, body: input })
  const read = (revision: string, { token } = owner) =>
    call(app, `GET /saves/content?revision=${revision}`, { token })
  const remove = (revision: string, { token } = owner) =>
    call(app, 'POST /saves/remove', { token, body: { revision } })
  const list = async ({ token } = owner) =>
    ((await call(app, 'GET /saves', { token })).body as { saves: { revision: string; name: string }[] }).saves
  const revisions = async (account = owner) => (await list(account)).map(({ revision }) => revision).sort()

  test('a save is listed with its day, date and device, and read with the content that was written', async () => {
    const content = `{"name":"Nørthgate ⚽"}\n${'A'.repeat(1000)}`
    const input = saveOf({ revision: 'r-1', name: 'Nørthgate ⚽', content })
    const kept = {
      kind: 'save',
      name: 'Nørthgate ⚽',
      revision: 'r-1',
      day: 12,
      season: 1,
      club: 'Northgate',
      savedAt: testNow.getTime(),
      device: 'Chrome on Linux',
      checksum: checksum(content),
      sizeBytes: Buffer.byteLength(content),
    }
    expect(await keep(input)).toMatchObject({ status: 200, body: { save: kept } })
    expect(await list()).toEqual([kept])
    expect(await read('r-1')).toMatchObject({ status: 200, body: { save: kept, content } })
  })

  test('tRPC keeps, lists, reads and removes the same saves, up to the same size', async () => {
    const headers = { Authorization: `Bearer ${owner.token}` }
    const server = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.url}/api/trpc`, headers })] })
    const content = 'x'.repeat(maxBytes)
    await server.saves.keep.mutate(saveOf({ revision: 'r-1', content }) as never)
    expect((await server.saves.list.query()).saves).toMatchObject([{ revision: 'r-1', sizeBytes: maxBytes }])
    expect((await server.saves.read.query({ revision: 'r-1' })).content).toBe(content)
    expect(await server.saves.remove.mutate({ revision: 'r-1' })).toEqual({ removed: true })
    expect(await list()).toEqual([])
    await expect(
      server.saves.keep.mutate(saveOf({ revision: 'r-2', content: `${content}x` }) as never),
    ).rejects.toThrow('must not be larger than 512 kB')
  })

  test('a write replaces the version that it names, and keeps every other beside it', async () => {
    await keep(saveOf({ revision: 'first' }))
    await keep(saveOf({ revision: 'desk', replaces: ['first'] }))
    expect(await revisions()).toEqual(['desk'])
    expect((await keep(saveOf({ revision: 'phone', replaces: ['first'] }))).status).toBe(200)
    expect(await revisions()).toEqual(['desk', 'phone'])
    expect((await read('desk')).body).toMatchObject({ content: 'career desk' })
    expect((await read('phone')).body).toMatchObject({ content: 'career phone' })
  })

  test('a write under another name does not take the place of the version that it names', async () => {
    await keep(saveOf({ revision: 'first' }))
    await keep(saveOf({ revision: 'copy', name: 'Copy', replaces: ['first'] }))
    await keep(saveOf({ revision: 'rescue', kind: 'recovery', replaces: ['first'] }))
    expect(await revisions()).toEqual(['copy', 'first', 'rescue'])
  })

  test('a repeated write changes nothing, and another save can not take its revision', async () => {
    await keep(saveOf({ revision: 'first' }))
    await keep(saveOf({ revision: 'second', replaces: ['first'] }))
    expect((await keep(saveOf({ revision: 'second', replaces: ['first'] }))).status).toBe(200)
    expect(await revisions()).toEqual(['second'])
    expect(await keep(saveOf({ revision: 'second', content: 'other' }))).toMatchObject({
      status: 409,
      body: { message: 'Another save of your account has this revision.' },
    })
    expect((await read('second')).body).toMatchObject({ content: 'career second' })
  })

  test('a lost answer leaves no second version: the next write names both that may be there', async () => {
    await keep(saveOf({ revision: 'first' }))
    await keep(saveOf({ revision: 'unanswered', replaces: ['first'] }))
    await keep(saveOf({ revision: 'next', replaces: ['unanswered', 'first'] }))
    expect(await revisions()).toEqual(['next'])
  })

  test.each([
    ['replaced', () => keep(saveOf({ revision: 'second', replaces: ['first'] }))],
    ['removed', () => remove('first')],
  ])('a replayed write does not revive a revision that was %s', async (_, leave) => {
    await keep(saveOf({ revision: 'first' }))
    await leave()
    const before = await revisions()
    expect(await keep(saveOf({ revision: 'first' }))).toMatchObject({ status: 200, body: { save: null } })
    expect(await revisions()).toEqual(before)
  })

  test('a write that arrives after its successor, or after its removal, is not kept', async () => {
    await keep(saveOf({ revision: 'second', replaces: ['late'] }))
    expect((await keep(saveOf({ revision: 'late' }))).body).toEqual({ save: null })
    await remove('second')
    await remove('later')
    expect((await keep(saveOf({ revision: 'later' }))).body).toEqual({ save: null })
    expect(await revisions()).toEqual([])
  })

  test('a recovery copy that left for a later one does not return, and displaces no other', async () => {
    for (const hour of [1, 2, 3, 4]) {
      app.setTime(new Date(testNow.getTime() + hour * 3_600_000))
      await keep(saveOf({ revision: `run-${hour}`, kind: 'recovery', name: '' }))
    }
    app.setTime(testNow)
    await keep(saveOf({ revision: 'run-1', kind: 'recovery', name: '' }))
    expect(await revisions()).toEqual(['run-2', 'run-3', 'run-4'])
  })

  test('the list tells what was removed from what was lost, and names the database', async () => {
    await keep(saveOf({ revision: 'first' }))
    await keep(saveOf({ revision: 'second', replaces: ['first'] }))
    await keep(saveOf({ revision: 'other', name: 'Other' }))
    await remove('other')
    // As after the restoration of a backup from before the second.
    await app.db.delete(accountSaves).where(eq(accountSaves.revision, 'second'))
    const body = (await call(app, 'GET /saves', { token: owner.token })).body as Record<string, unknown>
    expect(body.saves).toEqual([])
    expect((body.removed as string[]).toSorted()).toEqual(['first', 'other'])
    expect(body.keepsSaves).toBe(true)
    const stranger = await makeAccount(app)
    const theirs = (await call(app, 'GET /saves', { token: stranger.token })).body as Record<string, unknown>
    expect(theirs).toEqual({ saves: [], removed: [], epoch: body.epoch, keepsSaves: true })
  })

  test('another database has another epoch', async () => {
    const epochOf = async (place: RunningApp, { token }: Account) =>
      ((await call(place, 'GET /saves', { token })).body as { epoch: string }).epoch
    const other = await makeApp({ kind })
    const epoch = await epochOf(other, await makeAccount(other))
    await other.close()
    expect(epoch).not.toBe(await epochOf(app, owner))
  })

  test('the memory of removed saves is bounded', async () => {
    for (let write = 0; write < 11; write += 1) {
      app.setTime(new Date(testNow.getTime() + write))
      const replaces = Array.from({ length: 20 }, (_, index) => `r-${write}-${index}`)
      await keep(saveOf({ revision: `w-${write}`, replaces }))
      await remove(`w-${write}`)
    }
    app.setTime(testNow)
    const { removed } = (await call(app, 'GET /saves', { token: owner.token })).body as { removed: string[] }
    expect(removed).toHaveLength(200)
    expect(removed).toContain('w-10')
    expect(removed).not.toContain('r-0-0')
  })

  test('an account that keeps no saves loses those it had, refuses others, and takes them when it is on', async () => {
    const choose = (keepsSaves: boolean) =>
      call(app, 'POST /saves/switch', { token: owner.token, body: { keepsSaves } })
    await keep(saveOf({ revision: 'first' }))
    await keep(saveOf({ revision: 'second', replaces: ['first'] }))
    expect(await choose(false)).toMatchObject({ status: 200, body: { keepsSaves: false } })
    const answer = await call(app, 'GET /saves', { token: owner.token })
    expect(answer.body).toMatchObject({ saves: [], removed: [], keepsSaves: false })
    expect(await keep(saveOf({ revision: 'third' }))).toMatchObject({
      status: 403,
      body: { message: 'Your account doesn’t keep saves. You can change that in Settings.' },
    })
    expect(await app.db.$count(accountSaves, eq(accountSaves.userId, owner.id))).toBe(0)
    await choose(true)
    await keep(saveOf({ revision: 'second' }))
    expect(await revisions()).toEqual(['second'])
  })

  test('ten saves fit, the eleventh is refused and displaces none, also when they arrive together', async () => {
    const inputs = Array.from({ length: 12 }, (_, index) =>
      saveOf({ revision: `r${index}`, name: `Save ${index}` }),
    )
    const answers = await Promise.all(inputs.map((input) => keep(input)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(2)
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'Your account holds 10 saves. Delete one of them to keep another.' },
      })
    const kept = await list()
    expect(kept).toHaveLength(10)
    const [{ revision, name } = { revision: '', name: '' }] = kept
    expect((await keep(saveOf({ revision: 'next', name, replaces: [revision] }))).status).toBe(200)
    expect((await keep(saveOf({ revision: 'rescue', kind: 'recovery', name: '' }))).status).toBe(200)
    expect(await list()).toHaveLength(11)
    await remove('next')
    expect((await keep(saveOf({ revision: 'late', name: 'Late' }))).status).toBe(200)
  })

  test('the three latest recovery copies are kept', async () => {
    for (const hour of [1, 2, 3, 4]) {
      app.setTime(new Date(testNow.getTime() + hour * 3_600_000))
      await keep(saveOf({ revision: `run-${hour}`, kind: 'recovery', name: '' }))
    }
    app.setTime(testNow)
    expect(await revisions()).toEqual(['run-2', 'run-3', 'run-4'])
  })

  test.each([
    ['below', maxBytes - 1, 200],
    ['at', maxBytes, 200],
    ['above', maxBytes + 1, 400],
  ])('a save %s the limit of 512 kB', async (_, bytes, status) => {
    const answer = await keep(saveOf({ revision: 'r', content: 'x'.repeat(bytes) }))
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer).toMatchObject(tooLarge)
    // Two bytes each in UTF-8.
    const wide = await keep(
      saveOf({ revision: 'w', name: 'Wide', content: 'ø'.repeat(Math.ceil(bytes / 2)) }),
    )
    expect(wide.status).toBe(status)
  })

  test('a body far above the limit is refused before it is read', async () => {
    expect(await keep(saveOf({ revision: 'r', content: 'x'.repeat(700_000) }))).toMatchObject({
      status: 413,
      body: { message: 'The request is too large.' },
    })
  })

  test.each([
    ['no content', { content: '' }],
    ['half a character', { content: '\ud800' }],
    ['an empty name', { name: ' ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a control character in the name', { name: 'a\u0007' }],
    ['an invisible character in the device', { device: 'a\u202e' }],
    ['a revision of 41 characters', { revision: 'r'.repeat(41) }],
    ['a revision with other signs', { revision: '../r' }],
    ['day 0', { day: 0 }],
    ['half a day', { day: 1.5 }],
    ['a season above the last', { season: 5001 }],
    ['a date after the year 9999', { savedAt: 253_402_300_800_000 }],
    ['another kind', { kind: 'logo' }],
    ['a checksum of another form', { checksum: 'x' }],
    ['no word on what it replaces', { replaces: undefined }],
    ['21 revisions that it replaces', { replaces: Array.from({ length: 21 }, (_, index) => `r${index}`) }],
  ])('a save with %s is refused', async (_, fields) => {
    expect(await keep(saveOf({ revision: 'r', ...fields }))).toMatchObject(notValid)
    expect(await list()).toEqual([])
  })

  test('the largest card is kept', async () => {
    const card = {
      name: 'x'.repeat(60),
      club: 'x'.repeat(120),
      device: 'x'.repeat(60),
      day: 1_000_000,
      season: 5_000,
      savedAt: 253_402_300_799_999,
    }
    await keep(saveOf({ revision: 'r'.repeat(40), ...card }))
    expect(await list()).toMatchObject([card])
  })

  test('a save that was damaged on its way is refused', async () => {
    expect(await keep(saveOf({ revision: 'r', checksum: '00000000' }))).toMatchObject({
      status: 400,
      body: { message: 'The save was damaged on its way. Please try again.' },
    })
    expect(await list()).toEqual([])
  })

  test('nobody lists, reads, replaces or removes the saves of others', async () => {
    const stranger = await makeAccount(app)
    await keep(saveOf({ revision: 'mine' }))
    expect(await list(stranger)).toEqual([])
    const missing = { status: 404, body: { message: 'This save is no longer in your account.' } }
    expect(await read('mine', stranger)).toMatchObject(missing)
    await remove('mine', stranger)
    await keep(saveOf({ revision: 'theirs', replaces: ['mine'] }), stranger)
    // Revisions are their account's own: the same one elsewhere is another save.
    await keep(saveOf({ revision: 'mine', content: 'of the stranger' }), stranger)
    expect((await read('mine')).body).toMatchObject({ content: 'career mine' })
    expect(await revisions()).toEqual(['mine'])
  })

  test.each(['guest_1', undefined])('the token %s has no saves', async (token) => {
    const answers = await Promise.all([
      call(app, 'GET /saves', { ...(token && { token }) }),
      call(app, 'GET /saves/content?revision=r', { ...(token && { token }) }),
      call(app, 'PUT /saves', { ...(token && { token }), body: saveOf({ revision: 'r' }) }),
      call(app, 'POST /saves/remove', { ...(token && { token }), body: { revision: 'r' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  test('saves are deleted with their account', async () => {
    await keep(saveOf({ revision: 'r' }))
    const ofOwner = eq(accountSaves.userId, owner.id)
    expect(await app.db.$count(accountSaves, ofOwner)).toBe(1)
    const { token, password } = owner
    expect((await call(app, 'POST /user/delete', { token, body: { password } })).status).toBe(200)
    expect(await app.db.$count(accountSaves, ofOwner)).toBe(0)
  })
})

/** A thirtieth of the limits: ten for an hour. */
test.each([
  ['writes', (revision: string) => ['PUT /saves', saveOf({ revision, kind: 'recovery' })] as const],
  ['reads', (revision: string) => [`GET /saves/content?revision=${revision}`, undefined] as const],
])('an account has 300 %s of saves in an hour', async (_, requestOf) => {
  const app = await makeApp()
  const { token } = await makeAccount(app)
  const strict = await makeApp({ db: app.db, limitFactor: 1 / 30 })
  const statuses: number[] = []
  for (let index = 0; index < 11; index += 1) {
    const [target, body] = requestOf(`r${index}`)
    statuses.push((await call(strict, target, { token, body })).status)
  }
  await strict.close()
  await app.close()
  expect(statuses.slice(0, 10)).not.toContain(429)
  expect(statuses[10]).toBe(429)
})
