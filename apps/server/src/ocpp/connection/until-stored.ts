import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '../../foundation/database-away.ts'

/** The one call that asks and reports nothing, in all versions. */
const QUESTION = 'Authorize'
/** Piles of this process of which a report is held while the database is away; more are told of an internal error. */
const MAX_HELD = 20_000
const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 2_000

/** How many piles of this process have a report that waits for the database. */
export interface Held {
  piles: number
}

/**
 * Does the calls of one pile, which come one after the other; while the database is away, again and again. A report is
 * answered when it is stored, and those after it wait behind it: a pile that was refused it might give it up after some
 * tries. A question, which loses nothing, is refused at once, so that the pile can decide by itself.
 */
export function untilStored(held: Held) {
  let isHolding = false

  return {
    /** Whether a call has to be refused because another one waits already. */
    refuses: (action: string) => isHolding && action === QUESTION,
    async run<T>(action: string, call: () => Promise<T>): Promise<T> {
      try {
        for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
          try {
            return await call()
          } catch (error) {
            const isFull = !isHolding && held.piles >= MAX_HELD
            if (!isDatabaseAway(error) || isFull || action === QUESTION) throw error
          }
          if (!isHolding) held.piles += 1
          isHolding = true
          await pause(wait, undefined, { ref: false })
        }
      } finally {
        if (isHolding) held.piles -= 1
        isHolding = false
      }
    },
  }
}
