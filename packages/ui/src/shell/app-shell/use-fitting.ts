import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Room for the button "More" in either language. */
const MORE_WIDTH = 84

/**
 * How many items of a row fit. Widths are measured once, while all items stand in the row; a change of size only
 * counts with them, so resizing forces no layout. New labels and a font that arrives measure again.
 */
export function useFitting(list: RefObject<HTMLElement | null>, labels: string, current: number) {
  const widths = useRef<number[]>([])
  const [shown, setShown] = useState<readonly number[]>()
  const [isMeasuring, setMeasuring] = useState(true)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels and another font are other widths.
  useLayoutEffect(() => {
    widths.current = []
    setMeasuring(true)
  }, [labels, round])

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (isMeasuring) {
      widths.current = Array.from(
        element.querySelectorAll<HTMLElement>('[data-item]'),
        ({ offsetWidth }) => offsetWidth,
      )
    }
    const choose = (available: number) => {
      const next = fitting({ widths: widths.current, available, moreWidth: MORE_WIDTH, current })
      setShown((before) => (before?.join() === next.join() ? before : next))
    }
    if (isMeasuring) {
      choose(element.clientWidth)
      setMeasuring(false)
    }
    const observer = new ResizeObserver(([entry]) => entry && choose(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, isMeasuring, current])

  useLayoutEffect(() => {
    const measureAgain = () => setRound((before) => before + 1)
    document.fonts.addEventListener('loadingdone', measureAgain)
    return () => document.fonts.removeEventListener('loadingdone', measureAgain)
  }, [])

  return {
    isShown: (index: number) => isMeasuring || shown === undefined || shown.includes(index),
    /** As it was before a measuring, during it: "More" must not close while somebody reads it. */
    isLeftOut: (index: number) => shown !== undefined && !shown.includes(index),
  }
}

/** What a row of items that may not fit needs to know, in pixels. */
export interface Row {
  /** The width of each item, in order. */
  widths: readonly number[]
  available: number
  /** The width of the button that holds the rest. */
  moreWidth: number
  /** The item that is never put away; -1 for none. */
  current: number
}

/** The indexes of the items that fit beside the button for the rest. The current one always does. */
export function fitting({ widths, available, moreWidth, current }: Row): number[] {
  const all = widths.map((_, index) => index)
  const sum = (indexes: readonly number[]) =>
    indexes.reduce((total, index) => total + (widths[index] ?? 0), 0)
  if (sum(all) <= available) return all

  const kept = all.filter((index) => index === current)
  let left = available - moreWidth - sum(kept)
  for (const index of all) {
    if (index === current) continue
    left -= widths[index] ?? 0
    if (left < 0) break
    kept.push(index)
  }
  return kept.sort((a, b) => a - b)
}
