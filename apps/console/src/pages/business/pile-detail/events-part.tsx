import { monitorPile, type PileEvent } from '@ampdeck/api/operation/monitor-pile'
import type { Unit } from '@ampdeck/ui/list'
import { Pager } from '@ampdeck/ui/pager'
import { Loading } from '@ampdeck/ui/state-panel'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { EventList } from '../../../pile/event-list.tsx'
import styles from '../../../pile/pile.module.css'
import { usePartList } from '../../../pile/use-part-list.ts'

const unit: Unit = ['event | events', '事件']

/** What has happened at the pile, the newest first. */
export function EventsPart({ id }: { id: number }) {
  const list = usePartList<PileEvent>(monitorPile.pileEvents, { id })
  useLiveRows(['gun', 'pile'], monitorPile.pileEvents)
  if (list.status === 'loading') return <Loading />

  return (
    <div className={styles.tab}>
      <EventList events={list.rows} />
      {list.total > 0 && <Pager list={list} unit={unit} />}
    </div>
  )
}
