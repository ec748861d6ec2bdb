import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * A transaction holds one of the few connections of all sellers. Whoever calls another computer inside one makes
 * everybody wait for that computer, so such a call is refused.
 */

interface Opened {
  isOpen: boolean
}

const current = new AsyncLocalStorage<Opened>()

/** Marks what a transaction does, for as long as it is open. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const opened: Opened = { isOpen: true }
  try {
    return await current.run(opened, work)
  } finally {
    // What goes on after it, without being awaited, holds no connection.
    opened.isOpen = false
  }
}

/** A call to another computer was made while a transaction was open: a mistake of the program. */
export class CalledInTransaction extends Error {
  override readonly name = 'CalledInTransaction'
}

/** Refuses a call to another computer while a transaction is open. */
export function refuseInTransaction(what: string): void {
  if (current.getStore()?.isOpen)
    throw new CalledInTransaction(`${what} was called inside a database transaction. Call it before or after`)
}
