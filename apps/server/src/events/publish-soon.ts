import { type LiveEvent, liveIdOf } from '@ampdeck/api/events/live-event'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { publish } from './publish.ts'

/** How long news that come often are gathered in a process. */
const GATHER_MS = 200

const gatherers = new WeakMap<Kysely<Tables>, ReturnType<typeof gathererOf>>()

/**
 * For what comes often and may be lost without harm, such as the meter values of running charges: the news of 200 ms go
 * out together, the last of each thing. Outside a transaction: hand it the platform's database.
 */
export function publishSoon(db: Kysely<Tables>, event: LiveEvent): void {
  const gather = gatherers.get(db) ?? gathererOf(db)
  gatherers.set(db, gather)
  gather(event)
}

function gathererOf(db: Kysely<Tables>) {
  const waiting = new Map<string, LiveEvent>()

  function send() {
    const events = [...waiting.values()]
    waiting.clear()
    // The next value tells what this one would have told.
    void publish(db, events).catch(() => undefined)
  }

  return (event: LiveEvent) => {
    const thing = thingOf(event)
    const before = waiting.get(thing)
    if (before && before.time > event.time) return
    if (waiting.size === 0) setTimeout(send, GATHER_MS).unref()
    waiting.set(thing, event)
  }
}

/** Names what an event is about: of two events of one thing the later is enough. */
export function thingOf(event: LiveEvent): string {
  return `${event.type}:${liveIdOf(event)}`
}
