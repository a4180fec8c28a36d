import { makeAutoObservable } from 'mobx'
import type { GameState } from '../../simulation/gameState.ts'
import type { Outcome } from '../../simulation/core/outcome.ts'
import type { PlayerId } from '../../simulation/core/player.ts'
import { lineUpOf, restoreLineUp, type LineUp } from '../../simulation/players/lineUp.ts'
import { setReplacement } from '../../simulation/players/replacement.ts'
import {
  autoPick,
  dropPlayer,
  hasEligibleEleven,
  selectPlayer,
  SQUAD_SIZE,
  swapPlayers,
} from '../../simulation/players/squad.ts'
import { squadReport, type SquadReport } from '../../simulation/reports/squadReport.ts'
import { pitchPlaces, type PitchPlace } from '../../simulation/tactics/pitchPlaces.ts'
import type { GameStore } from '../GameStore.ts'
import type { ToastTone, UiStore } from '../UiStore.ts'
import { LastChange } from './LastChange.ts'

/** How the squad tab shows the players. */
type SquadView = 'selection' | 'list' | 'pitch'

/** The team sheet: who plays and who waits. A refusal is shown as a message. */
export class LineUpDesk {
  view: SquadView = 'selection'
  readonly lastChange: LastChange<LineUp>
  readonly #game: GameStore
  readonly #ui: UiStore

  constructor(game: GameStore, ui: UiStore) {
    this.#game = game
    this.#ui = ui
    this.lastChange = new LastChange(game, restoreLineUp)
    makeAutoObservable(this, { lastChange: false }, { autoBind: true })
  }

  get squad(): SquadReport {
    return squadReport(this.#game.state)
  }

  /** Whether eleven of those selected can play. */
  get hasEleven(): boolean {
    return hasEligibleEleven(this.#game.state)
  }

  /** The places of the formation, from the goalkeeper forward. */
  get places(): PitchPlace[][] {
    return pitchPlaces(this.#game.state)
  }

  show(view: SquadView): void {
    this.view = view
  }

  select(id: PlayerId): Outcome {
    return this.#change((state) => selectPlayer(state, id))
  }

  drop(id: PlayerId): Outcome {
    return this.#change((state) => dropPlayer(state, id))
  }

  swap(oneId: PlayerId, otherId: PlayerId): Outcome {
    return this.#change((state) => swapPlayers(state, oneId, otherId))
  }

  /** Whether reserves replace those who drop out of the eleven. */
  get replacesWhoDropsOut(): boolean {
    return this.#game.state.replacesWhoDropsOut
  }

  setReplacement(isOn: boolean): Outcome {
    return this.#change((state) => setReplacement(state, isOn))
  }

  /** Selects the best who are fit, and tells how many that were. */
  autoPick(): Outcome {
    const outcome = this.#change(autoPick)
    if (outcome.done) this.#ui.showToast(...pickMessage(this.squad.eligible))
    return outcome
  }

  #change(command: (state: GameState) => Outcome): Outcome {
    const lineUp = lineUpOf(this.#game.state)
    const outcome = this.#game.command(command)
    if (outcome.done) this.lastChange.remember(lineUp)
    else this.#ui.showToast(outcome.reason, 'error')
    return outcome
  }
}

function pickMessage(picked: number): [message: string, tone: ToastTone] {
  if (picked >= SQUAD_SIZE) return ['The best eleven who are fit have been picked.', 'success']
  const wayOut = `You need ${SQUAD_SIZE}: sign somebody, or let days go by until players are back.`
  if (picked === 0) return [`None of your players is fit. ${wayOut}`, 'warning']
  const verb = picked === 1 ? 'is' : 'are'
  return [`Only ${picked} of your players ${verb} fit, all picked now. ${wayOut}`, 'warning']
}
