import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { createContext, use } from 'react'

const PageIdContext = createContext<PageId | undefined>(undefined)

export const PageIdProvider = PageIdContext

/** Which menu entry a view is shown for, where several share it; without a frame around it, as in a story, the first. @public */
export function usePageId(first: PageId): PageId {
  return use(PageIdContext) ?? first
}
