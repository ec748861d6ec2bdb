import { randomBytes } from 'node:crypto'
import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The PostgreSQL channel over which every process hears what happened in any. */
export const CHANNEL = 'live_events'
/** A notification holds less than 8,000 bytes. */
const MAX_BYTES = 7_500

/** What this process publishes is numbered; with its mark no other process makes the same number. */
const mark = randomBytes(6).toString('base64url')
let published = 0

/**
 * Publishes events to every process, and so to every screen that may see them. In a transaction it is told if,
 * and only if, that commits. What comes often, such as meter values, is gathered first and told together.
 */
export async function publish(db: Kysely<Tables>, events: readonly LiveEvent[]): Promise<void> {
  for (const payload of payloadsOf(events)) await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db)
}

/** Texts that fit a notification each, in order: an id of its own, and a JSON array. */
export function payloadsOf(events: readonly LiveEvent[]): string[] {
  const payloads: string[] = []
  let batch: string[] = []
  let bytes = 0
  const close = () => {
    if (batch.length > 0) payloads.push(`${mark}${(published++).toString(36)} [${batch.join(',')}]`)
    batch = []
    bytes = 0
  }
  for (const event of events) {
    const text = JSON.stringify(event)
    const length = Buffer.byteLength(text) + 1
    if (bytes + length > MAX_BYTES) close()
    batch.push(text)
    bytes += length
  }
  close()
  return payloads
}

/** A notification as it was made; its id is the same in every process. Nothing for one that makes no sense. */
export function readPayload(payload: string): { id: string; events: LiveEvent[] } | undefined {
  const end = payload.indexOf(' ')
  if (end <= 0) return undefined
  try {
    const events: unknown = JSON.parse(payload.slice(end + 1))
    // Only `publish` writes to the channel, and it takes nothing but events.
    return Array.isArray(events) ? { id: payload.slice(0, end), events: events as LiveEvent[] } : undefined
  } catch {
    return undefined
  }
}
