import { useState } from 'react'
import { readStored, storageKeys, store } from '../../../session/storage.ts'

type Sound = 'ask' | 'on' | 'off'

/** Whether alarms are heard on this device: asked once, silent until somebody says yes. */
export function useSound(): [Sound, (sound: 'on' | 'off') => void] {
  const [sound, setSound] = useState<Sound>(() => {
    const kept = readStored<unknown>(storageKeys.alarmSound)
    return kept === 'on' || kept === 'off' ? kept : 'ask'
  })
  return [
    sound,
    (chosen) => {
      store(storageKeys.alarmSound, chosen)
      setSound(chosen)
    },
  ]
}
