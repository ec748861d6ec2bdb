import { useState } from 'react'
import { readStored, storageKeys, store } from '../session/storage.ts'

interface Layout {
  collapsed?: boolean
}

/** Whether the side menu is folded; remembered on this device. */
export function useCollapsed() {
  const [collapsed, setCollapsed] = useState(() => readStored<Layout>(storageKeys.layout)?.collapsed ?? false)

  const collapse = (next: boolean) => {
    store(storageKeys.layout, { ...readStored<Layout>(storageKeys.layout), collapsed: next })
    setCollapsed(next)
  }
  return [collapsed, collapse] as const
}
