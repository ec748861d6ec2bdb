import { exportTimingManagement, type TimingRow } from '@ampdeck/api/config/export-timing'
import { exportState } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DataTable } from '@ampdeck/ui/data-table'
import { Drawer } from '@ampdeck/ui/drawer'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { columnsOf, type Unit } from '@ampdeck/ui/list'
import { Pager } from '@ampdeck/ui/pager'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useMemo, useState } from 'react'
import { useDialogList } from '../list/use-dialog-list.ts'
import { useMenu } from '../menu/menu-context.ts'
import { reportOfRow, reportTitle, type TimedReport } from './timed-report.ts'
import styles from './timing.module.css'
import { timingTexts } from './timing.texts.ts'
import { TimingConfig } from './timing-config.tsx'

const words = texts({
  title: ['Timing management', '定时管理'],
  actions: ['Actions', '操作'],
  view: ['View', '查看'],
  viewOf: ['View the timing of {report}', '查看 {report} 的定时导出'],
  notYet: ['Not yet', '尚未运行'],
})

const unit: Unit = ['timed report | timed reports', '定时报表']

/** A timing under the name that its report has for people. */
type NamedRow = TimingRow & { title: string }

/** Every timed report of the user (requirements.md §2 "Timing-manage modal"): what runs when, and the way to its settings. */
export function TimingManage({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { pages } = useMenu()
  const list = useDialogList<TimingRow>(exportTimingManagement.pages)
  const [viewed, view] = useState<TimedReport>()
  const columns = useMemo(() => columnsFor(view), [])
  const rows = list.rows.map(
    (row): NamedRow => ({
      ...row,
      title: say(reportTitle(pages, { name: row.name, title: row.title ?? undefined })),
    }),
  )
  const named = { ...list, rows }

  return (
    <Drawer open title={say(words.title)} width="wide" onClose={onClose}>
      <div className={styles.manage}>
        <DataTable
          label={say(words.title)}
          unit={unit}
          list={named}
          columns={columns}
          card={(row) => <Card of={row} onView={() => view(reportOfRow(row))} />}
        />
        {list.status !== 'loading' && <Pager list={named} unit={unit} />}
      </div>
      {viewed && <TimingConfig report={viewed} onClose={() => view(undefined)} />}
    </Drawer>
  )
}

function columnsFor(view: (report: TimedReport) => void) {
  return columnsOf<NamedRow>(timingTexts, (c) => [
    c.name('title', { label: timingTexts.name }),
    c.instant('nextTime'),
    c.custom('last', { cell: (row) => <LastRun of={row} /> }),
    c.custom('view', {
      label: words.actions,
      cell: (row) => <ViewButton of={row} onClick={() => view(reportOfRow(row))} />,
    }),
  ])
}

/** A row on a phone. */
function Card({ of, onView }: { of: NamedRow; onView: () => void }) {
  const say = useSay()
  const { minute } = useFormats()

  return (
    <div className={styles.card}>
      <span>
        {say(timingTexts.nextTime)} {minute(of.nextTime)}
      </span>
      <span>
        {say(timingTexts.last)} <LastRun of={of} />
      </span>
      <ViewButton of={of} onClick={onView} />
    </div>
  )
}

function LastRun({ of: { last } }: { of: NamedRow }) {
  const say = useSay()
  const { minute } = useFormats()
  if (!last) return <span className={styles.muted}>{say(words.notYet)}</span>

  return (
    <span className={styles.last}>
      {minute(last.runTime)}
      <StatusBadge of={exportState} code={last.state} />
    </span>
  )
}

function ViewButton({ of, onClick }: { of: NamedRow; onClick: () => void }) {
  const say = useSay()

  return (
    <Button size="small" aria-label={say(words.viewOf, { report: of.title })} onClick={onClick}>
      {say(words.view)}
    </Button>
  )
}
