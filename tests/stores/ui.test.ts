import { describe, expect, test } from 'vitest'
import { URGENT_CAUSES } from '../../client/simulation/core/stopCauses.ts'
import { UiStore } from '../../client/stores/UiStore.ts'
import { makeEnvironment, makeStorage } from './makeStores.ts'

function makeUi(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored))
  const waiting: { delayMs: number; act: () => void }[] = []
  const { environment } = makeEnvironment({
    storage: makeStorage(values),
    clock: {
      now: () => 0,
      date: () => new Date(0),
      every: () => () => undefined,
      after: (delayMs, act) => {
        waiting.push({ delayMs, act })
        return () => undefined
      },
    },
  })
  return { ui: new UiStore(environment), environment, values, waiting }
}

describe('UiStore', () => {
  test('starts on the dashboard with nothing open', () => {
    const { ui } = makeUi()
    expect(ui.tab).toBe('dashboard')
    expect(ui.modal).toBeNull()
    expect(ui.settings).toEqual({
      theme: 'system',
      motion: 'system',
      matchdayMode: 'full',
      shortcuts: 'on',
      sound: 'ask',
      volume: 60,
      goalReplays: 'on',
      playerLook: 'figures',
      matchCamera: 'follow',
      hints: 'on',
      stopsFor: URGENT_CAUSES,
    })
  })

  test('shows one dialog after the other', () => {
    const { ui } = makeUi()
    ui.openModal({ kind: 'match-result' })
    ui.openModal({ kind: 'insufficient-players', eligible: 9 })
    expect(ui.modal).toEqual({ kind: 'match-result' })
    ui.closeModal()
    expect(ui.modal).toEqual({ kind: 'insufficient-players', eligible: 9 })
    ui.closeModal()
    expect(ui.modal).toBeNull()
    ui.closeModal()
    expect(ui.modal).toBeNull()
  })

  test('replaces a queued dialog of the same kind', () => {
    const { ui } = makeUi()
    ui.openModal({ kind: 'match-result' })
    ui.openModal({ kind: 'insufficient-players', eligible: 9 })
    ui.openModal({ kind: 'insufficient-players', eligible: 8 })
    ui.closeModal()
    expect(ui.modal).toEqual({ kind: 'insufficient-players', eligible: 8 })
    ui.closeModal()
    expect(ui.modal).toBeNull()
  })

  test('a watched match has full pace when match days are instant', () => {
    const { ui } = makeUi()
    ui.changeSettings({ matchdayMode: 'highlights' })
    expect(ui.pace).toBe('highlights')
    ui.changeSettings({ matchdayMode: 'instant' })
    expect(ui.pace).toBe('full')
  })

  test('stores settings for the next visit', () => {
    const { ui, environment } = makeUi()
    ui.changeSettings({ theme: 'dark' })
    ui.changeSettings({ matchdayMode: 'instant' })
    expect(new UiStore(environment).settings).toEqual({
      theme: 'dark',
      motion: 'system',
      matchdayMode: 'instant',
      shortcuts: 'on',
      sound: 'ask',
      volume: 60,
      goalReplays: 'on',
      playerLook: 'figures',
      matchCamera: 'follow',
      hints: 'on',
      stopsFor: URGENT_CAUSES,
    })
  })

  test.each(['{', 'null', '[]', '3', '{"theme":"pink","motion":2}', '{"sound":true,"volume":900}'])(
    'reads damaged settings (%s) as defaults',
    (text) => {
      expect(makeUi({ settings: text }).ui.settings).toEqual({
        theme: 'system',
        motion: 'system',
        matchdayMode: 'full',
        shortcuts: 'on',
        sound: 'ask',
        volume: 60,
        goalReplays: 'on',
        playerLook: 'figures',
        matchCamera: 'follow',
        hints: 'on',
        stopsFor: URGENT_CAUSES,
      })
    },
  )

  test('keeps the valid fields of partly damaged settings', () => {
    const { ui } = makeUi({ settings: '{"theme":"light","motion":"wild"}' })
    expect(ui.settings).toEqual({
      theme: 'light',
      motion: 'system',
      matchdayMode: 'full',
      shortcuts: 'on',
      sound: 'ask',
      volume: 60,
      goalReplays: 'on',
      playerLook: 'figures',
      matchCamera: 'follow',
      hints: 'on',
      stopsFor: URGENT_CAUSES,
    })
  })

  test.each([
    // As version 1.0 kept its default, and as the same choice is kept now.
    [['events', 'bids', 'messages', 'board', 'funds'], URGENT_CAUSES],
    [
      ['board', 'funds', 'bids', 'messages', 'events'],
      ['board', 'funds', 'bids', 'messages', 'events'],
    ],
    [['results', 'unheard of'], ['results']],
    [[], []],
  ])('reads the causes %j as %j', (stopsFor, read) => {
    expect(makeUi({ settings: JSON.stringify({ stopsFor }) }).ui.settings.stopsFor).toEqual(read)
  })

  test('a message stays 3 s, an error 4 s', () => {
    const { ui, waiting } = makeUi()
    ui.showToast('Saved')
    ui.showToast('No room', 'error')
    expect(waiting.map(({ delayMs }) => delayMs)).toEqual([3000, 4000])
    waiting[0]?.act()
    expect(ui.toasts.map(({ message }) => message)).toEqual(['No room'])
    waiting[1]?.act()
    expect(ui.toasts).toEqual([])
  })

  test('the timeout of a dismissed message does not remove another', () => {
    const { ui, waiting } = makeUi()
    ui.showToast('First')
    ui.dismissToast(1)
    ui.showToast('Second')
    waiting[0]?.act()
    expect(ui.toasts.map(({ message }) => message)).toEqual(['Second'])
  })

  test('a repeated message replaces the earlier one and stays for its full duration', () => {
    const { ui, waiting } = makeUi()
    ui.showToast('Full', 'error')
    ui.showToast('Other')
    ui.showToast('Full', 'error')
    waiting[0]?.act()
    expect(ui.toasts.map(({ message }) => message)).toEqual(['Other', 'Full'])
    ui.showToast('Full')
    expect(ui.toasts).toHaveLength(3)
  })
})
