import { type RefObject, useEffect, useRef } from 'react'

/** Brings a part of a page into sight when something else is chosen for it: on a phone it stands below what it is chosen from. */
export function useInSight(chosen: number | string | undefined): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen !== undefined) part.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return part
}
