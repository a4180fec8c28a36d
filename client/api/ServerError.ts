/** A call that failed: refused by the server, or lost on the way. */
export class ServerError extends Error {
  /** The HTTP status; null when no answer came. */
  readonly status: number | null

  constructor(message: string, status: number | null) {
    super(message)
    this.name = 'ServerError'
    this.status = status
  }
}

/** What to tell the player: the server's own words if it sent any, else `fallback`. */
export function parseError(error: unknown, fallback: string): string {
  return error instanceof ServerError && error.status !== null && error.message !== ''
    ? error.message
    : fallback
}
