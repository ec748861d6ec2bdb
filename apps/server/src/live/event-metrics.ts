import { Counter, Gauge, type Registry } from 'prom-client'
import type { EventHub } from './event-hub.ts'

/** Figures of the live events for Prometheus. */
export function eventMetrics(registry: Registry, hub: EventHub) {
  const registers = [registry]
  new Gauge({
    name: 'live_streams',
    help: 'Open streams of live events',
    registers,
    collect() {
      this.set(hub.size)
    },
  })
  for (const [name, help] of [
    ['received', 'Events received from all processes'],
    ['sent', 'Events handed to streams, before those of one thing are made one'],
    ['resumed', 'Streams that went on where they broke'],
    ['reset', 'Streams that were told to read everything anew'],
  ] as const) {
    new Counter({
      name: `live_events_${name}_total`,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(hub.counts[name])
      },
    })
  }
  return {
    dropped: new Counter({
      name: 'live_streams_dropped_total',
      help: 'Streams whose reader was too slow',
      registers,
    }),
  }
}
