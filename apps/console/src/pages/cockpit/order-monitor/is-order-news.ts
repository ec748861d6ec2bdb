import type { LiveEvent } from '@ampdeck/api/events/live-event'

/**
 * Tells the events after which the list itself is another one, an order that begins or ends, from those that only say
 * how far a known one has come. It remembers the status of each order that it has heard of.
 */
export function orderNews(): (event: LiveEvent) => boolean {
  const known = new Map<number, number>()

  return (event) => {
    if (event.type !== 'order') return false
    const isNews = known.get(event.orderId) !== event.orderStatus
    known.set(event.orderId, event.orderStatus)
    return isNews
  }
}
