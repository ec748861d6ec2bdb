import { useEffect, useState } from 'react'

/** An instant that stands still, or a clock that is read every second; epoch milliseconds. */
export type Now = number | (() => number)

/** The instant in force. A clock ticks every 1000 ms (spec.md §9). */
export function useNow(now: Now | undefined): number | undefined {
  const clock = typeof now === 'function' ? now : undefined
  const [read, setRead] = useState(() => clock?.())

  useEffect(() => {
    if (!clock) return
    setRead(clock())
    const timer = setInterval(() => setRead(clock()), 1_000)
    return () => clearInterval(timer)
  }, [clock])

  return typeof now === 'function' ? read : now
}
