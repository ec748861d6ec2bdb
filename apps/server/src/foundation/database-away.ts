/** The database cannot be used at this moment; the same work done again a little later succeeds. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/**
 * SQLSTATEs of a connection that failed, of a server that stops, recovers or starts, and of one that has no connection
 * left. A statement that a person's `pg_cancel_backend` or a time limit ended (57014) is not among them.
 */
const STATES = /^(08...|57P0[1-5]|53300)$/
/** What the operating system says of a socket. */
const SOCKETS = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What `pg` and `pg-pool` say without a code. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** Whether an error says that the database was lost or could not be reached, and not that a statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAway || SENTENCES.test(error.message)) return true
  if ('code' in error && typeof error.code === 'string') {
    // A socket's file that is not there; any other file may be missing for reasons of its own.
    const isSocketFile = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
    if (isSocketFile || STATES.test(error.code) || SOCKETS.test(error.code)) return true
  }
  return isDatabaseAway(error.cause)
}
