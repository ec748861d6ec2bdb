import { type Composition, type Offered, ownReport } from '@ampdeck/api/report/own-report'
import { definitionOf } from '@ampdeck/api/report/own-report-rules'
import { DataTable } from '@ampdeck/ui/data-table'
import { useSay } from '@ampdeck/ui/language'
import { Empty } from '@ampdeck/ui/state-panel'
import { useMemo } from 'react'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'
import { useDialogList } from '../list/use-dialog-list.ts'
import type { ListCall } from '../list/use-page-of.ts'
import { ReportCharts, type ReportSum } from '../report/report-charts.tsx'
import { columnsFor } from '../report/report-list.tsx'
import type { ReportRow } from '../report/report-row.ts'
import styles from './own-report.module.css'
import { words } from './own-report.words.ts'

interface ComposerPreviewProps {
  of: Composition
  offered: Offered
  /** Why it cannot be read as it is. */
  problem: string | undefined
}

/** A report while it is composed, over real data. */
export function ComposerPreview({ of, offered, problem }: ComposerPreviewProps) {
  const say = useSay()
  const { definition } = definitionOf(of, offered)

  return (
    <section className={styles.preview} aria-label={say(words.preview)}>
      <h2 className={styles.title}>{say(words.preview)}</h2>
      {definition && !problem ? (
        <Drawn of={of} definition={definition} />
      ) : (
        <Empty title={problem ?? say(words.chooseFirst)} text={problem ? undefined : say(words.chooseWhy)} />
      )}
    </section>
  )
}

type Definition = NonNullable<ReturnType<typeof definitionOf>['definition']>

function Drawn({ of, definition }: { of: Composition; definition: Definition }) {
  const say = useSay()
  const { by, grains } = definition
  const [grain] = grains
  // Of another figure the chart begins anew.
  const { chart = definition.figures[0] } = definition
  const asked = { composed: of }
  const sum = useRead(ownReport.sum, asked, { keepsLast: true })
  const list = useDialogList<ReportRow>(ownReport.rows as unknown as ListCall<ReportRow>, asked)
  const found = sum.data as ReportSum | undefined
  // Made anew only when they change: a table keeps its columns as long as they are the same.
  const [shape, silent] = [JSON.stringify(definition), found?.silent.join() ?? '']
  const columns = useMemo(() => {
    const drawn = JSON.parse(shape) as Definition
    return columnsFor(drawn, drawn.by, drawn.grains[0], silent.split(','))
  }, [shape, silent])
  if (!found) return <Awaited of={sum} title={say(words.notRead)} rows={4} />

  return (
    <>
      <p className={styles.hint}>{say(words.previewHint)}</p>
      <ReportCharts key={chart} definition={definition} by={by} grain={grain} of={found} />
      <DataTable columns={columns} unit={words.rows} label={say(words.preview)} list={list} />
    </>
  )
}
