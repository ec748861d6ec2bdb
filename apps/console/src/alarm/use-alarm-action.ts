import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import { alarm } from '@ampdeck/api/operation/alarm'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { monitorAlarm } from '@ampdeck/api/operation/monitor-alarm'
import { workOrder } from '@ampdeck/api/operation/work-order'
import { resourceKeyOf } from '@ampdeck/api/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAction } from '../data/use-action.ts'

const touched = [alarm.page, alarmWorkOrder.page, workOrder.page, monitorAlarm.alarmFeed]

/** Reads alarms, their work orders and the monitor again: each shows the others. */
export function useAlarmRefresh() {
  const queries = useQueryClient()
  return useCallback(
    () => Promise.all(touched.map((of) => queries.invalidateQueries({ queryKey: resourceKeyOf(of) }))),
    [queries],
  )
}

/** A call of a button after which alarms and their work orders are read again. */
export function useAlarmAction<C extends Call>(
  call: C,
): (input: InputOf<C>) => Promise<OutputOf<C> | undefined> {
  const make = useAction(call)
  const refresh = useAlarmRefresh()

  return useCallback(
    async (input) => {
      const answer = await make(input)
      await refresh()
      return answer
    },
    [make, refresh],
  )
}
