import { queryOf } from '@ampdeck/api/query'
import type { PermissionEntry } from '@ampdeck/api/system/permission'
import { permission } from '@ampdeck/api/system/permission'
import { user } from '@ampdeck/api/system/user'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { client } from '../data/client.ts'
import { menuOf } from '../menu/menu.ts'
import { manifestAt } from '../pages/manifests.ts'
import { readStored, storageKeys, store } from './storage.ts'

/** The signed-in user with the menu: at once from what was kept, then as the server has it now. */
export function useSession() {
  const entries = useQuery({
    ...queryOf(client, permission.user, {}),
    placeholderData: () => readStored<PermissionEntry[]>(storageKeys.userRoutes),
    staleTime: 60_000,
  })
  const info = useQuery({ ...queryOf(client, user.info, {}), staleTime: 60_000 })
  const menu = useMemo(
    () => entries.data && menuOf(entries.data, (url) => manifestAt(url) !== undefined),
    [entries.data],
  )

  useEffect(() => {
    if (entries.isSuccess && !entries.isPlaceholderData) store(storageKeys.userRoutes, entries.data)
    if (info.isSuccess) store(storageKeys.userInfo, { id: info.data.id, name: info.data.name })
  }, [entries.isSuccess, entries.isPlaceholderData, entries.data, info.isSuccess, info.data])

  return {
    menu,
    user: info.data,
    failure: entries.isError ? entries.error : undefined,
    retry: entries.refetch,
  }
}
