import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { listAddress } from './list-address.ts'
import { useMenu } from './menu-context.ts'

/** The address of a page that this user has, with a query; what is unknown or empty is left out of it. */
export function useAddress() {
  const menu = useMenu()
  return (page: PageId, query: Readonly<Record<string, string | number | null | undefined>> = {}) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value == null || value === '' ? [] : [[name, String(value)]],
    )
    return listAddress(menu, { page, search: String(new URLSearchParams(given)) })
  }
}
