import { keyOf } from '@ampdeck/api/query'
import type { ListRow, ListState } from '@ampdeck/ui/list'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDialogList } from '../list/use-dialog-list.ts'
import type { ListCall } from '../list/use-page-of.ts'
import { useLiveEvents } from '../live/use-live-events.ts'
import { isRunning, REFRESH_MS } from './running.ts'

/** A tab's files: read whenever it opens, and again while one of them is being worked on and somebody can see it. */
export function useFileList<Row extends ListRow & { fileState: number }>(
  call: ListCall<Row>,
): ListState<Row> {
  const queries = useQueryClient()
  const list = useDialogList<Row>(call)
  const hasRunning = list.rows.some(isRunning)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })

  // A file that is ready is there at once, not at the next look.
  useLiveEvents(['job'], () => latest.current.reload())
  // What it held is forgotten, so that the next opening does not show it once more.
  useEffect(() => () => queries.removeQueries({ queryKey: keyOf(call) }), [queries, call])
  useEffect(() => {
    if (!hasRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current.reload()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [hasRunning])
  return list
}
