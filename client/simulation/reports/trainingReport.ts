/** Report for the training view of the squad tab (TRN-6). */
import { goalsOf, MAX_INDIVIDUAL, reachGoal, type IndividualGoal } from '../club/individualTraining.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import type { Player, PlayerId } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import { roleFit, rolesOf } from '../club/roles.ts'
import type { StaffRole } from '../people/staffMember.ts'
import { staffSkill } from '../people/staffSkill.ts'
import {
  planInWords,
  SAVED_PER_DIRECTOR_STAR,
  TRAINING_FOCUSES,
  TRAINING_INTENSITIES,
  type TrainedPlayer,
  type TrainedWeek,
  type TrainingFocus,
  type TrainingIntensity,
  type TrainingPlan,
} from '../club/training.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { traitInWords } from '../people/traitWords.ts'
import type { Snapshot } from '../gameState.ts'
import { individualFocuses, weeksLeft } from '../players/individualFocus.ts'
import { mentorOf, mentorsOf } from '../players/growthByCharacter.ts'
import { coachingShares } from '../players/playerWeek.ts'
import { trainingByStamina } from '../players/setTraining.ts'
import { setPiecesByTraining } from '../players/trainingWeek.ts'
import { effectInWords } from './trainingWords.ts'
import { counted } from '../core/english.ts'

/** A member of staff who has to do with training. */
export interface TrainingCoach {
  role: StaffRole | 'Head Coach'
  /** Stars, 0 without one. */
  skill: number
  /** 'Players grow 12% faster.' */
  effect: string
}

/** Changes of the week in a player still at the club. */
export interface TrainingChangeRow {
  id: PlayerId
  name: string
  /** 'Quality +0.05: still growing, faster with minutes.' */
  words: string[]
}

/** Player who works on a goal of their own. */
export interface IndividualRow {
  id: PlayerId
  name: string
  /** 'Overcome: Pace' */
  goal: string
  /** Effect of the trait that goes or comes. */
  effect: string
  /** Percent of the work that is done, and weeks left without injury. */
  percent: number
  weeks: number
}

/** Player for whom a focus can be chosen. */
export interface IndividualChoice {
  id: PlayerId
  name: string
  goals: {
    goal: IndividualGoal
    label: string
    weeks: number
    effect: string
    /** 'Better as Winger (+3%), Playmaker (+3%).', or '' for a trait that no role asks for. */
    roles: string
  }[]
}

/** Mentor and whom they guide. */
export interface MentorRow {
  id: PlayerId
  name: string
  position: Position
  /** Names of the young ones. */
  guided: string[]
}

interface TrainingReport {
  plan: Readonly<TrainingPlan>
  /** Plan that the assistant would set now. */
  advised: Readonly<TrainingPlan>
  /** Effect of each choice in words, with the director's saving. */
  focusWords: Record<TrainingFocus, string>
  intensityWords: Record<TrainingIntensity, string>
  /** Percent by which the days so far raise the goals from corners and free kicks in the next match. */
  setPieces: number
  /** Mean stamina of the eleven in percent. */
  stamina: number
  coaches: TrainingCoach[]
  mentors: MentorRow[]
  individual: { most: number; rows: IndividualRow[]; choices: IndividualChoice[] }
  lastWeek: { day: number; trained: string; rows: TrainingChangeRow[] } | null
}

export function trainingReport(state: Snapshot): TrainingReport {
  const director = staffSkill(state, 'Technical Director')
  const eleven = state.players.filter(({ inSquad }) => inSquad)
  const { plan, lastWeek } = state.training
  return {
    plan,
    advised: trainingByStamina(state).plan,
    focusWords: Object.fromEntries(
      TRAINING_FOCUSES.map((focus) => [focus, effectInWords({ focus, intensity: 'normal' }, director)]),
    ) as Record<TrainingFocus, string>,
    intensityWords: Object.fromEntries(
      TRAINING_INTENSITIES.map((intensity) => [
        intensity,
        effectInWords({ focus: 'balanced', intensity }, director),
      ]),
    ) as Record<TrainingIntensity, string>,
    setPieces: Math.round(100 * (setPiecesByTraining(state) - 1)),
    stamina: Math.round(eleven.reduce((sum, player) => sum + player.stamina, 0) / Math.max(1, eleven.length)),
    coaches: coachesOf(state),
    mentors: mentorRows(state),
    individual: individualOf(state),
    lastWeek: lastWeek && {
      day: lastWeek.day,
      trained: daysInWords(lastWeek.days),
      rows: lastWeek.players.flatMap((change) => rowOf(state, lastWeek, change) ?? []),
    },
  }
}

function mentorRows({ seed, players }: Snapshot): MentorRow[] {
  const mentors = mentorsOf(seed, players)
  return POSITIONS.flatMap((position) => {
    const mentor = mentors[position]
    if (!mentor) return []
    const guided = players.filter((player) => mentorOf(player, mentors) === mentor)
    return [{ id: mentor.id, name: mentor.name, position, guided: guided.map(({ name }) => name) }]
  })
}

function individualOf(state: Snapshot): TrainingReport['individual'] {
  const focuses = individualFocuses(state)
  const rows = focuses.flatMap((focus): IndividualRow[] => {
    const player = state.players.find(({ id }) => id === focus.id)
    if (!player) return []
    const weeks = weeksLeft(state, player, focus)
    const percent = Math.floor(100 * focus.progress)
    return [
      {
        ...{ id: player.id, name: player.name, percent, weeks },
        goal: goalInWords(focus),
        effect: traitInWords(focus.trait, focus.kind),
      },
    ]
  })
  const free = state.players.filter(({ id }) => !focuses.some((focus) => focus.id === id))
  const choices = free.map((player) => ({
    id: player.id,
    name: player.name,
    goals: goalsOf(player).map((goal) => ({
      goal,
      label: goalInWords(goal),
      weeks: weeksLeft(state, player, { ...goal, progress: 0 }),
      effect: traitInWords(goal.trait, goal.kind),
      roles: rolesInWords(player, goal),
    })),
  }))
  return { most: MAX_INDIVIDUAL, rows, choices: choices.filter(({ goals }) => goals.length > 0) }
}

/** Roles of the player's line that they fill better once they have reached the goal, and by how much. */
function rolesInWords(player: DeepReadonly<Player>, goal: IndividualGoal): string {
  const trained = reachGoal(player, goal)
  const better = rolesOf(player.type).flatMap((role) => {
    const percent = Math.round(100 * (roleFit(trained, role) / roleFit(player, role) - 1))
    return percent > 0 ? [`${role} (+${percent}%)`] : []
  })
  return better.length > 0 ? `Better as ${better.join(', ')}.` : ''
}

function goalInWords({ kind, trait }: IndividualGoal): string {
  return `${kind === 'weaknesses' ? 'Overcome' : 'Build'}: ${trait}`
}

/** Coaches with what they do now. */
function coachesOf(state: Snapshot): TrainingCoach[] {
  const percent = (share: number) => Math.round(100 * share)
  const shares = coachingShares(state)
  const director = SAVED_PER_DIRECTOR_STAR * staffSkill(state, 'Technical Director')
  const effects: [TrainingCoach['role'], string][] = [
    ['Head Coach', `Players grow ${percent(shares.headCoach)}% faster.`],
    ['Assistant Manager', `Players grow ${percent(shares.assistant)}% faster.`],
    ['Fitness Coach', `Tired players recover ${percent(shares.fitness)}% faster.`],
    [
      'Goalkeeper Coach',
      `Keepers grow ${percent(shares.keeperGrowth)}% faster and decline ${percent(shares.keeperDecline)}% slower.`,
    ],
    ['Youth Coach', `Players under 24 grow ${percent(shares.youth)}% faster.`],
    ['Mental', `Morale settles ${shares.morale.toFixed(1)} higher, and with it form rises more often.`],
    ['Technical Director', `The price of a training focus is ${percent(director)}% lower.`],
  ]
  return effects.map(([role, effect]) => ({ role, skill: staffSkill(state, role), effect }))
}

/** Trainings of a week with their days: '5 days balanced, normal; 2 days recovery, light'. */
function daysInWords(days: DeepReadonly<TrainingPlan[]>): string {
  const counts = new Map<string, number>()
  for (const plan of days) counts.set(planInWords(plan), (counts.get(planInWords(plan)) ?? 0) + 1)
  return [...counts].map(([words, count]) => `${counted(count, 'day')} ${words}`).join('; ')
}

/** Outcomes after which form tends to rise (1) or to fall (−1). */
const USUAL_CHANGE: Record<MatchOutcome, number> = { W: 1, D: 0, L: -1 }
const OUTCOME_NAMES: Record<MatchOutcome, string> = { W: 'win', D: 'draw', L: 'defeat' }

/** 'Form up one step after a win.', 'Form down one step despite the win.' */
function formInWords(change: number, outcome: MatchOutcome): string {
  const name = OUTCOME_NAMES[outcome]
  const isUnusual = change * USUAL_CHANGE[outcome] < 0
  return `Form ${change > 0 ? 'up' : 'down'} one step ${isUnusual ? `despite the ${name}` : `after a ${name}`}.`
}

function rowOf(
  { seed, players }: Snapshot,
  { outcome }: DeepReadonly<TrainedWeek>,
  { id, step, form, hasPlayed, isHurt }: DeepReadonly<TrainedPlayer>,
): TrainingChangeRow | null {
  const player = players.find((one) => one.id === id)
  if (!player) return null
  const words: string[] = []
  if (isHurt) words.push('Hurt in hard training.')
  if (step > 0) {
    const mentor = mentorOf(player, mentorsOf(seed, players))
    const reasons = [hasPlayed && 'faster with minutes', mentor && `guided by ${mentor.name}`].filter(Boolean)
    words.push(`Quality +${step.toFixed(2)}: ${['still growing', ...reasons].join(', ')}.`)
  }
  if (step < 0) words.push(`Quality −${(-step).toFixed(2)}: declines with age.`)
  if (form !== 0) words.push(formInWords(form, outcome))
  return { id, name: player.name, words }
}
