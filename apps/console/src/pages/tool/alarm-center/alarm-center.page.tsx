import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { useGrants } from '@ampdeck/ui/gate'
import { useMemo } from 'react'
import { type AlarmListId, actions, columnsWith, filters, unit } from '../../../alarm/alarm-list.tsx'
import { AlarmTools } from '../../../alarm/alarm-tools.tsx'
import { useAlarmDialogs } from '../../../alarm/use-alarm-dialogs.tsx'
import { useOpenAlarm } from '../../../alarm/use-open-alarm.tsx'
import { useIntent } from '../../../data/use-intent.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { usePageId } from '../../../shell/page-id.ts'
import { Export } from '../../../timing/export.tsx'
import { BulkClose } from './bulk-close.tsx'
import { LevelChips } from './level-chips.tsx'

/** Every alarm of the network, or those of piles (screens.md S203, S055). */
export function Page() {
  const page: AlarmListId = usePageId('alarmCenter') === 'pileAlarm' ? 'pileAlarm' : 'alarmCenter'
  const list = useList<AlarmRow>(alarm.page, filters[page])
  const { may } = useGrants()
  const isWanted = useIntent() || 'stationId' in list.request
  const dialogs = useAlarmDialogs()
  const drawer = useOpenAlarm((row) => <AlarmTools row={row} page={page} dialogs={dialogs} />)
  useLiveRows(['alarm', 'workOrder'], alarm.page, alarm.stat)

  return (
    <>
      <ListScreen
        id={page}
        list={list}
        unit={unit}
        columns={useColumns()}
        {...(may(`${page}:get`) && { opens: drawer.addressOf })}
        filters={filters[page]}
        options={{ stations: useStationOptions(isWanted) }}
        actions={actions[page]}
        on={{
          get: drawer.open,
          handle: dialogs.take,
          handOver: dialogs.handOver,
          close: dialogs.close,
          dispatch: dialogs.dispatch,
        }}
        chips={<LevelChips list={list} />}
        bulk={page === 'alarmCenter' && may(alarm.close) && <BulkClose list={list} />}
      >
        <LiveLamp />
        <Export of={alarm.export} />
      </ListScreen>
      {drawer.element}
      {dialogs.element}
    </>
  )
}

function useColumns() {
  const orders = useAddress()('workOrder')
  return useMemo(() => columnsWith(orders), [orders])
}
