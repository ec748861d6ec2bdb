import { type RefObject, useLayoutEffect, useState } from 'react'
import { type MapSize, UNMEASURED } from './projection.ts'
import type { Rectangle } from './rectangle.ts'

/** The room of a map in pixels. */
export interface MapRoom {
  size: MapSize
  /** What the map itself shows in its corners: the buttons, the scale, whose land it is. Names keep off them. */
  corners: readonly Rectangle[]
}

/** The room of a map's surface, followed as it changes; while it is hidden, the last known. */
export function useMapRoom(surface: RefObject<HTMLElement | null>): MapRoom {
  const [room, setRoom] = useState<MapRoom>({ size: UNMEASURED, corners: [] })

  useLayoutEffect(() => {
    const element = surface.current
    if (!element) return
    const corners = [...element.querySelectorAll('[data-map-corner]')]
    const measure = () => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return
      const next = roomOf(element, corners)
      setRoom((known) => (isSame(known, next) ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const part of [element, ...corners]) observer.observe(part)
    return () => observer.disconnect()
  }, [surface])
  return room
}

function roomOf(element: Element, corners: readonly Element[]): MapRoom {
  const all = element.getBoundingClientRect()
  return {
    size: { width: element.clientWidth, height: element.clientHeight },
    corners: corners.map((corner) => {
      const { left, top, right, bottom } = corner.getBoundingClientRect()
      return { left: left - all.left, top: top - all.top, right: right - all.left, bottom: bottom - all.top }
    }),
  }
}

const isSame = (a: MapRoom, b: MapRoom) => JSON.stringify(a) === JSON.stringify(b)
