import type { ListRow, ListState } from '@ampdeck/ui/list'

/**
 * The selected rows of a list as the body of an action on many (`chosen` in @ampdeck/api): their numbers, or the
 * list's own filter with what was left out.
 */
export function chosenOf<Row extends ListRow>({ selection, request }: ListState<Row>) {
  if (selection.kind === 'rows') return { ids: [...selection.ids].map(Number) }
  const { current: _, pageSize: __, sortField: ___, sortOrder: ____, ...matching } = request
  return { matching, except: [...selection.except].map(Number) }
}
