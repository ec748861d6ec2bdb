import { ApiError, type FailureKind } from '@ampdeck/api/client/outcome'
import { keyOf, queryOf } from '@ampdeck/api/query'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { client } from './client.ts'
import type { Feed } from './feed.ts'
import { startsIn, withGuns } from './live-view.ts'
import { useLiveGuns } from './use-live-guns.ts'

const POLL_MS = 5_000
/** While the stream tells what becomes of guns, the poll brings the counters alone. */
const LIVE_POLL_MS = 15_000
/** A missing permission comes back only when an administrator gives it. */
const FORBIDDEN_POLL_MS = 60_000
/** Orders that begin or end are read at once, and then not again for so long. */
const SOON_MS = 3_000
/** For so long a charge has just begun. */
const PULSE_MS = 3_000
const NONE: readonly number[] = []

/**
 * The network scene, also while the window is not in front: read every 15 s, between the readings kept up to date by
 * the stream, and read every 5 s where there is none.
 */
export function useFeed(): Feed {
  const queries = useQueryClient()
  const [begun] = useState(Date.now)
  const [started, setStarted] = useState(NONE)
  const asked = useRef<ReturnType<typeof setTimeout>>(undefined)
  const statuses = useRef(new Map<number, number>())
  const readSoon = () => {
    asked.current ??= setTimeout(() => {
      asked.current = undefined
      void queries.invalidateQueries({ queryKey: keyOf(operationView.bigScreen) })
    }, SOON_MS)
  }
  const { line, told } = useLiveGuns({
    onGap: readSoon,
    onOrder: ({ orderId, orderStatus }) => {
      if (statuses.current.get(orderId) !== orderStatus) readSoon()
      statuses.current.set(orderId, orderStatus)
    },
    onGuns: (events) => {
      const starts = view ? startsIn(view, events) : []
      if (starts.length > 0) setStarted(starts)
    },
  })
  const { data, dataUpdatedAt, error } = useQuery({
    ...queryOf(client, operationView.bigScreen, {}),
    refetchInterval: (query) => {
      if (kindOf(query.state.error) === 'forbidden') return FORBIDDEN_POLL_MS
      return line.state().is === 'open' && !query.state.error ? LIVE_POLL_MS : POLL_MS
    },
    refetchIntervalInBackground: true,
    // A wall in a closed network has no internet; what counts is whether the server answers.
    networkMode: 'always',
  })
  const view = useMemo(() => data && withGuns(data, told), [data, told])

  useEffect(() => {
    if (started.length === 0) return
    const timer = setTimeout(() => setStarted(NONE), PULSE_MS)
    return () => clearTimeout(timer)
  }, [started])
  useEffect(() => () => clearTimeout(asked.current), [])

  return { view, since: dataUpdatedAt || begun, failure: kindOf(error), started }
}

function kindOf(error: Error | null): FailureKind | undefined {
  if (!error) return undefined
  return error instanceof ApiError ? error.kind : 'unexpected'
}
