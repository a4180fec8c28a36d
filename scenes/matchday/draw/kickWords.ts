/** Words of the banner during a shoot-out. */
import type { KickOutcome, Side } from '../../../client/simulation/match/matchReport.ts'
import { shootOutScore } from '../../../client/simulation/core/shootOutScore.ts'
import type { Frame } from '../motion/frame.ts'
import type { MatchPlan } from '../script/timeline/timeline.ts'

/** Words of a banner. */
export interface Words {
  headline: string
  line: string
  team: Side | null
  /** True for what happens at one place of the pitch. */
  isOfPlay: boolean
}

const HEADLINES: Record<KickOutcome, string> = {
  goal: 'SCORED!',
  save: 'SAVED!',
  miss: 'MISSED!',
  post: 'OFF THE POST!',
}
/** Seconds for which the end of a kick, and the beginning of the shoot-out, is told. */
const SHOWN = 1.8
const BEGINNING = 2.4
/** Seconds after the last kick at which the winners are told. */
const WINNERS_AFTER = 1.6

/** True once a kick of a shoot-out has been shown. */
export function isOnKicks({ kickCount }: Frame): boolean {
  return kickCount > 0
}

/** Winners of a shoot-out whose last kick has been shown; null until then and without one. */
export function shootOutWinner({ kickCount }: Frame, shootOut: MatchPlan['report']['shootOut']): Side | null {
  if (!shootOut || kickCount < shootOut.length) return null
  const { home, away } = shootOutScore(shootOut)
  return home > away ? 'home' : 'away'
}

export function kickWords(frame: Frame, { report, people }: MatchPlan, score: string): Words | null {
  const { setup, shootOut } = report
  const kick = shootOut?.[frame.kickCount - 1]
  if (!shootOut || !kick) {
    const isTold = frame.sinceEvent < BEGINNING
    return isTold ? { headline: 'PENALTIES', line: score, team: 'home', isOfPlay: false } : null
  }
  const winner = shootOutWinner(frame, shootOut)
  if (winner && frame.sinceKick > WINNERS_AFTER) {
    const { home, away } = shootOutScore(shootOut)
    const result = `${Math.max(home, away)}–${Math.min(home, away)} on penalties`
    return { headline: 'WINNERS!', line: `${setup[winner].name}, ${result}`, team: winner, isOfPlay: true }
  }
  if (frame.sinceKick > SHOWN) return null
  const name = people.find(({ id }) => id === kick.player)?.name ?? ''
  const isSaved = kick.outcome === 'save'
  const keeper = people.find(({ id }) => id === kick.keeper)?.name ?? ''
  const other = kick.side === 'home' ? 'away' : 'home'
  return {
    headline: HEADLINES[kick.outcome],
    line: isSaved ? `${keeper} denies ${name}` : name,
    team: isSaved ? other : kick.side,
    isOfPlay: true,
  }
}
