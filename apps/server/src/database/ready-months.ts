import type { Kysely } from 'kysely'
import { ensureMonths, monthOf } from './partitions.ts'
import type { Tables } from './tables.ts'

/**
 * Makes sure that records of an instant find their partitions: a clock may jump past the months that were made ahead.
 * Each month is looked at once.
 */
export function readyMonths(db: Kysely<Tables>): (epoch: number) => Promise<void> {
  const ready = new Map<string, Promise<void>>()
  return (epoch) => {
    const { name } = monthOf(epoch)
    const known = ready.get(name)
    if (known) return known
    const made = ensureMonths(db, epoch, epoch)
    ready.set(name, made)
    made.catch(() => ready.delete(name))
    return made
  }
}
