import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { useLiveAll } from '@ampdeck/ui/live'
import { useCallback } from 'react'
import { guns } from './live-guns.ts'

/** How many guns of a station charge at this moment: drawn again when it changes, and nothing else of its row. */
export function Charging({ stationId }: { stationId: number }) {
  const count = useCallback(() => {
    const here = [...guns.ids()].map((id) => guns.get(id)?.state)
    return here.filter((gun) => gun?.stationId === stationId && gun.status === gunStatus.code.charging).length
  }, [stationId])

  return useLiveAll(guns, count)
}
