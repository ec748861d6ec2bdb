import type { LiveEvent } from '@ampdeck/api/events/live-event'
import type { Listener } from '../events/listener.ts'
import { CHANNEL, readPayload } from '../events/publish.ts'
import { RecentEvents } from './recent-events.ts'
import type { Subscriber } from './subscriber.ts'

interface Subscription {
  subscriber: Subscriber
  isFor: (event: LiveEvent) => boolean
}

/** What the hub counts. */
export interface HubCounts {
  received: number
  sent: number
  resumed: number
  reset: number
}

/** Every event of all processes, handed to the streams of this one. */
export class EventHub {
  readonly #recent = new RecentEvents()
  readonly #subscriptions = new Set<Subscription>()
  #lastId: string | undefined
  readonly counts: HubCounts = { received: 0, sent: 0, resumed: 0, reset: 0 }

  constructor(listener: Pick<Listener, 'listen'>) {
    listener.listen(
      CHANNEL,
      (payload) => this.#receive(payload),
      () => this.#missed(),
    )
  }

  get size(): number {
    return this.#subscriptions.size
  }

  /**
   * Begins to tell a stream what is for it: what came after `lastId` first, or a reset when that is not known any more.
   * Gives the way to change for whom it is, and to end it.
   */
  subscribe(subscriber: Subscriber, isFor: Subscription['isFor'], lastId: string | undefined) {
    const subscription = { subscriber, isFor }
    if (lastId !== undefined) this.#resume(subscription, lastId)
    this.#subscriptions.add(subscription)
    return {
      change: (next: Subscription['isFor']) => {
        subscription.isFor = next
        this.#reset(subscription)
      },
      leave: () => {
        this.#subscriptions.delete(subscription)
      },
    }
  }

  #resume(subscription: Subscription, lastId: string) {
    const missed = this.#recent.after(lastId)
    if (!missed) return this.#reset(subscription)
    this.counts.resumed++
    const mine = missed.filter(({ event }) => subscription.isFor(event))
    this.counts.sent += mine.length
    subscription.subscriber.push(mine, this.#lastId ?? lastId)
  }

  #reset({ subscriber }: Subscription) {
    this.counts.reset++
    subscriber.reset(this.#lastId)
  }

  #receive(payload: string) {
    const read = readPayload(payload)
    if (!read) return
    const received = this.#recent.add(read.id, read.events)
    this.#lastId = `${read.id}.${read.events.length - 1}`
    this.counts.received += received.length
    for (const { subscriber, isFor } of this.#subscriptions) {
      const mine = received.filter(({ event }) => isFor(event))
      this.counts.sent += mine.length
      subscriber.push(mine, this.#lastId)
    }
  }

  /** The connection on which events are heard was lost for a while. */
  #missed() {
    this.#recent.clear()
    this.#lastId = undefined
    for (const subscription of this.#subscriptions) this.#reset(subscription)
  }
}
