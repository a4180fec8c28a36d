/** Five parts of a result and the side that each favoured, from the strengths that the engine used. */
import { lastMinuteOf } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { enterPitch, takePlaces } from '../match/onPitch.ts'
import { elevenStrength, restedStrength } from '../match/sideStrength.ts'
import { minutesEntered, planAt, tacticsInPlay } from './tacticsInPlay.ts'

export const PARTS = ['eleven', 'freshness', 'tactics', 'ground', 'luck'] as const
export type MatchPart = (typeof PARTS)[number]

/** Side that a part favoured; null for neither. */
export type Favoured = Record<MatchPart, Side | null>

/** Smallest shares of strength that favour a side, and goals of luck. */
const NOTABLE = { eleven: 0.06, freshness: 0.015, tactics: 0.015, ground: 0.015, luck: 0.5 }
/** Goals that a share of strength is worth (MAT-10). */
const GOALS_BY_SHARE = 2.7
/** Minutes between two looks at the pitch, as the engine takes them. */
const EVERY = 15

/**
 * Sides that the parts of a match favoured (MAT-38): the elevens with their staff, as if they stayed fresh; what
 * tiredness took from them; their tactics; the ground and its crowd; and luck, which is the factor of the day and the
 * goals beyond what chances were worth.
 */
export function matchParts(report: DeepReadonly<MatchReport>): Favoured {
  const { strength, goals, expectedGoals } = report
  const tactics = tacticsInPlay(report)
  const home = elevenOver(report, 'home')
  const away = elevenOver(report, 'away')
  const finishing = goals.home - expectedGoals.home - (goals.away - expectedGoals.away)
  const ofDay =
    (GOALS_BY_SHARE * (strength.home.luck - strength.away.luck)) / (strength.home.luck + strength.away.luck)
  return {
    eleven: favoured(
      (home.rested * strength.home.support) / (away.rested * strength.away.support) - 1,
      NOTABLE.eleven,
    ),
    freshness: favoured(home.freshness / away.freshness - 1, NOTABLE.freshness),
    tactics: favoured(tactics.home / tactics.away - 1, NOTABLE.tactics),
    ground: favoured(strength.home.venue / strength.away.venue - 1, NOTABLE.ground),
    luck: favoured(finishing + ofDay, NOTABLE.luck),
  }
}

function favoured(lead: number, notable: number): Side | null {
  if (Math.abs(lead) < notable) return null
  return lead > 0 ? 'home' : 'away'
}

/** Mean strength of those on the pitch as if rested, and the share of it that tiredness left. */
function elevenOver(report: DeepReadonly<MatchReport>, side: Side): { rested: number; freshness: number } {
  const spells = minutesEntered(report, side).map((spell) => ({
    ...spell,
    onPitch: enterPitch(spell.player, spell.from),
  }))
  const length = lastMinuteOf(report)
  let rested = 0
  let tired = 0
  for (let minute = 0; minute < length; minute += EVERY) {
    const pitch = spells
      .filter(({ from, until }) => from <= minute && minute < until)
      .map(({ onPitch }) => onPitch)
    const { formation, intensity } = planAt(report, side, minute)
    takePlaces(pitch, formation)
    rested += restedStrength(pitch)
    tired += elevenStrength(pitch, intensity, minute)
  }
  return { rested: (rested * EVERY) / length, freshness: tired / rested }
}
