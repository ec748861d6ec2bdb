import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { useSay } from '@ampdeck/ui/language'
import { useRead } from '../data/use-read.ts'
import { alarmWords as words } from './alarm.texts.ts'

/** Whom a field offers to do the work: people on duty at a station, with how much they have to do; else all who repair. */
export function useRepairUsers(stationId?: number | undefined, except: number | null = null) {
  const say = useSay()
  const { data: people } = useRead(alarmWorkOrder.repairUsers, stationId === undefined ? {} : { stationId })
  const offered = (people ?? []).filter(({ id }) => id !== except)

  return {
    options: offered.map(({ id, name, openCount }) => ({
      value: id,
      label: stationId === undefined ? name : say(words.openOrders, { name, count: openCount }),
    })),
    isNobody: people !== undefined && offered.length === 0,
  }
}
