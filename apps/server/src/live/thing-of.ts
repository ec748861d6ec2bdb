import { type LiveEvent, liveIdOf } from '@ampdeck/api/events/live-event'

/** Names what an event is about: of two events of one thing the later is enough. */
export function thingOf(event: LiveEvent): string {
  return `${event.type}:${liveIdOf(event)}`
}
