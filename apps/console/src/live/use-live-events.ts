import type { LiveEventOf, LiveEventType } from '@ampdeck/api/events/live-event'
import { useEffect, useEffectEvent } from 'react'
import { subscribeLive } from './live.ts'

/** Receives events of these types as they come, those that came together in one go; nothing is rendered by itself. */
export function useLiveEvents<Type extends LiveEventType>(
  types: readonly Type[],
  onEvents: (events: readonly LiveEventOf<Type>[]) => void,
): void {
  const receive = useEffectEvent(onEvents)
  const wanted = types.join()

  useEffect(
    () =>
      subscribeLive(wanted.split(',') as Type[], {
        // The hub gives each listener the types it has asked for.
        onEvents: (events) => receive(events as readonly LiveEventOf<Type>[]),
      }),
    [wanted],
  )
}
