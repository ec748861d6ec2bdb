import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { DatabaseAway } from '../foundation/database-away.ts'
import { MAX_PROCESSES } from './ids.ts'
import { openLastingConnection } from './lasting-connection.ts'

const LOCK = 1_853_002

export interface ProcessNumber {
  /**
   * 0 to MAX_PROCESSES - 1; no other process of this database has it while this one holds it. Throws `DatabaseAway`
   * while none is held.
   */
  number(): number
  /** Calls back whenever a number is held again after a loss: the same, or another one. */
  whenBack(call: () => void): void
  release(): Promise<void>
}

/**
 * Holds a free process number, from which `idMaker` makes ids that no other process makes. It is held by a connection
 * of its own. When that breaks, another process may take the number: this one makes no more ids, and so stores nothing
 * new, until it holds a number again.
 */
export async function holdProcessNumber(
  connection: pg.ClientConfig,
  { onLost }: { onLost?: (error: Error) => void } = {},
): Promise<ProcessNumber> {
  const callbacks: (() => void)[] = []
  let held: number | undefined
  let last = 0
  const lasting = await openLastingConnection(connection, {
    name: 'ampdeck process number',
    async prepare(client) {
      last = await claim(client, last)
      held = last
    },
    onLost(error) {
      held = undefined
      onLost?.(error)
    },
    onBack() {
      for (const call of callbacks) call()
    },
  })

  return {
    number() {
      if (held === undefined) throw new DatabaseAway('No process number is held at this moment.')
      return held
    },
    whenBack: (call) => void callbacks.push(call),
    release: () => lasting.close(),
  }
}

/** Takes the first free number, beginning with the one that was held before. */
async function claim(client: pg.Client, first: number): Promise<number> {
  for (let offset = 0; offset < MAX_PROCESSES; offset++) {
    const number = (first + offset) % MAX_PROCESSES
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      LOCK,
      number,
    ])
    if (rows[0]?.taken) return number
  }
  throw new Error(
    `${MAX_PROCESSES} server processes share this database already; there is no number for one more.`,
  )
}

/** A subquery: the numbers of all processes of this database that run. */
export function livingProcesses(): RawBuilder<number> {
  return sql<number>`(select objid::int from pg_locks where locktype = 'advisory' and classid = ${LOCK}
    and objsubid = 2 and database = (select oid from pg_database where datname = current_database()))`
}
