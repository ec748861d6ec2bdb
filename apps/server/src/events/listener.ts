import pg from 'pg'

/**
 * What other processes say, heard on one connection of this process. PostgreSQL gives every listener the same
 * notifications in the same order. Whatever is said while the connection is down is lost: who must not miss anything
 * looks it up when told of the gap.
 */
export interface Listener {
  /**
   * Listens to a channel from now on; returns the way to stop.
   *
   * @param onGap the connection was lost and is there again: something may have been missed
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): () => void
  /** Resolves when everything listened to so far is being heard. */
  ready(): Promise<void>
  close(): Promise<void>
}

interface ListenerOptions {
  /** Called when the connection was lost or could not be had; the listener tries again by itself. */
  onLost?: (error: Error) => void
}

interface Subscription {
  onPayload(payload: string): void
  onGap(): void
}

const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 5_000
/** A connection that died without a word is found out within this time and the next. */
const PING_EVERY_MS = 10_000
const PING_LIMIT_MS = 5_000

/** Opens the process's one listening connection; a lost one is opened again until it is closed. */
export async function openListener(
  connection: pg.ClientConfig,
  { onLost }: ListenerOptions = {},
): Promise<Listener> {
  const channels = new Map<string, Set<Subscription>>()
  let client: pg.Client | undefined
  let closed = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined
  /** What has been asked of the connection, done one after the other. */
  let asked: Promise<unknown> = Promise.resolve()

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'ampdeck events',
      connectionTimeoutMillis: PING_LIMIT_MS,
      query_timeout: PING_LIMIT_MS,
    })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, new Error('the listening connection ended')))
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const { onPayload } of channels.get(channel) ?? []) onPayload(payload)
    })
    client = fresh
    await fresh.connect()
    for (const channel of channels.keys()) await fresh.query(listenTo(channel))
    failures = 0
  }

  function lose(lost: pg.Client, error: Error) {
    if (closed || client !== lost) return
    client = undefined
    onLost?.(error)
    void lost.end().catch(() => undefined)
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++)
    retry = setTimeout(() => void reconnect(), wait)
  }

  async function reconnect() {
    asked = connect().then(
      () => {
        for (const subscription of [...channels.values()].flatMap((set) => [...set])) subscription.onGap()
      },
      (error: Error) => client && lose(client, error),
    )
    await asked
  }

  /** Asks the connection there is; one that does not answer is as good as lost. */
  function ask(text: string) {
    const at = client
    if (!at) return
    asked = asked.then(() => at.query(text)).catch((error: Error) => lose(at, error))
  }

  await connect().catch((error) => {
    closed = true
    throw error
  })
  const ping = setInterval(() => ask('select 1'), PING_EVERY_MS)
  ping.unref()

  return {
    listen(channel, onPayload, onGap = () => undefined) {
      const subscription = { onPayload, onGap }
      const subscriptions = channels.get(channel) ?? new Set()
      if (subscriptions.size === 0) ask(listenTo(channel))
      channels.set(channel, subscriptions.add(subscription))
      return () => {
        subscriptions.delete(subscription)
        if (subscriptions.size > 0 || channels.get(channel) !== subscriptions) return
        channels.delete(channel)
        ask(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    ready: async () => {
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

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
