import { ApiError, endsSession } from '@ampdeck/api/client/outcome'
import { keyOf, queryOf } from '@ampdeck/api/query'
import { permission } from '@ampdeck/api/system/permission'
import { user } from '@ampdeck/api/system/user'
import { useLanguage } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { forcedChange } from '../account/forced-change.ts'
import { client } from '../data/client.ts'
import { type Menu, menuOf } from '../menu/menu.ts'
import { isBuilt } from '../pages/manifests.ts'
import { isEntry, restoreEntries } from '../session/restore-entries.ts'
import { onForbidden } from '../session/rights.ts'
import { combiningFailure, routesFailure, userFailure } from '../session/session-texts.ts'
import { ownerName, readOwner, readText, storageKeys, store } from '../session/storage.ts'
import { followOtherTabs } from './other-tabs.ts'
import { useBrokenCache } from './use-broken-cache.ts'

/** Rights and user are read again when somebody comes back to the window after this long. */
const FRESH_MS = 60_000
/** How soon a page that is no longer allowed has gone, so that it asks for nothing more. */
const DRAWN_MS = 100
const followed = { staleTime: FRESH_MS, refetchOnWindowFocus: true }

/** The signed-in user with the menu: at once from what was kept, then as the server has it now. */
export function useSession() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [kept] = useState(() => ({
    entries: restoreEntries(readText(storageKeys.userRoutes)),
    owner: readOwner(),
  }))
  const isBroken = kept.entries === 'broken'
  const entries = useQuery({
    ...queryOf(client, permission.user, {}),
    ...followed,
    initialData: kept.entries === 'broken' ? undefined : kept.entries,
    initialDataUpdatedAt: 0,
    enabled: !isBroken,
  })
  const info = useQuery({ ...queryOf(client, user.info, {}), ...followed, enabled: !isBroken })
  const menu = useMemo(() => menuFrom(entries.data), [entries.data])
  const person = info.data ?? kept.owner
  const owner = person && ownerName(person)

  useBrokenCache(isBroken)
  useEffect(() => {
    if (entries.data && entries.dataUpdatedAt > 0) store(storageKeys.userRoutes, entries.data)
  }, [entries.data, entries.dataUpdatedAt])
  useEffect(() => {
    // Whoever must change the password or set up a second factor first is asked for anew at each start: no page begins before it is known.
    if (info.data) {
      const { id, sellerId, name } = info.data
      store(storageKeys.userInfo, forcedChange(info.data) ? null : { id, sellerId, name })
      store(storageKeys.footerText, info.data.footerText)
    }
  }, [info.data])
  useEffect(
    () =>
      onForbidden(async (isChanged) => {
        const readAgain = [permission.user, user.info].map((call) =>
          queries.invalidateQueries({ queryKey: keyOf(call) }),
        )
        await Promise.all(readAgain)
        // With the rights the data scope has changed: what may still be shown is read again, once that is known.
        if (isChanged) setTimeout(() => void queries.invalidateQueries(), DRAWN_MS)
      }),
    [queries],
  )
  useEffect(() => (owner === undefined ? undefined : followOtherTabs(owner)), [owner])

  const faults = [
    menu === 'broken' && combiningFailure(language),
    isFault(entries.error) && routesFailure(entries.error, language),
    isFault(info.error) && userFailure(info.error, language),
  ].filter((text) => text !== false)
  const [fault] = faults
  const isThere = menu !== undefined && menu !== 'broken' && owner !== undefined
  // What is there goes on; that it could not be read anew is said once.
  useEffect(() => {
    if (isThere && fault !== undefined) showMessage({ text: fault, tone: 'error' })
  }, [isThere, fault])

  return {
    session: isThere ? { menu, owner, user: info.data } : undefined,
    fault,
    retry: () => {
      void entries.refetch()
      void info.refetch()
    },
  }
}

/** The end of the session is told elsewhere, in its own words. */
function isFault(error: Error | null): boolean {
  return error !== null && !(error instanceof ApiError && endsSession(error))
}

/** The routes of a permission list; "broken" where none can be made of it. */
function menuFrom(entries: unknown): Menu | 'broken' | undefined {
  if (entries === undefined) return undefined
  if (!Array.isArray(entries) || !entries.every(isEntry)) return 'broken'
  try {
    return menuOf(entries, isBuilt)
  } catch {
    return 'broken'
  }
}
