import { DatabaseAway } from './database-away.ts'

/**
 * What `work` gives, or after so many milliseconds the failure that the database is away: a database that is frozen holds
 * nobody longer. The work itself is not ended by it, so a write may still be done afterwards.
 */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseAway('The database does not answer in time.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
