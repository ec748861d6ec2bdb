import type { Call } from '@ampdeck/api/contract'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { TimingButton } from '@ampdeck/ui/list-page'
import { listFilters } from '@ampdeck/ui/list-request'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reportOfList, type TimedReport } from './timed-report.ts'

const TimingConfig = lazyOf(() => import('./timing-config.tsx'), 'TimingConfig')

interface TimingProps {
  of: Call
  /** Of a page with many reports: which of them it is, under which name its timing is kept, and what it is called. */
  one?: object
  name?: string
  title?: string
}

/** The button "Timing" beside a list's "Export": the list's report by the clock, with the filters that it shows. */
export function Timing({ of, one, name, title }: TimingProps) {
  const [search] = useSearchParams()
  const [report, setReport] = useState<TimedReport>()

  const open = () =>
    setReport({
      ...reportOfList(of, { ...listFilters(search), ...one }),
      ...(name && { name }),
      ...(title && { title }),
    })

  return (
    <>
      <TimingButton of={of} onClick={open} />
      {report && <TimingConfig report={report} onClose={() => setReport(undefined)} />}
    </>
  )
}
