import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { ListRow } from '@ampdeck/ui/list'
import { ListPage, type ListPageProps } from '@ampdeck/ui/list-page'
import { usePageHead } from '../shell/use-page-head.ts'

interface ListScreenProps<Row extends ListRow> extends Omit<ListPageProps<Row>, 'title' | 'breadcrumb'> {
  /** The page of the menu that it is; title and breadcrumb are the menu's. */
  id: PageId
}

/** A list as a page of the console. What is data of it is spread into it (`listOf`); `useList` holds its state. */
export function ListScreen<Row extends ListRow>({ id, ...list }: ListScreenProps<Row>) {
  return <ListPage {...usePageHead(id)} {...list} />
}
