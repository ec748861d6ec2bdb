import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { keyOf } from '@ampdeck/api/query'
import { browserClock } from '@ampdeck/ui/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createGentleRefresh } from '../../../live/gentle-refresh.ts'
import { useLiveEvents } from '../../../live/use-live-events.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'

/** A command goes from queued to its end in a moment: the feed follows closely, the piles at leisure. */
const FOLLOW_MS = 600

/** Keeps feed and piles up to date. */
export function useFeedLive(): void {
  const queries = useQueryClient()
  const [follow] = useState(() =>
    createGentleRefresh(
      () => {
        for (const call of [pileCommand.page, pileCommand.counts])
          void queries.invalidateQueries({ queryKey: keyOf(call) })
      },
      browserClock,
      FOLLOW_MS,
    ),
  )
  useEffect(() => follow.close, [follow])
  useLiveEvents(['command'], follow.ask)
  useLiveRows(['command'], pileCommand.page, pileCommand.counts)
  useLiveRows(['gun', 'pile'], pileCommand.targets)
}
