import type { Call } from '@ampdeck/api/contract'
import { TimingButton } from '@ampdeck/ui/list-page'
import { listFilters } from '@ampdeck/ui/list-request'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyOf } from '../shell/lazy-of.ts'
import { reportOfList, type TimedReport } from './timed-report.ts'

const TimingConfig = lazyOf(() => import('./timing-config.tsx'), 'TimingConfig')

/** The button "Timing" beside a list's "Export": the list's report by the clock, with the filters that it shows. */
export function Timing({ of, action = String(of.permission) }: { of: Call; action?: string }) {
  const [search] = useSearchParams()
  const [report, setReport] = useState<TimedReport>()

  return (
    <>
      <TimingButton action={action} onClick={() => setReport(reportOfList(of, listFilters(search)))} />
      {report && (
        <Suspense>
          <TimingConfig report={report} onClose={() => setReport(undefined)} />
        </Suspense>
      )}
    </>
  )
}
