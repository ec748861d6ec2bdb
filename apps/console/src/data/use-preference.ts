import { userPreference } from '@ampdeck/api/system/user-preference'
import { useEffect, useState } from 'react'
import { readStored, storageKeys, store } from '../session/storage.ts'
import { useAction } from './use-action.ts'
import { useRead } from './use-read.ts'

type Kept = Record<string, string>

/**
 * How the signed-in person likes a screen, the same on each of their devices. A copy on this device makes the first
 * paint right.
 */
export function usePreference(name: string): [value: unknown, change: (value: unknown) => void] {
  const answer = useRead(userPreference.get, { name })
  const save = useAction(userPreference.save)
  const [local] = useState(() => readStored<Kept>(storageKeys.preferences)?.[name])
  const [chosen, setChosen] = useState<string>()
  const onServer = answer.data?.value

  useEffect(() => {
    if (onServer !== undefined) storeLocal(name, onServer ?? undefined)
  }, [name, onServer])

  const change = (next: unknown) => {
    const value = JSON.stringify(next)
    setChosen(value)
    storeLocal(name, value)
    void save({ name, value })
  }
  return [parsed(chosen ?? (answer.data ? onServer : local)), change]
}

const storeLocal = (name: string, value: string | undefined) =>
  store(storageKeys.preferences, { ...readStored<Kept>(storageKeys.preferences), [name]: value })

function parsed(text: string | null | undefined): unknown {
  try {
    return text == null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
