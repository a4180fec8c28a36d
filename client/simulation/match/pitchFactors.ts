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
  for (const onPitch of pitch) {
    const { line, threat, skills } = onPitch
    threats[line] = (threats[line] ?? 0) + threat
    threatOfAll += threat
    finishing += threat * skills.scores
    finishingAlone += threat * skills.scores * skills.scoresAlone
    headerThreats[line] = (headerThreats[line] ?? 0) + headerThreat(onPitch)
  }
  factors.defence = defenceOf(pitch, factors.defence)
  factors.patternSkills = patternSkillsOf(pitch, factors.patternSkills)
  factors.finishing = finishing / threatOfAll
  factors.finishingAlone = finishingAlone / threatOfAll
}

function defenceOf(pitch: readonly OnPitch[], before: PitchFactors['defence']): PitchFactors['defence'] {
  let defends = 1
  let saves = 1
  let savesAlone = 1
  let savesHeaders = 1
  for (const { skills, traits } of pitch) {
    if (!traits.hindersOpponents) continue
    defends *= skills.defends
    saves *= skills.saves
    savesAlone *= skills.savesAlone
    savesHeaders *= skills.savesHeaders
  }
  const isSame =
    defends === before.defends &&
    saves === before.saves &&
    savesAlone === before.savesAlone &&
    savesHeaders === before.savesHeaders
  return isSame ? before : { defends, saves, savesAlone, savesHeaders }
}

function patternSkillsOf(pitch: readonly OnPitch[], before: PatternSkills): PatternSkills {
  let throughBalls = 1
  let crosses = 1
  let soloRuns = 1
  let counters = 1
  let longShots = 1
  for (const { skills, traits } of pitch) {
    if (!traits.changesPatterns) continue
    throughBalls *= skills.throughBalls
    crosses *= skills.crosses
    soloRuns *= skills.soloRuns
    counters *= skills.counters
    longShots *= skills.longShots
  }
  const isSame =
    throughBalls === before.throughBalls &&
    crosses === before.crosses &&
    soloRuns === before.soloRuns &&
    counters === before.counters &&
    longShots === before.longShots
  return isSame ? before : { throughBalls, crosses, soloRuns, counters, longShots }
}
