import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import type { AlarmRow } from '@ampdeck/api/operation/alarm'
import { StepButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { alarmWords as words } from './alarm.texts.ts'
import { alarmCalls } from './alarm-list.tsx'
import type { useAlarmDialogs } from './use-alarm-dialogs.tsx'

interface AlarmToolsProps {
  row: AlarmRow
  /** Whose keys stand before its buttons; the monitor only handles. */
  page: 'alarmCenter' | 'pileAlarm' | 'alarmMonitor'
  dialogs: ReturnType<typeof useAlarmDialogs>
}

/** What the drawer offers to do with its alarm: the same as its row. */
export function AlarmTools({ row, page, dialogs }: AlarmToolsProps) {
  const say = useSay()
  if (row.handling === alarmHandling.code.handled) return null

  return (
    <>
      {row.stationId !== null && page !== 'pileAlarm' && (
        <StepButton of={alarmCalls.dispatch} row={row} onClick={() => dialogs.dispatch(row)}>
          {say(words.dispatch)}
        </StepButton>
      )}
      {page !== 'alarmMonitor' && (
        <StepButton of={alarmCalls.close} row={row} onClick={() => dialogs.close(row)}>
          {say(words.close)}
        </StepButton>
      )}
      <StepButton of={alarmCalls.handOver} row={row} hiddenElsewhere onClick={() => dialogs.handOver(row)}>
        {say(words.handOver)}
      </StepButton>
      <StepButton
        of={alarmCalls.take}
        row={row}
        hiddenElsewhere
        look="primary"
        onClick={() => void dialogs.take(row)}
      >
        {say(words.handle)}
      </StepButton>
    </>
  )
}
