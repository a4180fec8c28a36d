/** Effect of a side's players on the pitch on its attacks and on those of the opponents. */
import type { OnPitch } from './onPitch.ts'
import type { DefenceEffect, PatternEffect } from './skills.ts'
import { headerThreat } from './threat.ts'

/** Factors of the players' skills on the weights of kinds of attacks: products over the players on the pitch. */
export type PatternSkills = Readonly<Record<PatternEffect, number>>

export interface PitchFactors {
  /** Weights as takers of shots, and of shots from balls into the box: sums in the order of `POSITIONS`. */
  threats: number[]
  headerThreats: number[]
  /** Products over the players of the skills that hinder opponents. */
  defence: Readonly<Record<DefenceEffect, number>>
  patternSkills: PatternSkills
  /** Mean factors of takers on how often shots are scored, and those alone with the goalkeeper. */
  finishing: number
  finishingAlone: number
}

/** Factors of players without effect. */
const NO_DEFENCE: PitchFactors['defence'] = { defends: 1, saves: 1, savesAlone: 1, savesHeaders: 1 }
const NO_PATTERN_SKILLS: PatternSkills = {
  throughBalls: 1,
  crosses: 1,
  soloRuns: 1,
  counters: 1,
  longShots: 1,
}

/** Factors of nobody yet. */
export function noFactors(): PitchFactors {
  return {
    threats: [0, 0, 0, 0],
    headerThreats: [0, 0, 0, 0],
    defence: NO_DEFENCE,
    patternSkills: NO_PATTERN_SKILLS,
    finishing: 0.5,
    finishingAlone: 0.5,
  }
}

/** Calculates the factors of the players on the pitch in place. Parts that have not changed stay the same objects. */
export function updateFactors(factors: PitchFactors, pitch: readonly OnPitch[]): void {
  const { threats, headerThreats } = factors
  for (let line = 0; line < threats.length; line++) {
    threats[line] = 0
    headerThreats[line] = 0
  }
  let threatOfAll = 0
  let finishing = 0
  let finishingAlone = 0
  let defends = 1
  let saves = 1
  let savesAlone = 1
  let savesHeaders = 1
  let throughBalls = 1
  let crosses = 1
  let soloRuns = 1
  let counters = 1
  let longShots = 1
  for (const onPitch of pitch) {
    const { line, threat, skills, traits } = onPitch
    const scored = threat * skills.scores
    threats[line] = (threats[line] ?? 0) + threat
    threatOfAll += threat
    finishing += scored
    finishingAlone += scored * skills.scoresAlone
    headerThreats[line] = (headerThreats[line] ?? 0) + headerThreat(onPitch)
    if (traits.hindersOpponents) {
      defends *= skills.defends
      saves *= skills.saves
      savesAlone *= skills.savesAlone
      savesHeaders *= skills.savesHeaders
    }
    if (traits.changesPatterns) {
      throughBalls *= skills.throughBalls
      crosses *= skills.crosses
      soloRuns *= skills.soloRuns
      counters *= skills.counters
      longShots *= skills.longShots
    }
  }
  factors.finishing = finishing / threatOfAll
  factors.finishingAlone = finishingAlone / threatOfAll
  const { defence, patternSkills } = factors
  const isSameDefence =
    defends === defence.defends &&
    saves === defence.saves &&
    savesAlone === defence.savesAlone &&
    savesHeaders === defence.savesHeaders
  if (!isSameDefence) factors.defence = { defends, saves, savesAlone, savesHeaders }
  const areSamePatterns =
    throughBalls === patternSkills.throughBalls &&
    crosses === patternSkills.crosses &&
    soloRuns === patternSkills.soloRuns &&
    counters === patternSkills.counters &&
    longShots === patternSkills.longShots
  if (!areSamePatterns) factors.patternSkills = { throughBalls, crosses, soloRuns, counters, longShots }
}
