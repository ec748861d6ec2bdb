import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { alarmWords as words } from './alarm.texts.ts'
import { hasOpenOrder } from './alarm-list.tsx'
import type { useAlarmDialogs } from './use-alarm-dialogs.tsx'

interface AlarmToolsProps {
  row: AlarmRow
  /** Whose keys stand before its buttons; the monitor only handles. */
  page: 'alarmCenter' | 'pileAlarm' | 'alarmMonitor'
  dialogs: ReturnType<typeof useAlarmDialogs>
}

const { pending, processing, handled } = alarmHandling.code

/** What the drawer offers to do with its alarm: the same as its row. */
export function AlarmTools({ row, page, dialogs }: AlarmToolsProps) {
  const say = useSay()
  const { handling } = row
  if (handling === handled) return null
  const isBusy = hasOpenOrder(row)

  return (
    <>
      {row.stationId !== null && page !== 'pileAlarm' && (
        <GuardedButton
          of={alarmWorkOrder.dispatch}
          blockedReason={isBusy ? say(words.orderOpen) : undefined}
          onClick={() => dialogs.dispatch(row)}
        >
          {say(words.dispatch)}
        </GuardedButton>
      )}
      {page !== 'alarmMonitor' && (
        <GuardedButton
          of={alarm.close}
          blockedReason={isBusy ? say(words.orderOpen) : undefined}
          onClick={() => dialogs.close(row)}
        >
          {say(words.close)}
        </GuardedButton>
      )}
      {handling === processing && (
        <GuardedButton of={alarm.handle} onClick={() => dialogs.handOver(row)}>
          {say(words.handOver)}
        </GuardedButton>
      )}
      {handling === pending && (
        <GuardedButton of={alarm.handle} look="primary" onClick={() => void dialogs.take(row)}>
          {say(words.handle)}
        </GuardedButton>
      )}
    </>
  )
}
