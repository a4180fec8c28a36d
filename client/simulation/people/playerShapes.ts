/**
 * Players as objects of one shape for each kind: every field by name and in one order, which spreads do not promise.
 * The engine reads the fields of objects of one shape without a search, and players are read more often than anything
 * else: with spreads a season took a tenth longer.
 */
import type { Footballer, Player, RivalPlayer, SeasonFigures } from './player.ts'

/** A player as one of a rival, at the start of their figures for it. */
export function toRivalPlayer(player: Omit<RivalPlayer, keyof SeasonFigures>): RivalPlayer {
  return {
    id: player.id,
    name: player.name,
    type: player.type,
    nationality: player.nationality,
    age: player.age,
    quality: player.quality,
    potential: player.potential,
    goals: 0,
    assists: 0,
    appearances: 0,
    cleanSheets: 0,
    ratingTotal: 0,
    strengths: player.strengths,
    weaknesses: player.weaknesses,
    morale: player.morale,
    stamina: player.stamina,
    injured: player.injured,
    injury: player.injury,
    suspensions: player.suspensions,
    form: player.form,
  }
}

/** Figures that only the own club has of a footballer, besides those of a rival. */
type OwnFacts = Pick<Player, 'wage' | 'inSquad' | 'known' | 'isHomegrown' | 'earlier'>

/** A footballer of the market or the academy, with these facts beside a rival's figures. */
export function toFootballer(player: RivalPlayer, facts: OwnFacts): Footballer {
  return {
    id: player.id,
    name: player.name,
    type: player.type,
    nationality: player.nationality,
    age: player.age,
    quality: player.quality,
    potential: player.potential,
    goals: player.goals,
    assists: player.assists,
    appearances: player.appearances,
    cleanSheets: player.cleanSheets,
    ratingTotal: player.ratingTotal,
    strengths: player.strengths,
    weaknesses: player.weaknesses,
    morale: player.morale,
    stamina: player.stamina,
    injured: player.injured,
    injury: player.injury,
    suspensions: player.suspensions,
    form: player.form,
    wage: facts.wage,
    inSquad: facts.inSquad,
    known: facts.known,
    isHomegrown: facts.isHomegrown,
    earlier: facts.earlier,
  }
}

/** A player of the own club with their contract. */
export function toPlayer(footballer: Footballer, contract: Player['contract']): Player {
  return Object.assign(toFootballer(footballer, footballer), { contract })
}
