import { useEffect, useRef, useState } from 'react'

const DURATION_MS = 600

/** The way from one value to the next, as what is shown on it. It jumps where motion is not wanted. */
export function useRolling(value: number): number {
  const [shown, setShown] = useState(value)
  const last = useRef(value)

  useEffect(() => {
    const from = last.current
    if (from === value) return
    if (from === 0 || !isMotionWanted()) {
      last.current = value
      setShown(value)
      return
    }

    const begun = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      last.current = rolledValue(from, value, now - begun)
      setShown(last.current)
      if (last.current !== value) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  return shown
}

/** A value `elapsed` milliseconds after it began to roll: fast at first, exact at the end. */
export function rolledValue(from: number, to: number, elapsed: number): number {
  if (elapsed >= DURATION_MS) return to
  const left = 1 - Math.max(0, elapsed) / DURATION_MS
  return to - (to - from) * left ** 3
}

/** The wall's own switch, for panels whose system has none: `?motion=0`. */
export function isMotionWanted(): boolean {
  return (
    new URLSearchParams(location.search).get('motion') !== '0' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
