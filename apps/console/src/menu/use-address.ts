import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { listAddress } from './list-address.ts'
import { useMenu } from './menu-context.ts'

/** The address of a page that this user has, with a query. */
export function useAddress() {
  const menu = useMenu()
  return (page: PageId, search: string) => listAddress(menu, { page, search })
}
