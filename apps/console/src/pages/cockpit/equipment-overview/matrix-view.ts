import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { MatrixPile } from '@ampdeck/ui/gun-matrix'
import type { LiveFeed } from '@ampdeck/ui/live'
import type { MonitorGun } from '../../../pile/gun-model.ts'

/** More guns than this are drawn on canvas, without their stations: then one looks for patterns, not for names. */
export const MAX_TILES = 2_000

interface MatrixView {
  /** How many guns are in each status. */
  counts: ReadonlyMap<number, number>
  /** Those that are shown, in order. */
  ids: readonly string[]
}

/** What is shown of all guns, and the counts of the chips. */
export function viewOf(
  feed: Pick<LiveFeed<string, MonitorGun>, 'get'>,
  piles: readonly MatrixPile[],
  status: number | undefined,
): MatrixView {
  const counts = new Map<number, number>()
  const ids: string[] = []
  for (const { gunIds } of piles) {
    for (const id of gunIds) {
      const gun = feed.get(id)?.state
      if (!gun) continue
      counts.set(gun.status, (counts.get(gun.status) ?? 0) + 1)
      if (status === undefined || gun.status === status) ids.push(id)
    }
  }
  return { counts, ids }
}

/** Whether two views say the same, so that nothing is drawn again for nothing. */
export function isSameView(a: MatrixView, b: MatrixView): boolean {
  return (
    a.counts.size === b.counts.size &&
    [...a.counts].every(([status, count]) => b.counts.get(status) === count) &&
    a.ids.length === b.ids.length &&
    a.ids.every((id, index) => id === b.ids[index])
  )
}

/** The counts in the order of the codes. */
export function countOf(counts: MatrixView['counts']) {
  return gunStatus.codes.map((code) => ({ code, count: counts.get(code) ?? 0 }))
}
