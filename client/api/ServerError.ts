/** Failed API call: refused by the server, or lost on the way. */
export class ServerError extends Error {
  /** HTTP status; null when there was no response. */
  readonly status: number | null

  constructor(message: string, status: number | null) {
    super(message)
    this.name = 'ServerError'
    this.status = status
  }
}

/** Message for the player: the server's if it sent one, otherwise `fallback`. */
export function parseError(error: unknown, fallback: string): string {
  return error instanceof ServerError && error.status !== null && error.message !== ''
    ? error.message
    : fallback
}
