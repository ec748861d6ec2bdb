import type { OpenPages } from '@ampdeck/ui/tab-bar'
import { useEffect } from 'react'
import { type Menu, pageAt } from '../../menu/menu.ts'
import { paths } from '../../session/paths.ts'
import { useUser } from '../../session/user-context.ts'
import { recentStore } from './recent-store.ts'

/** Ids of pages to which nobody wants to come back. */
const NOT_KEPT = new Set(['error403', 'error404', 'error500', 'noHome'])

/** Records the page that is shown, for the landing's last screens. */
export function useRecordVisit(menu: Menu, open: OpenPages): void {
  const userId = useUser()?.id
  const shown = open.pages.find(({ id }) => id === open.active)
  const { id, address, title } = shown ?? {}
  const page = address === undefined ? undefined : pageAt(menu, address)
  const isKept = page?.isBuilt && page.url !== paths.home && !NOT_KEPT.has(page.id)

  useEffect(() => {
    if (userId === undefined || !isKept || id === undefined || address === undefined) return
    recentStore.note(userId, { id, address, ...(title !== undefined && { title }) })
  }, [userId, isKept, id, address, title])
}
