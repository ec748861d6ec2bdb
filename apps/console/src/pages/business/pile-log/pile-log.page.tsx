import { type PileLogRow, pileLog } from '@ampdeck/api/operation/pile-log'
import { texts } from '@ampdeck/api/texts'
import { FilterBar } from '@ampdeck/ui/filter-bar'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import type { ListState } from '@ampdeck/ui/list'
import { ListPage } from '@ampdeck/ui/list-page'
import { PageHead } from '@ampdeck/ui/page-head'
import { Pager } from '@ampdeck/ui/pager'
import { Segment } from '@ampdeck/ui/segment'
import { Loading } from '@ampdeck/ui/state-panel'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListFailed } from '../../../data/read-failed.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { EventList } from '../../../pile/event-list.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Export } from '../../../timing/export.tsx'
import styles from './pile-log.module.css'
import { screen } from './pile-log-list.tsx'

const FetchDialog = lazyOf(() => import('./fetch-dialog.tsx'), 'FetchDialog')

const words = texts({
  view: ['View', '视图'],
  table: ['Table', '表格'],
  timeline: ['Timeline', '时间线'],
  fetch: ['Fetch log', '拉取日志'],
  notRead: ['The events could not be loaded', '事件加载失败'],
})

/** What has happened at piles, as a table or one below the other; and their own log files (screens.md S056). */
export function Page() {
  const say = useSay()
  const head = usePageHead('pileLog')
  const list = useList<PileLogRow>(pileLog.page, screen.filters)
  const options = { stations: useStationOptions() }
  const [search, setSearch] = useSearchParams()
  const [isFetching, setFetching] = useState(false)
  useLiveRows(['gun', 'pile'], pileLog.page)
  const isTimeline = search.get('as') === 'timeline'
  const show = (as: string) =>
    setSearch((from) => {
      const next = new URLSearchParams(from)
      if (as === 'table') next.delete('as')
      else next.set('as', as)
      return next
    })
  const buttons = (
    <>
      <Export of={pileLog.export} />
      <GuardedButton of={pileLog.fetch} look="primary" onClick={() => setFetching(true)}>
        {say(words.fetch)}
      </GuardedButton>
    </>
  )
  const views = (
    <Segment
      label={say(words.view)}
      options={[
        { value: 'table', label: say(words.table) },
        { value: 'timeline', label: say(words.timeline) },
      ]}
      value={isTimeline ? 'timeline' : 'table'}
      onChange={show}
    />
  )
  const asked = Number(list.request.pileId)

  return (
    <>
      {isTimeline ? (
        <TimelineView {...head} list={list} options={options} views={views} buttons={buttons} />
      ) : (
        <ListPage {...head} list={list} {...screen} options={options} chips={views}>
          {buttons}
        </ListPage>
      )}
      {isFetching && (
        <FetchDialog pileId={Number.isSafeInteger(asked) ? asked : null} onClose={() => setFetching(false)} />
      )}
    </>
  )
}

interface TimelineViewProps extends ReturnType<typeof usePageHead> {
  list: ListState<PileLogRow>
  options: { stations: ReturnType<typeof useStationOptions> }
  views: ReactNode
  buttons: ReactNode
}

function TimelineView({ title, breadcrumb, list, options, views, buttons }: TimelineViewProps) {
  const say = useSay()
  const { status, failure, rows } = list
  const codes = new Map(rows.map(({ id, pileCode }) => [id, pileCode]))

  return (
    <>
      <PageHead
        title={title}
        breadcrumb={breadcrumb}
        count={status === 'loading' ? undefined : list.total}
        actions={buttons}
      />
      <div className={styles.timeline}>
        <FilterBar filters={screen.filters} request={list.request} options={options} onChange={list.change} />
        <div className={styles.tools}>{views}</div>
        <ListFailed of={list} title={say(words.notRead)} />
        {status === 'loading' && <Loading />}
        {status !== 'loading' && !failure && (
          <EventList events={rows} placeOf={({ id }) => codes.get(id) ?? ''} />
        )}
        <Pager list={list} unit={screen.unit} />
      </div>
    </>
  )
}
