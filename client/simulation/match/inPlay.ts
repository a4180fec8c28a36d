/** Play between the attacks: possession, fouls and cautions, corners and offsides (MAT-22). */
import { clamp } from '../core/clamp.ts'
import { SPELL } from '../core/fixture.ts'
import {
  DEFENSIVE_STYLES,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
  type Choices,
  type DefensiveStyle,
  type Intensity,
  type OffensiveStyle,
  type Style,
} from '../club/tactics.ts'
import type { Random } from '../core/rng.ts'
import { addIncident, MAX_CARDS } from './incidents.ts'
import type { MatchRun } from './matchRun.ts'
import { strengthOf, type RunningSide } from './runningSide.ts'

/** Points of possession by the share of strength, and by chance in a spell to either side. */
const POSSESSION_BY_STRENGTH = 44
const POSSESSION_BY_CHANCE = 20
const POSSESSION_BOUNDS = { min: 15, max: 85 }
/** Points of possession that a plan wins or leaves to the opponent. */
const BY_OFFENCE: Record<OffensiveStyle, number> = {
  possession: 5,
  wing_play: 0,
  direct: -3,
  counter_attack: -4,
}
const BY_DEFENCE: Record<DefensiveStyle, number> = {
  high_press: 2.5,
  mid_block: 0.5,
  zonal_marking: 0,
  deep_block: -3,
}
const BY_STYLE: Record<Style, number> = { attacking: 2, balanced: 0, defensive: -2, counter: -2 }

/** Fouls, corners and offsides of a side in a spell of even play, besides those of its attacks. */
const FOULS = 1.68
const CORNERS = 0.36
const OFFSIDES = 0.22
const FOULS_BY_INTENSITY: Record<Intensity, number> = { low: 0.88, medium: 1, high: 1.14 }
const FOULS_BY_DEFENCE: Record<DefensiveStyle, number> = {
  high_press: 1.1,
  mid_block: 1,
  zonal_marking: 0.97,
  deep_block: 0.93,
}
/** Offsides of opponents by how high a side defends. */
const OFFSIDES_BY_DEFENCE: Record<DefensiveStyle, number> = {
  high_press: 1.4,
  mid_block: 1,
  zonal_marking: 1,
  deep_block: 0.6,
}

/** The tables by the indices of the choices. */
const POSSESSION = {
  byOffence: OFFENSIVE_STYLES.map((choice) => BY_OFFENCE[choice]),
  byDefence: DEFENSIVE_STYLES.map((choice) => BY_DEFENCE[choice]),
  byStyle: STYLES.map((choice) => BY_STYLE[choice]),
}
const FOULING = {
  byIntensity: INTENSITIES.map((choice) => FOULS_BY_INTENSITY[choice]),
  byDefence: DEFENSIVE_STYLES.map((choice) => FOULS_BY_DEFENCE[choice]),
}
const OFFSIDES_AGAINST = DEFENSIVE_STYLES.map((choice) => OFFSIDES_BY_DEFENCE[choice])

/** Share of fouls that bring a caution without a ban (MAT-21). */
const CAUTION_CHANCE = 0.135

/** Draws the spell that begins in this minute. */
export function playSpell(run: MatchRun): void {
  const { home, away, minute, possession } = run
  const spell = (minute - 1 - home.luck.period.from) / SPELL
  const ofHomeSide = home.luck.spells[spell]
  const ofAwaySide = away.luck.spells[spell]
  if (!ofHomeSide || !ofAwaySide) return
  const ofHome = possessionOf(home, away, ofHomeSide)
  possession.push(ofHome)
  drawIncidentsOfPlay({ own: home, other: away, ball: ofHome / 50 }, minute, ofHomeSide)
  drawIncidentsOfPlay({ own: away, other: home, ball: (100 - ofHome) / 50 }, minute, ofAwaySide)
}

function possessionOf(home: RunningSide, away: RunningSide, random: Random): number {
  const strength = strengthOf(home)
  const share = strength / (strength + strengthOf(away))
  const luck = random.next() + random.next() - 1
  const percent =
    50 +
    POSSESSION_BY_STRENGTH * (share - 0.5) +
    POSSESSION_BY_CHANCE * luck +
    worthOfPlan(home.choices) -
    worthOfPlan(away.choices)
  return Math.round(clamp(percent, POSSESSION_BOUNDS))
}

function worthOfPlan({ offensiveStyle, defensiveStyle, style }: Choices): number {
  return (
    (POSSESSION.byOffence[offensiveStyle] ?? 0) +
    (POSSESSION.byDefence[defensiveStyle] ?? 0) +
    (POSSESSION.byStyle[style] ?? 0)
  )
}

/**
 * Corners and offsides of a side in a spell, and its fouls, which come last, since their number varies most; `ball`
 * is its possession, 1 for half.
 */
function drawIncidentsOfPlay(
  { own, other, ball }: { own: RunningSide; other: RunningSide; ball: number },
  minute: number,
  random: Random,
): void {
  const { intensity, defensiveStyle } = own.choices
  const without = 1.5 - ball / 2
  const fouls =
    FOULS * (FOULING.byIntensity[intensity] ?? 1) * (FOULING.byDefence[defensiveStyle] ?? 1) * without
  const offsides = OFFSIDES * (OFFSIDES_AGAINST[other.choices.defensiveStyle] ?? 1) * ball
  drawMinutes(own.corners, CORNERS * ball, minute, random)
  drawMinutes(own.offsides, offsides, minute, random)
  for (let left = drawCount(fouls, random); left > 0; left--) {
    const at = minute + random.below(SPELL)
    own.fouls.push(at)
    const caution = random.next()
    const who = random.next()
    const patience = random.next()
    if (caution < CAUTION_CHANCE * MAX_CARDS)
      addIncident(own, { kind: 'caution', minute: at, player: null, ban: 0, who, patience })
  }
}

/** Most corners, and most offsides, of a side in a spell: as many minutes are always drawn. */
const MOST_IN_SPELL = 2

function drawMinutes(minutes: number[], mean: number, from: number, random: Random): void {
  const count = drawCount(mean, random)
  for (let i = 0; i < MOST_IN_SPELL; i++) {
    const at = from + random.below(SPELL)
    if (i < count) minutes.push(at)
  }
}

/** A whole number with this mean, spread about as widely as rare events are. */
function drawCount(mean: number, random: Random): number {
  return Math.floor(2 * mean * random.next() + random.next())
}
