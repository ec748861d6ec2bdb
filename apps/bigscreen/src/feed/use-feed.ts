import { keyOf } from '@ampdeck/api/query'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Feed } from './feed.ts'
import { keepLatest } from './keep-latest.ts'
import { startsIn, withGuns } from './live-view.ts'
import { useLiveGuns } from './use-live-guns.ts'
import { useSource } from './use-source.ts'

const POLL_MS = 5_000
/** While the stream tells what becomes of guns, the poll brings the counters alone. */
const LIVE_POLL_MS = 15_000
/** Orders and alarms that begin or end are read at once, and then not again for so long. */
const SOON_MS = 3_000
/** For so long a charge has just begun. */
const PULSE_MS = 3_000
const NONE: readonly number[] = []

/**
 * The network, also while the window is not in front: read every 15 s, between the readings kept up to date by the
 * stream, and read every 5 s where there is none. With it how often the stream has been opened.
 */
export function useFeed(): { feed: Feed; opened: number } {
  const queries = useQueryClient()
  const [started, setStarted] = useState(NONE)
  const asked = useRef<ReturnType<typeof setTimeout>>(undefined)
  const statuses = useRef(new Map<number, number>())
  const readSoon = () => {
    asked.current ??= setTimeout(() => {
      asked.current = undefined
      void queries.invalidateQueries({ queryKey: keyOf(operationView.bigScreen) })
    }, SOON_MS)
  }
  const { line, opened, told } = useLiveGuns({
    onGap: () => void queries.invalidateQueries(),
    onAlarm: readSoon,
    onOrder: ({ orderId, orderStatus }) => {
      if (statuses.current.get(orderId) !== orderStatus) readSoon()
      keepLatest(statuses.current, orderId, orderStatus)
    },
    onGuns: (events) => {
      const starts = data ? startsIn(data, events) : []
      if (starts.length > 0) setStarted(starts)
    },
  })
  const source = useSource(operationView.bigScreen, {}, () =>
    line.state().is === 'open' ? LIVE_POLL_MS : POLL_MS,
  )
  const data = source.view
  const view = useMemo(() => data && withGuns(data, told), [data, told])

  useEffect(() => {
    if (started.length === 0) return
    const timer = setTimeout(() => setStarted(NONE), PULSE_MS)
    return () => clearTimeout(timer)
  }, [started])
  useEffect(() => () => clearTimeout(asked.current), [])

  return { feed: { ...source, view, started, told }, opened }
}
