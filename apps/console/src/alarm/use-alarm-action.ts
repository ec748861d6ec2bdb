import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import { alarm } from '@ampdeck/api/operation/alarm'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { monitorAlarm } from '@ampdeck/api/operation/monitor-alarm'
import { resourceKeyOf } from '@ampdeck/api/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAction } from '../data/use-action.ts'

const touched = [alarm.page, alarmWorkOrder.page, monitorAlarm.alarmFeed]

/** A call of a button after which alarms, their work orders and the monitor are read again: each shows the others. */
export function useAlarmAction<C extends Call>(
  call: C,
): (input: InputOf<C>) => Promise<OutputOf<C> | undefined> {
  const make = useAction(call)
  const queries = useQueryClient()

  return useCallback(
    async (input) => {
      const answer = await make(input)
      await Promise.all(touched.map((of) => queries.invalidateQueries({ queryKey: resourceKeyOf(of) })))
      return answer
    },
    [make, queries],
  )
}
