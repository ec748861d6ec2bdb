import pg from 'pg'

/** A connection of its own, beside the pool, that is opened again whenever it is lost. */
export interface LastingConnection {
  /** Sends a statement after those before it; nothing is sent while the connection is lost. */
  ask(text: string): void
  /** Resolves when everything asked so far is done. */
  idle(): Promise<void>
  close(): Promise<void>
}

interface Options {
  /** The `application_name` under which the server lists it. */
  name: string
  /** Makes a fresh connection what it should be, before it counts as open: takes locks, listens. */
  prepare(client: pg.Client): Promise<void>
  /** It was lost, or could not be opened again; it is tried again by itself. */
  onLost?: ((error: Error) => void) | undefined
  /** It was lost and is there again. */
  onBack?: (() => void) | undefined
}

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 2_000
/** A connection that died without a word is found out within this time and the next. */
const PING_EVERY_MS = 10_000
const PING_LIMIT_MS = 5_000

/** Opens it for the first time, which may fail; from then on it lasts until it is closed. */
export async function openLastingConnection(
  connection: pg.ClientConfig,
  { name, prepare, onLost, onBack }: Options,
): Promise<LastingConnection> {
  let client: pg.Client | undefined
  let closed = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined
  /** What has been asked of the connection, done one after the other. */
  let asked: Promise<unknown> = Promise.resolve()

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: name,
      connectionTimeoutMillis: PING_LIMIT_MS,
      query_timeout: PING_LIMIT_MS,
    })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, new Error(`the connection "${name}" ended`)))
    client = fresh
    await fresh.connect()
    await prepare(fresh)
    failures = 0
  }

  function lose(lost: pg.Client, error: Error) {
    if (closed || client !== lost) return
    client = undefined
    onLost?.(error)
    void lost.end().catch(() => undefined)
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++)
    retry = setTimeout(reconnect, wait)
  }

  function reconnect() {
    asked = connect().then(
      () => onBack?.(),
      (error: Error) => client && lose(client, error),
    )
  }

  /** A connection that does not answer is as good as lost. */
  function ask(text: string) {
    const at = client
    if (!at) return
    asked = asked.then(() => at.query(text)).catch((error: Error) => lose(at, error))
  }

  await connect().catch(async (error) => {
    closed = true
    await client?.end().catch(() => undefined)
    throw error
  })
  const ping = setInterval(() => ask('select 1'), PING_EVERY_MS)
  ping.unref()

  return {
    ask,
    idle: async () => {
      await asked
    },
    async close() {
      closed = true
      clearInterval(ping)
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
