/** Effect of a side's players on the pitch on its attacks and on those of the opponents. */
import type { OnPitch } from './onPitch.ts'
import type { DefenceEffect, PatternEffect } from './skills.ts'

/** Factors of the players' skills on the weights of kinds of attacks: products over the players on the pitch. */
export type PatternSkills = Record<PatternEffect, number>

export interface PitchFactors {
  /** Weights as takers of shots, and of shots from balls into the box: sums in the order of `POSITIONS`. */
  threats: number[]
  headerThreats: number[]
  /** Products over the players of the skills that hinder opponents. */
  defence: Record<DefenceEffect, number>
  patternSkills: PatternSkills
  /** Mean factors of takers on how often shots are scored, and those alone with the goalkeeper. */
  finishing: number
  finishingAlone: number
}

export function pitchFactors(pitch: readonly OnPitch[]): PitchFactors {
  const threats = [0, 0, 0, 0]
  const headerThreats = [0, 0, 0, 0]
  const defence = { defends: 1, saves: 1, savesAlone: 1, savesHeaders: 1 }
  const patternSkills = { throughBalls: 1, crosses: 1, soloRuns: 1, counters: 1, longShots: 1 }
  let threatOfAll = 0
  let finishing = 0
  let finishingAlone = 0
  for (const { line, threat, headerThreat, skills, hindersOpponents, changesPatterns } of pitch) {
    threats[line] = (threats[line] ?? 0) + threat
    threatOfAll += threat
    finishing += threat * skills.scores
    finishingAlone += threat * skills.scores * skills.scoresAlone
    headerThreats[line] = (headerThreats[line] ?? 0) + headerThreat
    if (hindersOpponents) {
      defence.defends *= skills.defends
      defence.saves *= skills.saves
      defence.savesAlone *= skills.savesAlone
      defence.savesHeaders *= skills.savesHeaders
    }
    if (changesPatterns) {
      patternSkills.throughBalls *= skills.throughBalls
      patternSkills.crosses *= skills.crosses
      patternSkills.soloRuns *= skills.soloRuns
      patternSkills.counters *= skills.counters
      patternSkills.longShots *= skills.longShots
    }
  }
  return {
    threats,
    headerThreats,
    defence,
    patternSkills,
    finishing: finishing / threatOfAll,
    finishingAlone: finishingAlone / threatOfAll,
  }
}
