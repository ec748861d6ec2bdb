import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import type { Page } from '@ampdeck/api/paging'
import { actionsOf, columnsOf, filtersOf, type ListRow, type Unit } from '@ampdeck/ui/list'

type Texts = Parameters<typeof columnsOf>[0]
type RowOf<C extends Call> = OutputOf<C> extends Page<infer Row extends ListRow> ? Row : never

interface Declared<Row extends ListRow, Input extends object> {
  /** What is counted: "12 stations". */
  unit: Unit
  columns: Parameters<typeof columnsOf<Row>>[1]
  filters: Parameters<typeof filtersOf<Input>>[1]
  actions?: Parameters<typeof actionsOf<Row>>[0]
}

/**
 * What is data of a list screen, to be spread into `ListPage`; typed by the call that answers its pages.
 *
 *   export const screen = listOf<typeof station.page>(stationTexts, { unit, columns: (c) => [c.name('name')], … })
 */
export function listOf<C extends Call>(
  texts: Texts,
  { unit, columns, filters, actions = () => [] }: Declared<RowOf<C>, InputOf<C> & object>,
) {
  return {
    unit,
    columns: columnsOf<RowOf<C>>(texts, columns),
    filters: filtersOf<InputOf<C> & object>(texts, filters),
    actions: actionsOf<RowOf<C>>(actions),
  }
}
