import { commandState } from '@ampdeck/api/enumerations/equipment'
import { type PileCommandRow, pileCommand } from '@ampdeck/api/operation/pile-command'
import { formatTimestamp, HOUR } from '@ampdeck/api/time'
import { Button } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import { useSay } from '@ampdeck/ui/language'
import type { ListChange, ListRequest } from '@ampdeck/ui/list-request'
import { useTick } from '@ampdeck/ui/live'
import { Empty } from '@ampdeck/ui/state-panel'
import { useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useAgain } from '../../../pile/use-again.ts'
import styles from './remote-control.module.css'
import { controlTexts as words } from './remote-control.texts.ts'
import { ResultRow } from './result-row.tsx'
import { useFeedLive } from './use-feed-live.ts'
import { useResultToasts } from './use-result-toasts.ts'

const DAY = 86_400_000
const MORE = 50
const MAX = 500

interface ResultFeedProps {
  /** The address: which results are shown stands in it. */
  request: ListRequest
  onChange: (change: ListChange) => void
  /** The commands given on this page, whose end is told. */
  given: ReadonlySet<number>
}

/** One row for each command, newest first, as it goes from queued to its end. */
export function ResultFeed({ request, onChange, given }: ResultFeedProps) {
  const say = useSay()
  const [size, setSize] = useState(MORE)
  // In steps, so that the same question is asked again, not a new one each second.
  const since = useTick((now) => formatTimestamp(Math.floor((now - DAY) / HOUR) * HOUR))
  const state = stateIn(request)
  const feed = useRead(pileCommand.page, {
    queuedFrom: since,
    pageSize: size,
    ...(state !== undefined && { state }),
  })
  const counts = useRead(pileCommand.counts, { queuedFrom: since }).data ?? []
  useFeedLive()
  const rows = feed.data?.records ?? []
  useResultToasts(rows, given)
  const again = useAgain()

  return (
    <Panel title={say(words.feed)} tools={<LiveLamp />} className={styles.feed}>
      {counts.length > 0 && (
        <FilterChips
          field="result"
          of={commandState}
          counts={counts.map((of) => ({ code: of.state, count: of.count }))}
          request={request}
          onChange={onChange}
        />
      )}
      {feed.error || !feed.data ? (
        <Awaited of={feed} title={say(words.notRead)} />
      ) : rows.length === 0 ? (
        <Empty
          title={say(state === undefined ? words.feedEmpty : words.feedNoneMatch)}
          text={state === undefined && say(words.feedEmptyHint)}
        />
      ) : (
        <ul className={styles.rows} aria-label={say(words.feed)}>
          {rows.map((row) => (
            <ResultRow
              key={row.id}
              row={row}
              retryKey={again.keyOf(row)}
              onRetry={async ({ id }) => void (await again.send(id))}
            />
          ))}
        </ul>
      )}
      {rows.length < (feed.data?.total ?? 0) && size < MAX && (
        <Button look="plain" onClick={() => setSize(size + MORE)}>
          {say(words.more)}
        </Button>
      )}
    </Panel>
  )
}

/** A state that the address names; what makes no sense there is no filter. */
function stateIn(request: ListRequest): PileCommandRow['state'] | undefined {
  const code = Number(request.result)
  return commandState.codes.find((one) => one === code)
}
