import { useMemo } from 'react'
import { useFreshness } from '../feed/source-context.ts'
import type { MarkProps } from '../guns/mark.tsx'
import type { StationKey } from '../guns/marks.ts'
import type { Area } from '../parts/use-area.ts'
import { type Frame, frameOn, type Place } from './projection.ts'

/** A station as a map shows it. */
export interface MapStation extends Place {
  id: number
  /** Its name beside its mark. */
  label: string
  /** Behind the name; kW on the maps of load. */
  value?: string
  status: StationKey
  /** Another mark than that of its status, such as the level of an alarm. */
  mark?: MarkProps
  /** What makes the dots around it glow. */
  powerW: number
}

/** The frame that holds all stations; it moves only when a station does. */
export function useFrame(places: readonly Place[], area: Area | undefined): Frame | undefined {
  const key = places.map(({ lng, lat }) => `${lng} ${lat}`).join()
  return useMemo(() => {
    const at = key === '' ? [] : key.split(',').map(placeOf)
    return area && area.width > 0 && area.height > 0 ? frameOn(at, area) : undefined
  }, [key, area])
}

function placeOf(text: string): Place {
  const [lng = 0, lat = 0] = text.split(' ').map(Number)
  return { lng, lat }
}

/** The status that may be shown: of values that are too old, none. */
export function useShownStatus(): (status: StationKey) => StationKey {
  const isGone = useFreshness() === 'gone'
  return (status) => (isGone ? 'unknown' : status)
}
