import { shareOf } from '@ampdeck/api/figures/figure'
import type { UserCohort } from '@ampdeck/api/statistics/user-analysis'
import type { Formats } from '@ampdeck/ui/language'

/** A part of some members as it is written; of nobody there is no share. */
export function shareText({ percent }: Pick<Formats, 'percent'>, part: number, whole: number): string {
  const share = shareOf(part, whole)
  return share === null ? '–' : percent(share, 1)
}

/** The cohorts of which a month has ended, with the shares that came back; one of nobody has none. */
export function retainedOf(cohorts: readonly UserCohort[]) {
  return cohorts
    .map(({ month, size, active }) => ({
      ...{ month, size },
      retained: active.flatMap((count) => shareOf(count, size) ?? []),
    }))
    .filter(({ retained }) => retained.length > 0)
}
