/** Decisions during a match: those of the managers, and the standing orders of the sides. */
import { TACTIC_PARTS } from '../club/tacticNames.ts'
import { choicesOf, type Tactics } from '../club/tactics.ts'
import type { CarriedOutOrder, MatchInput } from './matchReport.ts'
import { record, type MatchRun } from './matchRun.ts'
import { takePlaces } from './onPitch.ts'
import { callOff, orderedTactics, takeDueOrders } from './orders.ts'
import { reportMatch } from './reportMatch.ts'
import { changePlan, type RunningSide } from './runningSide.ts'
import { findSubstitution, substitute } from './substitutions.ts'
import { giveShout, giveTalk } from './touchline.ts'

/** Sets the plan of a side, and the places of its players. The caller notes the change. */
function setPlan(own: RunningSide, tactics: Tactics): void {
  if (tactics.formation !== own.tactics.formation) takePlaces(own.pitch, tactics.formation)
  own.tactics = tactics
  own.choices = choicesOf(tactics)
}

/** Applies a manager's decision. One that is no longer possible is ignored and not recorded. */
export function applyInput(run: MatchRun, input: MatchInput): void {
  if (input.kind === 'order') return
  if (takeEffect(run, run[input.side], input)) run.inputs.push(input)
}

/** Returns false for a decision that is not possible. */
function takeEffect(run: MatchRun, own: RunningSide, input: Exclude<MatchInput, CarriedOutOrder>): boolean {
  switch (input.kind) {
    case 'tactics': {
      const parts = input.isFinal
        ? TACTIC_PARTS.filter((part) => own.tactics[part] !== input.tactics[part])
        : []
      if (parts.length > 0) own.decidedParts = [...own.decidedParts, ...parts]
      setPlan(own, input.tactics)
      changePlan(own, otherSide(run, own))
      return true
    }
    case 'substitution': {
      const leaving = own.pitch.find(({ player }) => player.id === input.off)
      const replacement = own.bench.find((player) => player.id === input.on)
      if (!leaving || !replacement || own.substitutionsLeft === 0) return false
      substitute(run, own, leaving, replacement)
      if (input.isFinal) own.decidedPlayers = [...own.decidedPlayers, input.on]
      return true
    }
    case 'call-off':
      return callOff(own, input.order)
    case 'talk':
      return giveTalk(run, own, reportMatch(run), input)
    case 'shout':
      return giveShout(run, own, input)
  }
}

/** Carries out the standing orders that are due (MAT-26). One that changes nothing is not recorded. */
export function followOrders(run: MatchRun, own: RunningSide): void {
  const { minute } = run
  const other = otherSide(run, own)
  const due = takeDueOrders(own, minute, own.goals - other.goals)
  if (due.length === 0) return
  const { tactics: planBefore } = own
  for (const { index, order } of due) {
    const tactics = orderedTactics(own, order.tactics)
    const isNewPlan = tactics !== own.tactics
    const players = order.off && findSubstitution(own, order.off, minute)
    if (!isNewPlan && !players) continue
    run.inputs.push({
      kind: 'order',
      minute,
      side: own.side,
      order: index,
      tactics: isNewPlan ? tactics : null,
      off: players?.leaving.player.id ?? null,
      on: players?.replacement.id ?? null,
    })
    if (isNewPlan) {
      setPlan(own, tactics)
      record(run, { type: 'tactics', side: own.side, player: null })
    }
    if (players) substitute(run, own, players.leaving, players.replacement)
  }
  if (own.tactics !== planBefore) changePlan(own, other)
}

function otherSide({ home, away }: MatchRun, own: RunningSide): RunningSide {
  return own === home ? away : home
}
