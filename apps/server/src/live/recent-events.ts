import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { thingOf } from './thing-of.ts'

/** An event with the id under which every process knows it, and its text, written once for all who hear it. */
export interface HeardEvent {
  id: string
  event: LiveEvent
  text: string
}

/**
 * So many things are more than a large network has guns, piles and orders of a day; so many notifications are minutes of
 * a busy network and hours of a quiet one.
 */
const MAX_THINGS = 30_000
/** Events overtake one another by less than this. */
const CLOCK_CHANGE_MS = 60_000

/**
 * What has been heard lately, so that a stream that broke goes on where it was. Of each thing only the last event is
 * kept: an event says what has become of the thing, so earlier ones are not missed.
 */
export class RecentEvents {
  readonly #things = new Map<string, HeardEvent & { at: number }>()
  /** The place of each notification's first event, oldest first. */
  readonly #places = new Map<string, number>()
  #next = 0
  /** What came before this place is not complete any more. */
  #floor = 0
  readonly #most: number

  constructor(most = MAX_THINGS) {
    this.#most = most
  }

  /** Takes in a notification; gives its events with their ids, without those that a later one has overtaken. */
  add(id: string, events: readonly LiveEvent[]): HeardEvent[] {
    this.#places.set(id, this.#next)
    shiftBeyond(this.#places, this.#most)
    return events.flatMap((event, index) => {
      const at = this.#next++
      const thing = thingOf(event)
      const before = this.#things.get(thing)
      if (before && isOvertaken(event, before.event)) return []
      const received = { id: `${id}.${index}`, event, text: JSON.stringify(event) }
      // Set anew, so that the order is that of the last events.
      this.#things.delete(thing)
      this.#things.set(thing, { ...received, at })
      const forgotten = shiftBeyond(this.#things, this.#most)
      if (forgotten) this.#floor = forgotten.at
      return [received]
    })
  }

  /** What came after an event, each thing once; nothing when that event is not known any more. */
  after(lastId: string): HeardEvent[] | undefined {
    const [, id = '', index = ''] = /^(.+)\.(\d+)$/.exec(lastId) ?? []
    const first = this.#places.get(id)
    if (first === undefined) return undefined
    const last = first + Number(index)
    if (last < this.#floor) return undefined
    return [...this.#things.values()].filter(({ at }) => at > last)
  }

  /** Something was missed: no stream can go on from before. */
  clear(): void {
    this.#things.clear()
    this.#places.clear()
  }
}

/** Whether a later event of the same thing was heard already. A much later one was of a clock that was set back since. */
function isOvertaken(event: LiveEvent, before: LiveEvent): boolean {
  const ahead = before.time - event.time
  return ahead > 0 && ahead < CLOCK_CHANGE_MS
}

/** Takes the oldest entry out of a map that has grown too large. */
function shiftBeyond<Value>(map: Map<string, Value>, most: number): Value | undefined {
  if (map.size <= most) return undefined
  const [oldest] = map
  if (!oldest) return undefined
  map.delete(oldest[0])
  return oldest[1]
}
