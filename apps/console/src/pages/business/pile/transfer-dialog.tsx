import { type PileRow, pile } from '@ampdeck/api/config/pile'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { FieldFrame, Select } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount } from '@ampdeck/ui/list'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'
import { useStationOptions } from '../../../list/station-options.ts'
import styles from './pile.module.css'

const words = texts({
  title: ['Transfer {count} pile | Transfer {count} piles', '转移 {count} 个电桩'],
  what: [
    'They move with their guns. Orders, events and messages stay where they were made.',
    '电桩连同充电枪一并转移，订单、事件和报文仍归原场站。',
  ],
  station: ['To station', '目标场站'],
  choose: ['Choose a station', '请选择场站'],
  done: [
    '{count} pile transferred, {refused} refused | {count} piles transferred, {refused} refused',
    '已转移 {count} 个电桩，{refused} 个被拒绝',
  ],
})

interface TransferDialogProps {
  list: ListState<PileRow>
  onClose: () => void
}

/** Asks for the station; what cannot be moved, because a charge is running, is counted and stays selected. */
export function TransferDialog({ list, onClose }: TransferDialogProps) {
  const say = useSay()
  const stations = useStationOptions()
  const [stationId, setStationId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const transfer = useAction(pile.transfer)
  const count = selectedCount(list.selection, list.total)

  const confirm = async () => {
    setMissing(stationId === '')
    if (stationId === '') return
    setBusy(true)
    const answer = await transfer({ ...chosenOf(list), stationId: Number(stationId) })
    setBusy(false)
    if (applyBatch(answer, list, (counts) => say(words.done, counts))) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={say(words.title, { count })}
      footer={
        <>
          <Button look="plain" size="form" onClick={onClose}>
            {say(commonTexts.cancel)}
          </Button>
          <Button look="primary" size="form" busy={isBusy} onClick={() => void confirm()}>
            {say(words.title, { count })}
          </Button>
        </>
      }
    >
      <div className={styles.choose}>
        <p>{say(words.what)}</p>
        <FieldFrame label={say(words.station)} isRequired error={isMissing ? say(words.choose) : undefined}>
          {(wiring) => (
            <Select {...wiring} value={stationId} onChange={(event) => setStationId(event.target.value)}>
              <option value="">{say(['Choose', '请选择'])}</option>
              {stations.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      </div>
    </Dialog>
  )
}
