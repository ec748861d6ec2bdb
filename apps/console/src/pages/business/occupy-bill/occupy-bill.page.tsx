import { type OccupyBillRow, occupyBill } from '@ampdeck/api/bill/occupy-bill'
import { occupyState } from '@ampdeck/api/enumerations/order'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { useIntent } from '../../../data/use-intent.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { useSum } from '../../../list/use-sum.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { OpenedOrder } from '../../../order/opened-order.tsx'
import { ReasonDialog } from '../../../order/reason-dialog.tsx'
import { Export } from '../../../timing/export.tsx'
import { screen } from './occupy-bill-list.tsx'

const words = texts({
  waive: ['Waive the fee of {no}', '减免 {no} 的占位费'],
  agree: ['Agree to waive the fee of {no}', '确认减免 {no} 的占位费'],
  effect: [
    'The occupy fee is waived; what was paid is returned. More than 50 yuan requires two people.',
    '不再收取该次占位费，已付部分退回；超过 50 元须两人确认。',
  ],
  proposed: ['Proposed: {reason}', '减免原因：{reason}'],
  waived: ['Fee waived', '占位费已减免'],
  waits: ['A second person must agree', '待第二人确认'],
  refuse: ['Reject the waiver for {no}', '驳回 {no} 的占位费减免'],
  refused: ['Waiver rejected: the fee remains due', '已驳回减免，占位费照常收取'],
})

export function Page() {
  const say = useSay()
  const list = useList<OccupyBillRow>(occupyBill.page, screen.filters)
  const sum = useSum(occupyBill.sum, list)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const order = useOpened('open')
  const [waiving, setWaiving] = useState<OccupyBillRow>()
  const [refusing, setRefusing] = useState<OccupyBillRow>()
  useLiveRows(['order'], occupyBill.page)
  const isSecond = waiving?.waiveUser !== null

  return (
    <>
      <ListScreen
        id="occupyBill"
        {...screen}
        list={list}
        options={{ stations }}
        opens={({ orderId }) => order.addressOf({ id: orderId })}
        on={{ waive: setWaiving, refuseWaive: setRefusing }}
        {...sum}
      >
        <Export of={occupyBill.export} />
      </ListScreen>
      <OpenedOrder of={order} among={list.rows.map(({ orderId }) => orderId)} />
      {waiving && (
        <ReasonDialog
          call={occupyBill.waive}
          row={waiving}
          title={say(isSecond ? words.agree : words.waive, { no: waiving.orderNo })}
          effect={isSecond ? say(words.proposed, { reason: waiving.waiveReason ?? '' }) : say(words.effect)}
          said={({ state }) => say(state === occupyState.code.waived ? words.waived : words.waits)}
          onClose={() => setWaiving(undefined)}
        />
      )}
      {refusing && (
        <ReasonDialog
          call={occupyBill.refuseWaive}
          row={refusing}
          title={say(words.refuse, { no: refusing.orderNo })}
          effect={say(words.proposed, { reason: refusing.waiveReason ?? '' })}
          said={() => say(words.refused)}
          onClose={() => setRefusing(undefined)}
        />
      )}
    </>
  )
}
