import type { LiveEventOf, LiveEventType } from '@ampdeck/api/events/live-event'
import { useEffect, useEffectEvent } from 'react'
import { hearLive } from './live.ts'

/** Hears events of these types as they come, those that came together in one go; nothing is rendered by itself. */
export function useLiveEvents<Type extends LiveEventType>(
  types: readonly Type[],
  hear: (events: readonly LiveEventOf<Type>[]) => void,
): void {
  const tell = useEffectEvent(hear)
  const wanted = types.join()

  useEffect(
    () =>
      hearLive(wanted.split(',') as Type[], {
        // The hub gives each listener the types it has asked for.
        onEvents: (events) => tell(events as readonly LiveEventOf<Type>[]),
      }),
    [wanted],
  )
}
