/** Score of an own match. */
export interface OwnScore {
  playerScore: number
  opponentScore: number
  /** Name of the opponent. */
  opponent: string
}

/** Such as '6–1'. */
export function goalsText(first: number, second: number): string {
  return `${first}–${second}`
}

/** Such as '6–1 against Beta'. */
export function scoreText({ playerScore, opponentScore, opponent }: OwnScore): string {
  return `${goalsText(playerScore, opponentScore)} against ${opponent}`
}
