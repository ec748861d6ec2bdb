import { useEffect, useState } from 'react'
import type { Clock } from '../../foundation/live/clock.ts'
import { drawPace } from './draw-pace.ts'
import type { FeedWindow, LiveFeed } from './live-feed.ts'

/** How many points stand in the table behind a live chart. */
const ROWS = 10

/** The newest points, for the table: slower than the drawing, as nobody reads ten tables a second. */
export function useLatest(feed: LiveFeed, clock: Clock, everyMs: number): FeedWindow {
  const [latest, setLatest] = useState(() => feed.last(ROWS))

  useEffect(() => {
    const pace = drawPace(clock, everyMs, () => setLatest(feed.last(ROWS)))
    const leave = feed.subscribe(pace.ask)
    pace.ask()
    return () => {
      leave()
      pace.stop()
    }
  }, [feed, clock, everyMs])

  return latest
}
