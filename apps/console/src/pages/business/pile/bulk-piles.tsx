import { type PileQrCode, type PileRow, pile } from '@ampdeck/api/config/pile'
import { texts } from '@ampdeck/api/texts'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import type { ListState } from '@ampdeck/ui/list'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { chosenOf } from '../../../list/chosen-of.ts'

const TransferDialog = lazyOf(() => import('./transfer-dialog.tsx'), 'TransferDialog')
const QrDialog = lazyOf(() => import('./qr-dialog.tsx'), 'QrDialog')

const words = texts({
  transfer: ['Transfer', '迁移'],
  qrCode: ['QR codes', '二维码'],
})

/** What can be done with the selected piles. */
export function BulkPiles({ list }: { list: ListState<PileRow> }) {
  const say = useSay()
  const [isMoving, setMoving] = useState(false)
  const [codes, setCodes] = useState<readonly PileQrCode[]>()
  const makeCodes = useAction(pile.qrCode)

  return (
    <>
      <GuardedButton of={pile.transfer} look="plain" onClick={() => setMoving(true)}>
        {say(words.transfer)}
      </GuardedButton>
      <GuardedButton
        of={pile.qrCode}
        look="plain"
        onClick={async () => setCodes((await makeCodes(chosenOf(list)))?.codes)}
      >
        {say(words.qrCode)}
      </GuardedButton>

      {isMoving && <TransferDialog list={list} onClose={() => setMoving(false)} />}
      {codes && <QrDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}
