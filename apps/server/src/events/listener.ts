import pg from 'pg'
import { openLastingConnection } from '../database/lasting-connection.ts'

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

/** Opens the process's one listening connection; a lost one is opened again until it is closed. */
export async function openListener(
  connection: pg.ClientConfig,
  { onLost }: ListenerOptions = {},
): Promise<Listener> {
  const channels = new Map<string, Set<Subscription>>()
  const { ask, idle, close } = await openLastingConnection(connection, {
    name: 'ampdeck events',
    async prepare(client) {
      client.on('notification', ({ channel, payload = '' }) => {
        for (const { onPayload } of channels.get(channel) ?? []) onPayload(payload)
      })
      for (const channel of channels.keys()) await client.query(listenTo(channel))
    },
    onLost,
    onBack() {
      for (const subscription of [...channels.values()].flatMap((set) => [...set])) subscription.onGap()
    },
  })

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
    ready: idle,
    close,
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
