/** Half-time in words: how it stands, who played how, what the plan brought, and what a talk would do. */
import { TALK_NAMES, TALKS, type Talk } from '../club/calls.ts'
import { choiceInWords } from '../club/tacticNames.ts'
import { countedOrNo } from '../core/english.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { nameInMatch } from '../people/nameInMatch.ts'
import type { PlayerId } from '../people/player.ts'
import { POOR_BELOW, type TalkMood, type TalkSituation } from '../match/callEffects.ts'
import type { MatchReport, SheetPlayer, Side } from '../match/matchReport.ts'
import { performances } from '../match/ratings.ts'
import { assistantsTalk, moodOf, situationOf, talkToAll, talkToPlayer } from '../match/touchline.ts'
import { planAt } from './tacticsInPlay.ts'
import { effectInWords } from './callWords.ts'

/** Player on the pitch at half-time. */
interface Listener {
  id: PlayerId
  name: string
  /** Such as '5.4'. */
  rating: string
  /** Such as 'having a poor game'. */
  mood: string
}

interface TalkAnswer {
  talk: Talk
  name: string
  /** Likely effect in words. */
  effect: string
  /** True for the answer of the assistant, who has none for favourites that are not ahead. */
  isAssistants: boolean
}

interface HalfTimeReport {
  /** Five words on the first half. */
  verdict: string
  expectation: string
  plan: string
  /** Best, worst, and the one whose mind is not on the ball, or the next best. */
  rated: readonly Listener[]
  /** Everybody on the pitch. */
  listeners: readonly Listener[]
}

interface FirstHalf {
  /** Report until half-time. */
  report: DeepReadonly<MatchReport>
  side: Side
  pitch: readonly { player: DeepReadonly<SheetPlayer>; since: number }[]
}

const MOODS: Record<TalkMood, string> = {
  poor: 'having a poor game',
  steady: 'doing the job',
  heated: 'about to boil over',
}

const EXPECTATIONS: Record<TalkSituation, string> = {
  behind: 'Nobody expected them to run away with it. They are low, and words of comfort go a long way.',
  'behind-favourites': 'On paper you are the better side. They know it, and can take a hard word.',
  level: 'It could go either way. A lift helps, and a rocket only makes them nervous.',
  'level-favourites': 'On paper you are the better side. They are coasting, and praise won’t wake them.',
  ahead: 'You lead. Nothing kills a lead like a side that thinks it has won.',
}

/** Words at half-time. */
export function halfTimeReport({ report, side, pitch }: FirstHalf): HalfTimeReport {
  const ratings = performances(report, side)
  const all = pitch.map(({ player, since }) => ({
    tenths: ratings.get(player.id)?.rating ?? 0,
    mood: moodOf(report, side, { player, since }),
    name: nameInMatch(report.setup, player),
    player,
  }))
  const byRating = all.toSorted((a, b) => b.tenths - a.tenths)
  const heated = byRating.find(({ mood }) => mood === 'heated')
  const [best, second] = byRating
  const worst = byRating.at(-1)
  const third = heated && heated !== best && heated !== worst ? heated : second
  const rated = [best, worst, third].flatMap((one) => (one ? [listener(one)] : []))
  return {
    verdict: verdictOf(report, side),
    expectation: EXPECTATIONS[situationOf(report, side)],
    plan: planInWords(report, side),
    rated,
    listeners: byRating.map(listener),
  }
}

/** The three answers to everybody, or to one player on the pitch. */
export function talkAnswers(half: FirstHalf, to: PlayerId | null): TalkAnswer[] {
  const { report, side, pitch } = half
  const one = pitch.find(({ player }) => player.id === to)
  const assistants = assistantsTalk(report, side)
  return TALKS.map((talk) => ({
    talk,
    name: TALK_NAMES[talk],
    effect: effectInWords(
      one
        ? talkToPlayer(talk, one.player, moodOf(report, side, one))
        : talkToAll(
            talk,
            situationOf(report, side),
            pitch.map(({ player }) => player),
          ),
    ),
    isAssistants: to === null && talk === assistants,
  }))
}

function listener({
  tenths,
  mood,
  name,
  player,
}: {
  tenths: number
  mood: TalkMood
  name: string
  player: DeepReadonly<SheetPlayer>
}): Listener {
  const isGood = mood === 'steady' && tenths >= GOOD_FROM
  return {
    id: player.id,
    name,
    rating: (tenths / 10).toFixed(1),
    mood: isGood ? 'having a good game' : MOODS[mood],
  }
}

/** Rating in tenths from which a player has been good: as far above solid as the poor are below it. */
const GOOD_FROM = 60 + (60 - POOR_BELOW)

/** Lead in expected goals of a side on top. */
const ON_TOP = 0.3

/** Five words on the first half. */
function verdictOf({ goals, expectedGoals }: DeepReadonly<MatchReport>, side: Side): string {
  const other = side === 'home' ? 'away' : 'home'
  const lead = goals[side] - goals[other]
  const chances = expectedGoals[side] - expectedGoals[other]
  if (lead > 0) {
    if (chances >= ON_TOP) return 'On top, and rightly ahead.'
    return chances <= -ON_TOP ? 'Ahead, and lucky to be.' : 'Ahead in an even match.'
  }
  if (lead < 0) {
    if (chances >= ON_TOP) return 'Behind, but the better side.'
    return chances <= -ON_TOP ? 'Behind, and second to everything.' : 'Behind in an even match.'
  }
  if (chances >= ON_TOP) return 'On top, nothing to show.'
  return chances <= -ON_TOP ? 'Level, and hanging on grimly.' : 'Nothing between the two sides.'
}

/** Sentence on the plan of the first half. */
function planInWords(report: DeepReadonly<MatchReport>, side: Side): string {
  const { offensiveStyle, defensiveStyle } = planAt(report, side, 45)
  const shots = (of: Side) =>
    report.events.filter(({ team, attack }) => team === of && attack !== null && attack.body !== null).length
  const other = side === 'home' ? 'away' : 'home'
  const figure = (of: Side) => `${countedOrNo(shots(of), 'shot')} (${report.expectedGoals[of].toFixed(1)} xG)`
  const attack = choiceInWords('offensiveStyle', offensiveStyle)
  const defence = choiceInWords('defensiveStyle', defensiveStyle)
  return `Your plan, ${attack} and ${defence}: ${figure(side)} for you, ${figure(other)} for them.`
}
