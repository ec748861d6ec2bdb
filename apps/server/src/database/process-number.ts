import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { MAX_PROCESSES } from './ids.ts'

const LOCK = 1_853_002

export interface ProcessNumber {
  /** 0 to MAX_PROCESSES - 1; no other process of this database has it while this one holds it. */
  number: number
  release(): Promise<void>
}

/**
 * Claims a free process number, from which `idMaker` makes ids that no other process makes. It is held by a
 * connection of its own; when that breaks, another process may take the number, so this one must make no more ids:
 * `onLost` ends it.
 */
export async function claimProcessNumber(
  connection: pg.ClientConfig,
  onLost: (error: Error) => void,
): Promise<ProcessNumber> {
  const client = new pg.Client(connection)
  let released = false
  client.on('error', (error) => {
    if (!released) onLost(error)
  })
  await client.connect()

  for (let number = 0; number < MAX_PROCESSES; number++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      LOCK,
      number,
    ])
    if (!rows[0]?.taken) continue
    const release = async () => {
      released = true
      await client.end()
    }
    return { number, release }
  }
  await client.end()
  throw new Error(
    `${MAX_PROCESSES} server processes share this database already; there is no number for one more.`,
  )
}

/** A subquery: the numbers of all processes of this database that run. */
export function livingProcesses(): RawBuilder<number> {
  return sql<number>`(select objid::int from pg_locks where locktype = 'advisory' and classid = ${LOCK}
    and objsubid = 2 and database = (select oid from pg_database where datname = current_database()))`
}
