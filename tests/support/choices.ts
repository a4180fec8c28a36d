/** Sensible managers that differ in one choice each, to find choices that are always best. */
import { buildFacility } from '../../client/simulation/facilities/build.ts'
import { FACILITY_TYPES, type FacilityType } from '../../client/simulation/club/facility.ts'
import { CAMPAIGNS } from '../../client/simulation/club/campaignDefinitions.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { POLICIES, type Policy } from '../../client/simulation/club/marketing.ts'
import { OBJECTIVE_LEVELS, type ObjectiveLevel } from '../../client/simulation/club/board.ts'
import { chooseObjective } from '../../client/simulation/board/objectives.ts'
import { setTactics } from '../../client/simulation/tactics/setTactics.ts'
import { setTicketPrice } from '../../client/simulation/tickets/ticketPrice.ts'
import { mean, playCareers, titles, type CareerSummary } from './careers.ts'
import { MANAGERS, type Manager } from './managers.ts'
import { TACTICS_PARTS, type TacticsPart } from './tacticsMatrix.ts'

interface Choice {
  name: string
  manage: Manager
}

/** Results of a choice, in careers of the same seeds as the other choices of its kind. */
export interface ChoiceResult {
  name: string
  /** Means: points and position per season, pounds at the end (0 for a club whose career has ended). */
  points: number
  position: number
  money: number
  /** League titles in all careers. */
  titles: number
  /** Number of careers in which no other choice of the kind had more points, or more money. */
  bestByPoints: number
  bestByMoney: number
}

const TICKET_PRICES = [10, 20, 30, 40, 50, 70, 100, 150]

/** Facility types that the club does not have from the start. */
const BUILDABLE = FACILITY_TYPES.filter((type) => type !== 'Basic Stadium' && type !== 'Training Ground')

/** Returns all kinds of choices with their options. */
export function choices(): Record<string, Choice[]> {
  const tactics = Object.entries(TACTICS_PARTS).map(([part, options]) => [
    part,
    options.map((option) => withTacticsOption(part as TacticsPart, option)),
  ])
  return {
    'facility built first': BUILDABLE.map(withFacility),
    'campaign kept running': CAMPAIGNS.map(({ id, name }) => withCampaign(id, name)),
    'only policy on': POLICIES.map(withOnlyPolicy),
    ...(Object.fromEntries(tactics) as Record<string, Choice[]>),
    'ticket price': TICKET_PRICES.map(withTicketPrice),
    'objective of the board': OBJECTIVE_LEVELS.map(withObjective),
  }
}

/** Plays all options of a kind in careers of the same seeds. */
export function compareChoices(options: readonly Choice[], careers: number, seasons: number): ChoiceResult[] {
  const played = options.map(({ manage }) => playCareers(careers, seasons, manage))
  const points = played.map((all) => all.map(totalPoints))
  const money = played.map((all) => all.map(finalMoney))
  return options
    .map(({ name }, i) => ({
      name,
      points: mean(points[i] ?? []) / seasons,
      position: mean((played[i] ?? []).flatMap((career) => positions(career, seasons))),
      money: mean(money[i] ?? []),
      titles: titles(played[i] ?? []),
      bestByPoints: timesBest(points, i),
      bestByMoney: timesBest(money, i),
    }))
    .toSorted((a, b) => b.points - a.points)
}

function withFacility(type: FacilityType): Choice {
  return {
    name: type,
    manage(state) {
      if (!state.facilities.some(({ name }) => name === type)) buildFacility(state, type)
      MANAGERS.sensible(state)
    },
  }
}

function withCampaign(id: string, name: string): Choice {
  return {
    name,
    manage(state) {
      launchCampaign(state, id)
      MANAGERS.sensible(state)
    },
  }
}

function withOnlyPolicy(only: Policy): Choice {
  return {
    name: only,
    manage(state) {
      for (const policy of POLICIES) state.plannedPolicies[policy] = policy === only
      MANAGERS.sensible(state)
    },
  }
}

function withTacticsOption(part: TacticsPart, option: string): Choice {
  return {
    name: option,
    manage(state) {
      MANAGERS.sensible(state)
      setTactics(state, { [part]: option })
    },
  }
}

function withTicketPrice(price: number): Choice {
  return {
    name: `£${price}`,
    manage(state) {
      setTicketPrice(state, price)
      MANAGERS.sensible(state)
    },
  }
}

function withObjective(level: ObjectiveLevel): Choice {
  return {
    name: level,
    manage(state) {
      if (state.currentMatchWeek === 0 && state.board.level !== level) chooseObjective(state, level)
      MANAGERS.sensible(state)
    },
  }
}

function totalPoints({ seasons }: CareerSummary): number {
  return seasons.reduce((sum, { points }) => sum + points, 0)
}

function finalMoney({ seasons, ended }: CareerSummary): number {
  return ended ? 0 : (seasons.at(-1)?.money ?? 0)
}

/** Seasons after the end of a career count as last places. */
function positions({ seasons }: CareerSummary, count: number): number[] {
  return Array.from({ length: count }, (_, i) => seasons[i]?.position ?? 20)
}

/** Number of careers in which option `i` equals the best. */
function timesBest(byOption: readonly (readonly number[])[], i: number): number {
  const own = byOption[i] ?? []
  return own.filter((value, career) => byOption.every((other) => (other[career] ?? 0) <= value)).length
}
