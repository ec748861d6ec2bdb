import type { Call } from '@ampdeck/api/contract'
import type { LiveEvent, LiveEventType } from '@ampdeck/api/events/live-event'
import { keyOf } from '@ampdeck/api/query'
import { byServerClock } from '@ampdeck/api/server-clock'
import { browserClock } from '@ampdeck/ui/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { server } from '../data/server.ts'
import { recordRead } from './freshness.ts'
import { createGentleRefresh, REFRESH_MS } from './gentle-refresh.ts'
import { line, subscribeLive } from './live.ts'

/** Events that change what was read; `isNews` tells those that do from those that a live part shows by itself. */
export interface LiveNews {
  types: readonly LiveEventType[]
  isNews(event: LiveEvent): boolean
}

/**
 * Keeps what these calls have read up to date: it is read again when events of these types come, at most every 5 s;
 * at once when some were missed; and every 5 s while the stream cannot be had.
 */
export function useLiveRows(of: readonly LiveEventType[] | LiveNews, ...calls: readonly Call[]): void {
  const queries = useQueryClient()
  const { types, isNews } = 'isNews' in of ? of : { types: of, isNews: () => true }
  const refresh = useEffectEvent(() => void readAgain(queries, calls))
  // Each event is asked about, since telling news from no news may mean remembering it.
  const bringNews = useEffectEvent((events: readonly LiveEvent[]) => events.filter(isNews).length > 0)
  const wanted = types.join()

  useEffect(() => {
    const gentle = createGentleRefresh(refresh, browserClock)
    let isFirst = true
    const leave = subscribeLive(wanted.split(',') as LiveEventType[], {
      onEvents: (events) => {
        if (bringNews(events)) gentle.ask()
      },
      // The page has only just read what it shows.
      onGap: () => {
        if (isFirst) gentle.ask()
        else gentle.now()
        isFirst = false
      },
    })
    const poll = setInterval(() => {
      const isThere = server.current().is === 'there'
      if (line.state().is !== 'open' && isThere && !document.hidden) gentle.now()
    }, REFRESH_MS)
    return () => {
      clearInterval(poll)
      gentle.close()
      leave()
    }
  }, [wanted])
}

async function readAgain(queries: QueryClient, calls: readonly Call[]) {
  await Promise.all(calls.map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })))
  const read = calls.flatMap((call) =>
    queries.getQueryCache().findAll({ queryKey: keyOf(call), type: 'active' }),
  )
  recordRead(byServerClock(Math.max(0, ...read.map(({ state }) => state.dataUpdatedAt))))
}
