import { squadReport } from '../../client/simulation/reports/squadReport.ts'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { nextMatch } from '../../client/simulation/reports/programme.ts'
import { standings } from '../../client/simulation/reports/standings.ts'
import { SPEEDS } from '../../client/stores/GameStore.ts'
import { hasEligibleEleven, selectedPlayers } from '../../client/simulation/players/squad.ts'
import { makeStores } from './makeStores.ts'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'

/** Starts a career with instant match days. */
function instantCareer(seed = 1) {
  const made = makeStores({ storage: { settings: JSON.stringify({ matchdayMode: 'instant' }) } })
  made.gameStores.game.start({ seed, clubName: 'Northgate' })
  return made
}

describe('time', () => {
  it('is stopped at first and when paused', () => {
    const { gameStores, clock } = instantCareer()
    clock.advance(10_000)
    expect(gameStores.game.state.day).toBe(1)
  })

  it('advances by a day every 1.5 s at normal speed', () => {
    const { gameStores, clock } = instantCareer()
    gameStores.game.setSpeed(SPEEDS.Normal)
    clock.advance(1_499)
    expect(gameStores.game.state.day).toBe(1)
    clock.advance(1)
    expect(gameStores.game.state.day).toBe(2)
    clock.advance(3_000)
    expect(gameStores.game.state.day).toBe(4)
  })

  it('advances by a day every 0.4 s at fast speed', () => {
    const { gameStores, clock } = instantCareer()
    gameStores.game.setSpeed(SPEEDS.Fast)
    clock.advance(399)
    expect(gameStores.game.state.day).toBe(1)
    clock.advance(1 + 4 * 400)
    expect(gameStores.game.state.day).toBe(6)
  })

  it('stops for the match result and continues at the same speed when it is closed', () => {
    const { gameStores, clock, root } = instantCareer()
    gameStores.game.setSpeed(SPEEDS.Fast)
    clock.advance(20 * 400)
    expect(gameStores.game.state.day).toBe(7)
    expect(root.ui.modal).toEqual({ kind: 'match-result' })
    expect(gameStores.time.isRunning).toBe(false)
    root.ui.closeModal()
    if (hasEligibleEleven(gameStores.game.state)) {
      clock.advance(400)
      expect(gameStores.game.state.day).toBe(8)
    }
  })

  it('stops after dispose', () => {
    const { gameStores, clock } = instantCareer()
    gameStores.game.setSpeed(SPEEDS.Fast)
    gameStores.dispose()
    clock.advance(10_000)
    expect(gameStores.game.state.day).toBe(1)
  })
})

describe('with fewer than eleven eligible players', () => {
  it('time stops, and continues when enough players are back', () => {
    const { gameStores, clock } = instantCareer()
    const { game } = gameStores
    game.setSpeed(SPEEDS.Fast)
    const dropped = selectedPlayers(game.state)[3]!
    gameStores.lineUp.decide('dropPlayer', dropped.id)
    clock.advance(4_000)
    expect(game.state.day).toBe(1)
    gameStores.lineUp.decide('selectPlayer', dropped.id)
    clock.advance(400)
    expect(game.state.day).toBe(2)
  })

  it('a match that leaves a shortage opens its dialog after the result', () => {
    for (let seed = 1; seed < 60; seed++) {
      const { gameStores, clock, root } = instantCareer(seed)
      gameStores.game.decide('setAssistant', { replacesWhoDropsOut: false })
      gameStores.game.setSpeed(SPEEDS.Fast)
      clock.advance(6 * 400)
      if (hasEligibleEleven(gameStores.game.state)) continue
      expect(root.ui.modal).toEqual({ kind: 'match-result' })
      root.ui.closeModal()
      expect(root.ui.modal).toEqual({
        kind: 'insufficient-players',
        eligible: squadReport(gameStores.game.state).eligible,
      })
      root.ui.closeModal()
      expect(root.ui.modal).toBeNull()
      clock.advance(4_000)
      expect(gameStores.game.state.day).toBe(7)
      expect(gameStores.lineUp.decide('autoPick')).toMatchObject({ done: true })
      clock.advance(400)
      expect(gameStores.game.state.day).toBe(8)
      return
    }
    throw new Error('No first match of sixty careers cost anybody')
  })
})

describe('with fewer than eleven fit', () => {
  /** Starts a career with nine fit players. */
  function shortCareer() {
    const made = instantCareer()
    const { game } = made.gameStores
    // A ban, since the injured may recover before the match.
    game.resume({
      ...game.state,
      players: game.state.players.map((player, i) => ({ ...player, suspensions: i < 9 ? 0 : 2 })),
    })
    return made
  }

  it('[CAL-5] time stops once, then runs to the match day, and continues after a forfeit', () => {
    const { gameStores, clock, root } = shortCareer()
    const { game } = gameStores
    gameStores.time.advance()
    expect(root.ui.modal?.kind).toBe('insufficient-players')
    root.ui.closeModal()
    clock.advance(4_000)
    expect(game.state.day).toBe(1)
    gameStores.time.advance()
    expect(root.ui.modal).toBeNull()
    clock.advance(20 * 400)
    expect(game.state).toMatchObject({ day: 7, awaitingKickOff: true })
    expect(root.ui.modal?.kind).toBe('insufficient-players')
    root.ui.closeModal()
    expect(gameStores.time.continueLabel).toMatch(/^Decide: \d of 11 can play$/)
    gameStores.time.advance()
    expect(root.ui.modal?.kind).toBe('insufficient-players')
    gameStores.time.forfeitMatch()
    expect(game.state.lastMatch).toMatchObject({ playerScore: 0, opponentScore: 3 })
    root.ui.closeAllModals()
    gameStores.time.advance()
    clock.advance(400)
    expect(game.state.day).toBe(8)
  })

  it('the end of a shortage removes its dialog', () => {
    const { gameStores, root } = shortCareer()
    const { game } = gameStores
    gameStores.time.chooseSpeed(SPEEDS.Fast)
    expect(root.ui.modal?.kind).toBe('insufficient-players')
    game.resume({
      ...game.state,
      players: game.state.players.map((player) => ({ ...player, suspensions: 0 })),
    })
    gameStores.lineUp.decide('autoPick')
    expect(root.ui.modal).toBeNull()
  })
})

describe('the career', () => {
  it('is unchanged when a command is refused', () => {
    const { game, lineUp } = instantCareer().gameStores
    const before = game.state
    const reserve = game.state.players.find(({ inSquad }) => !inSquad)!
    expect(lineUp.decide('selectPlayer', reserve.id).done).toBe(false)
    expect(game.state).toBe(before)
  })

  it('is replaced by a command, which does not mutate the old state', () => {
    const { game } = instantCareer().gameStores
    const before = game.state
    const text = JSON.stringify(before)
    game.beginDay()
    expect(game.state).not.toBe(before)
    expect(JSON.stringify(before) === text).toBe(true)
  })

  it('provides the table, the next match and the number of eligible players', () => {
    const { game } = instantCareer().gameStores
    expect(standings(game.state)).toHaveLength(20)
    expect(nextMatch(game.state)).toMatchObject({ kind: 'match', week: 1 })
    expect(squadReport(game.state).eligible).toBe(11)
  })
})

it('the ground is the same object, which is not repainted, until something is built', () => {
  const { gameStores } = instantCareer()
  const { game } = gameStores
  const grounds = new Set<typeof gameStores.ground>()
  const stop = autorun(() => grounds.add(gameStores.ground))
  game.beginDay()
  expect(grounds.size).toBe(1)
  game.decide('upgradeFacility', game.state.facilities.find(({ name }) => name === 'Training Ground')!.id)
  expect([...grounds].map(({ facilities }) => facilities.map(({ level }) => level))).toEqual([
    [1, 1],
    [1, 2],
  ])
  stop()
})

describe('a watched match', () => {
  function onMatchDay(seed = 1) {
    const made = makeStores()
    made.gameStores.game.start({ seed, clubName: 'Northgate' })
    made.gameStores.game.setSpeed(SPEEDS.Fast)
    made.clock.advance(6 * 400)
    return made
  }

  it('opens on a match day and stops the calendar', () => {
    const { gameStores, clock } = onMatchDay()
    expect(gameStores.matchday.isOpen).toBe(true)
    expect(gameStores.game.state).toMatchObject({ day: 7, awaitingKickOff: true })
    clock.advance(400)
    expect(gameStores.game.state.day).toBe(7)
  })

  it('ends with the result of an instant match', () => {
    const watched = onMatchDay(3)
    watched.gameStores.time.finishMatch()
    const instant = instantCareer(3)
    instant.gameStores.game.setSpeed(SPEEDS.Fast)
    instant.clock.advance(6 * 400)
    expect(
      JSON.stringify(watched.gameStores.game.state) === JSON.stringify(instant.gameStores.game.state),
    ).toBe(true)
  })

  it('tells nothing of a minute that has passed before the picture shows it', () => {
    const { matchday } = onMatchDay().gameStores
    const first = matchday.report?.events.findIndex(({ minute }) => minute > 0) ?? 0
    const { minute = 0 } = matchday.report?.events[first] ?? {}
    matchday.passMinute(minute)
    expect([matchday.minute, matchday.eventCount]).toEqual([minute, first])
    matchday.showEvents(first + 1)
    expect(matchday.eventCount).toBe(first + 1)
    matchday.end()
    expect(matchday.eventCount).toBe(matchday.report?.events.length)
  })

  it('is replayed with the manager’s substitution, and the revealed minutes stay', () => {
    const { gameStores } = onMatchDay()
    const { game, matchday } = gameStores
    const touchline = new TouchlineDesk({ game, matchday })
    matchday.showMinute(30)
    const seen = JSON.stringify(matchday.eventsSoFar)
    const before = touchline.ownSide!
    const off = before.pitch.at(-1)!.player
    const on = before.bench.find(({ type }) => type !== 'Goalkeeper')!
    touchline.substitute(off.id, on.id)
    expect(JSON.stringify(matchday.eventsSoFar)).toBe(seen)
    matchday.showMinute(31)
    const now = touchline.ownSide!
    expect(now.pitch.map(({ player }) => player.id)).toContain(on.id)
    expect(now.pitch.map(({ player }) => player.id)).not.toContain(off.id)
    expect(now.substitutionsLeft).toBe(before.substitutionsLeft - 1)
    gameStores.time.finishMatch()
    const report = gameStores.game.state.lastMatch?.report
    expect(report?.inputs.filter(({ kind }) => kind === 'substitution')).toHaveLength(1)
    expect(report?.events).toContainEqual(
      expect.objectContaining({ type: 'substitution', minute: 31, player: on.id, assist: off.id }),
    )
  })

  it('[MAT-28] keeps what standing orders have changed when the manager changes another part', () => {
    const made = makeStores()
    const { game, orders } = made.gameStores
    game.start({ seed: 1, clubName: 'Northgate' })
    orders.decide('setStandingOrders', [
      { from: 20, when: 'any', tactics: { style: 'attacking' }, off: null },
    ])
    game.setSpeed(SPEEDS.Fast)
    made.clock.advance(6 * 400)
    const { matchday, time } = made.gameStores
    const touchline = new TouchlineDesk({ game, matchday })
    expect(orders.decide('setStandingOrders', [])).toMatchObject({ done: false })
    matchday.showMinute(30)
    const { tactics } = touchline.tacticsReport!
    expect(tactics.style).toBe('attacking')
    touchline.changeTactics({ ...tactics, intensity: 'high' })
    expect(touchline.tacticsReport!.tactics).toMatchObject({ style: 'attacking', intensity: 'high' })
    time.finishMatch()
    const inputs = game.state.lastMatch!.report.inputs.filter(
      ({ side }) => side === (game.state.lastMatch!.isHome ? 'home' : 'away'),
    )
    expect(inputs.map(({ kind, minute }) => [kind, minute])).toEqual([
      ['order', 20],
      ['tactics', 31],
    ])
  })

  it('[TAC-17] the touchline goes by what scouts expect, then by what has been watched', () => {
    const { game, matchday } = onMatchDay().gameStores
    const touchline = new TouchlineDesk({ game, matchday })
    const arrows = () => {
      const { formation, ...others } = touchline.tacticsReport!.choices
      return [formation, ...Object.values(others)].flat().filter((choice) => choice.arrows !== 0).length
    }
    // Nobody has played a match before the first.
    expect(touchline.opponent).toMatchObject({ expected: [], minutesSeen: 0, matchesSeen: 0 })
    expect(arrows()).toBe(0)
    matchday.showMinute(24)
    expect(touchline.opponent?.expected[0]?.likelihood).toBeCloseTo((24 / 25) ** 2)
    matchday.showMinute(25)
    const other = matchday.match!.ownSide === 'home' ? 'away' : 'home'
    expect(touchline.opponent?.expected).toEqual([
      { tactics: touchline.sides![other].tactics, likelihood: 1 },
    ])
    expect(arrows()).toBeGreaterThan(0)
  })

  it('a picture that arrives while the clock is stopped leaves a pending substitution to be cancelled', () => {
    const { game, matchday } = onMatchDay().gameStores
    const touchline = new TouchlineDesk({ game, matchday })
    matchday.showMinute(15)
    matchday.show('substitutions')
    const { pitch, bench, substitutionsLeft } = touchline.ownSide!
    touchline.substitute(pitch.at(-1)!.player.id, bench.at(-1)!.id)
    expect(touchline.pendingSubstitutions).toMatchObject([{ minute: 16 }])
    for (const hasPicture of [true, false, true]) {
      matchday.setPicture(hasPicture)
      expect(touchline.pendingSubstitutions).toMatchObject([{ minute: 16 }])
    }
    touchline.cancelSubstitution(pitch.at(-1)!.player.id)
    expect(touchline.ownSide!.substitutionsLeft).toBe(substitutionsLeft)
    touchline.substitute(pitch.at(-1)!.player.id, bench.at(-1)!.id)
    // The clock runs, and the scene with it.
    matchday.show('figures')
    expect(touchline.pendingSubstitutions).toEqual([])
  })

  it('a picture that fails while the clock is stopped does not open the minute that it has begun', () => {
    const { game, matchday } = onMatchDay().gameStores
    const touchline = new TouchlineDesk({ game, matchday })
    matchday.setPicture(true)
    matchday.showMinute(89)
    matchday.setPaused(true)
    matchday.setPicture(false)
    expect(touchline.tooLate).toBe('The last minute is being played.')
  })

  /** The first of several opening matches in which the opponent changes the set-up from the half-hour on. */
  function matchWithChange() {
    for (let seed = 1; seed <= 20; seed++) {
      const { game, matchday } = onMatchDay(seed).gameStores
      const other = matchday.match!.ownSide === 'home' ? 'away' : 'home'
      const change = matchday.report!.inputs.find(
        (input) => input.kind === 'order' && input.side === other && input.tactics !== null,
      )
      if (change && change.minute >= 30) {
        return { matchday, touchline: new TouchlineDesk({ game, matchday }), change, other } as const
      }
    }
    throw new Error('No change in twenty matches')
  }

  it('[TAC-17] the touchline knows nothing of a new plan in the minute in which it comes into force', () => {
    const { matchday, touchline, change, other } = matchWithChange()
    matchday.showMinute(change.minute - 1)
    const before = touchline.opponent!.expected
    matchday.showMinute(change.minute)
    expect(touchline.opponent).toEqual({
      ...touchline.opponent,
      expected: before,
      since: change.minute,
      minutesSeen: 0,
    })
    expect(before).not.toContainEqual(
      expect.objectContaining({ tactics: touchline.sides![other].tactics }) as unknown,
    )
    matchday.showMinute(change.minute + 1)
    expect(touchline.opponent!.expected).toHaveLength(2)
  })

  it('the standing orders still to come are those that have not been due', () => {
    const made = makeStores()
    const { game, matchday, orders } = made.gameStores
    game.start({ seed: 1, clubName: 'Northgate' })
    orders.decide('setStandingOrders', [
      { from: 20, when: 'any', tactics: { style: 'attacking' }, off: null },
      // Due, and changes nothing.
      { from: 25, when: 'any', tactics: { style: 'attacking' }, off: null },
      { from: 90, when: 'any', tactics: {}, off: 'Forward' },
    ])
    game.setSpeed(SPEEDS.Fast)
    made.clock.advance(6 * 400)
    const touchline = new TouchlineDesk({ game, matchday })
    const minutes = () => touchline.ordersToCome.map(({ order }) => order.from)
    matchday.showMinute(19)
    expect(minutes()).toEqual([20, 25, 90])
    matchday.showMinute(20)
    expect(minutes()).toEqual([25, 90])
    matchday.showMinute(25)
    expect(minutes()).toEqual([90])
    matchday.showMinute(90)
    expect(minutes()).toEqual([])
  })

  it('a change decided within a minute applies from the next', () => {
    const { game, matchday } = onMatchDay().gameStores
    const touchline = new TouchlineDesk({ game, matchday })
    matchday.setPicture(true)
    matchday.showMinute(15)
    const { pitch, bench, substitutionsLeft } = touchline.ownSide!
    touchline.substitute(pitch.at(-1)!.player.id, bench.at(-1)!.id)
    matchday.showEvents(matchday.report!.events.filter(({ minute }) => minute <= 16).length)
    expect(touchline.pendingSubstitutions).toMatchObject([{ minute: 17 }])
    expect(touchline.ownSide!.substitutionsLeft).toBe(substitutionsLeft - 1)
    matchday.showMinute(16)
    expect(touchline.pendingSubstitutions).toEqual([])
    expect(touchline.ownSide!.substitutionsLeft).toBe(substitutionsLeft - 1)
  })

  /** The first of several opening matches in which somebody is substituted. */
  function matchWithSubstitution() {
    for (let seed = 1; seed <= 20; seed++) {
      const { game, matchday } = onMatchDay(seed).gameStores
      const touchline = new TouchlineDesk({ game, matchday })
      const change = matchday.report!.events.find(({ type }) => type === 'substitution')
      if (change) return { matchday, touchline, change }
    }
    throw new Error('No substitution in twenty matches')
  }

  it('the team sheets do not reveal events before the picture does', () => {
    const { matchday, touchline, change } = matchWithSubstitution()
    const onThePitch = () => touchline.sides![change.team!].pitch.map(({ player }) => player.id)
    matchday.setPicture(true)
    matchday.showMinute(change.minute - 1)
    expect(onThePitch()).not.toContain(change.player)
    matchday.showMinute(change.minute)
    expect(onThePitch()).toContain(change.player)
  })

  it.each([
    [true, 88, null],
    [true, 89, 'The last minute is being played.'],
    [false, 89, null],
    [false, 90, 'The last minute is being played.'],
  ])('with a picture (%s) it is too late for a change after minute %i: %s', (hasPicture, minute, reason) => {
    const { game, matchday } = onMatchDay().gameStores
    const touchline = new TouchlineDesk({ game, matchday })
    matchday.setPicture(hasPicture)
    matchday.showMinute(minute)
    expect(touchline.tooLate).toBe(reason)
    matchday.end()
    expect(touchline.tooLate).toBe('The match is over.')
  })

  it('a skipped match shows its end when the picture does, and at once without one', () => {
    const { matchday } = onMatchDay().gameStores
    matchday.setPicture(true)
    matchday.showMinute(1)
    matchday.skip()
    expect([matchday.minute, matchday.isOver]).toEqual([1, false])
    expect(matchday.score).toEqual({ home: 0, away: 0 })
    matchday.end()
    expect([matchday.minute, matchday.isOver]).toEqual([90, true])
    const other = onMatchDay().gameStores.matchday
    other.setPicture(true)
    other.skip()
    other.setPicture(false)
    expect(other.isOver).toBe(true)
    expect(other.score).toEqual(other.report?.goals)
  })

  it('counts own and other goals up to the minute shown', () => {
    const { matchday } = onMatchDay().gameStores
    expect(matchday.score).toEqual({ home: 0, away: 0 })
    expect(matchday.elsewhere).toHaveLength(9)
    expect(matchday.elsewhere.every(({ homeGoals, awayGoals }) => homeGoals + awayGoals === 0)).toBe(true)
    matchday.showMinute(90)
    expect(matchday.score).toEqual(matchday.report?.goals)
    const goals = matchday.elsewhere.reduce((sum, { homeGoals, awayGoals }) => sum + homeGoals + awayGoals, 0)
    expect(goals).toBeGreaterThan(10)
  })
})

describe('a fault of the simulation', () => {
  it('leaves the career unchanged, stops time and opens a dialog', () => {
    const { gameStores, clock } = instantCareer()
    const { game, ui } = gameStores
    // No career can come to this: a fixture against a club that is not there.
    game.resume({ ...game.state, competitors: game.state.competitors.slice(1) })
    for (let day = 1; day < 7; day++) game.beginDay()
    const before = game.career
    game.setSpeed(SPEEDS.Fast)
    clock.advance(10_000)
    expect(game.career).toBe(before)
    expect(game.speed).toBe(SPEEDS.Pause)
    expect(ui.modal).toMatchObject({ kind: 'simulation-fault' })
    expect(ui.modal?.kind === 'simulation-fault' && ui.modal.details).toMatch(/Seed 1, day 7\n.*No club has/)
  })
})

it('renames the club of the running career', async () => {
  const { gameStores, root } = instantCareer()
  const { colours, crestSeed } = gameStores.game.state.club
  await root.team.update({ name: 'Harbour Athletic' })
  expect(standings(gameStores.game.state).find(({ isOwn }) => isOwn)?.club).toMatchObject({
    name: 'Harbour Athletic',
    colours,
    crestSeed,
  })
})

it('does not ask to save a career in which only the name has changed', async () => {
  const { gameStores, root } = makeStores()
  gameStores.enter({ seed: 1, clubName: 'Your Club' })
  await root.team.update({ name: 'Harbour Athletic' })
  expect(gameStores.game.state.club.name).toBe('Harbour Athletic')
  expect(gameStores.autosave.isDirty).toBe(false)
})
