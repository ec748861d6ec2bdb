import { type CardBillRow, cardBill } from '@ampdeck/api/bill/card-bill'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { ReasonDialog } from '../../../order/reason-dialog.tsx'
import { Export } from '../../../timing/export.tsx'
import { screen } from './card-bill-list.ts'

const words = texts({
  void: ['Void the bill of card {no}', '作废卡 {no} 的账单'],
  effect: [
    'No money was deducted from the card, which can be used again. Only after 7 days without a final bill.',
    '未从卡内扣款，卡片恢复使用。仅限 7 天内未收到结算账单时。',
  ],
  voided: ['Card bill voided', '卡账单已作废'],
})

export function Page() {
  const say = useSay()
  const list = useList<CardBillRow>(cardBill.page, screen.filters)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const unlock = useAction(cardBill.unlock)
  const [voiding, setVoiding] = useState<CardBillRow>()

  return (
    <>
      <ListScreen
        id="cardBill"
        {...screen}
        list={list}
        options={{ stations }}
        on={{ unlock: ({ id, version }) => unlock({ id, version }), void: setVoiding }}
      >
        <Export of={cardBill.export} />
      </ListScreen>
      {voiding && (
        <ReasonDialog
          call={cardBill.void}
          row={voiding}
          title={say(words.void, { no: voiding.cardNo })}
          effect={say(words.effect)}
          said={() => say(words.voided)}
          danger
          onClose={() => setVoiding(undefined)}
        />
      )}
    </>
  )
}
