import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { ReactNode } from 'react'

/**
 * What the frame knows of a page before its code is there: its id, its address, and the call with which its list begins.
 * Its code is `<name>.page.tsx` beside `<name>.manifest.ts`.
 */
export interface Manifest {
  id: PageId
  /** The path of its route: the menu entry's url, or that of a fixed route. */
  url: string
  /**
   * Further menu entries that share this view, id to path, as coupon, activity, fission, vip, vip promotion, scan code
   * and team order do (requirements.md §2). The view asks `usePageId` which of them it is.
   */
  others?: Readonly<Partial<Record<PageId, string>>>
  /** The address opens, and its view says that the screen is still in development: it stands in no menu. */
  isPending?: true
  /** Path of the list's call; its request is the address's query, so it can start before the page's code is there. */
  list?: string
  /** Of a page that shows one record by the query's `id`: path of the call that pages through those records. */
  records?: string
}

/** The code of a page. */
export interface View {
  Page: () => ReactNode
}

export function page(manifest: Manifest): Manifest {
  return manifest
}

/** Every path at which a page is. */
export function pathsOf({ url, others = {} }: Pick<Manifest, 'url' | 'others'>): readonly string[] {
  return [url, ...Object.values(others)]
}
