import { useMenu } from '../../../menu/menu-context.ts'
import { pathOf } from '../../../menu/path-of.ts'
import { paths } from '../../../session/paths.ts'

/** Records that have a page of their own, by their table. */
const pagesOf: Readonly<Record<string, (id: number) => string>> = {
  station: paths.station,
  pile: paths.pile,
  member: paths.member,
  fleet: paths.fleet,
  chargeOrder: paths.order,
  workOrder: paths.workOrder,
}

/** Where a record is looked at: its own page, or its form above its list; nothing where this user has neither. */
export function useRecordUrl({ table, recordId }: { table: string; recordId: number }): string | undefined {
  const { pages } = useMenu()
  const own = pagesOf[table]?.(recordId)
  if (own) return pages.some(({ url }) => url === pathOf(own)) ? own : undefined
  const list = pages.find(({ id, isBuilt }) => isBuilt && (id === table || id === `${table}List`))
  return list && `${pathOf(list.url)}?open=${recordId}`
}
