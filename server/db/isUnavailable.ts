/** SQLSTATEs and system error codes of a database that is down, restarting, overloaded or too slow. */
const codes =
  /^(08...|57P0[1-5]|57014|53...|25P03|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Messages of pg's own errors, which have no code. */
const messages =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|The database does not answer)/

/** True when the error or one of its causes means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 8; one = one.cause, depth += 1) {
    if ('code' in one && typeof one.code === 'string' && codes.test(one.code)) return true
    if (messages.test(one.message)) return true
  }
  return false
}
