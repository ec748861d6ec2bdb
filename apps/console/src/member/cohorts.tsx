import type { UserCohort } from '@ampdeck/api/statistics/user-analysis'
import { texts } from '@ampdeck/api/texts'
import type { ChartState } from '@ampdeck/ui/chart-frame'
import { CohortTriangle } from '@ampdeck/ui/charts'
import { useSay } from '@ampdeck/ui/language'
import { retainedOf } from './shares.ts'

const words = texts({
  cohorts: ['Retention by month of the first charge', '按首次充电月份的留存'],
  none: ['Cohorts need a month that has ended', '至少需要一个完整月份'],
})

interface CohortsProps {
  of: readonly UserCohort[]
  state?: ChartState | undefined
  'data-width'?: 'whole'
}

/** K18: who came back, by the month of the first charge. */
export function Cohorts({ of, state, ...rest }: CohortsProps) {
  const say = useSay()
  const cohorts = retainedOf(of)
  const empty = { is: 'empty', text: say(words.none) } as const

  return (
    <CohortTriangle
      {...rest}
      look="panel"
      label={say(words.cohorts)}
      state={state ?? (cohorts.length === 0 ? empty : undefined)}
      cohorts={cohorts}
    />
  )
}
