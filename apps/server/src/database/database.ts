import { setTimeout as pause } from 'node:timers/promises'
import {
  type AccessMode,
  CamelCasePlugin,
  type IsolationLevel,
  Kysely,
  PostgresDialect,
  type Transaction,
  type TransactionBuilder,
} from 'kysely'
import pg from 'pg'
import { insideTransaction } from '../foundation/open-transaction.ts'
import { runningEmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { Tables } from './tables.ts'
import { typeParsers } from './type-parsers.ts'

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it the embedded one is started. */
  url?: string | undefined
  /** Where the embedded server keeps its data. */
  dataDirectory: string
  poolSize: number
  /** For a command beside a running server: uses that server's embedded database instead of refusing. */
  mayShare?: boolean
  /** Called when a connection is lost; the pool opens another one by itself. */
  onConnectionLost?: (error: Error) => void
}

export interface Database {
  db: Kysely<Tables>
  pool: pg.Pool
  /** For connections that live outside the pool: locks held for life, LISTEN. */
  connection: pg.ClientConfig
  /** Closes the connections and stops the embedded server; what is still asked after two seconds is cut off. */
  close(): Promise<void>
}

const CLOSE_MS = 2_000

/** camelCase in the program, snake_case in the database; what is inside a JSON value is left alone. */
export const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

/** Kysely whose transactions are known to what calls other computers, which refuses to be called in one. */
class MarkedKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return marked(super.transaction())
  }
}

function marked(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const { execute, setAccessMode, setIsolationLevel } = builder
  return Object.assign(builder, {
    execute: <T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T> =>
      execute.call(builder, (db) => insideTransaction(() => work(db))) as Promise<T>,
    setAccessMode: (mode: AccessMode) => marked(setAccessMode.call(builder, mode)),
    setIsolationLevel: (level: IsolationLevel) => marked(setIsolationLevel.call(builder, level)),
  })
}

/** Opens the database of a server process: the one at `url`, or the embedded one. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return connect({ connectionString: options.url }, options)
  const running = options.mayShare ? await runningEmbeddedPostgres(options.dataDirectory) : undefined
  if (running) return connect(running, options)
  const { dataDirectory, onConnectionLost: onDown } = options
  const server = await startEmbeddedPostgres(dataDirectory, { onDown })
  const opened = connect(server.connection, options)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await server.stop()
    },
  }
}

/** A pool on a server that runs already, and Kysely over it: camelCase outside, snake_case inside. */
export function connect(
  address: pg.ClientConfig,
  { poolSize, onConnectionLost }: Pick<DatabaseOptions, 'poolSize' | 'onConnectionLost'>,
): Database {
  const connection = { ...address, types: typeParsers, application_name: 'ampdeck', keepAlive: true }
  const pool = new pg.Pool({ ...connection, max: poolSize, connectionTimeoutMillis: 10_000 })
  // Also while a transaction has it and asks nothing: the next statement fails, and that is told to who asked.
  pool.on('connect', (client) => client.on('error', (error) => onConnectionLost?.(error)))
  pool.on('error', () => undefined)
  const db: Kysely<Tables> = new MarkedKysely({
    dialect: new PostgresDialect({ pool }),
    plugins,
  })
  const close = () => Promise.race([db.destroy(), pause(CLOSE_MS, undefined, { ref: false })])
  return { db, pool, connection, close }
}
