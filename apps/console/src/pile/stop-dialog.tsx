import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useAction } from '../data/use-action.ts'
import styles from './pile.module.css'

const words = texts({
  one: ['Stop the charge at {name}?', '停止 {name} 的充电？'],
  many: ['Stop {count} charge? | Stop {count} charges?', '停止 {count} 笔充电？'],
  action: ['Stop charge | Stop {count} charges', '停止 {count} 笔充电'],
  what: [
    'A stop command is sent to the pile. The order is billed when the charge has ended.',
    '将向电桩下发停止指令，充电结束后订单结算。',
  ],
  sentOne: ['Stop command sent to {name}', '停止指令已下发至 {name}'],
  sentMany: [
    'Stop command sent to {count} gun, {refused} refused | Stop command sent to {count} guns, {refused} refused',
    '停止指令已下发至 {count} 把枪，{refused} 把被拒绝',
  ],
})

/** A gun as it is asked about. */
export interface NamedGun {
  id: number
  name: string
}

interface StopDialogProps {
  guns: readonly NamedGun[]
  onClose: () => void
  /** The guns whose charge was not asked to stop. */
  onDone?: (refused: readonly number[]) => void
}

/** Asks before charges are stopped, and names the guns (screens.md S107). */
export function StopDialog({ guns, onClose, onDone }: StopDialogProps) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const stop = useAction(remoteStop.doRemoteStopCharge)
  const stopMany = useAction(remoteStop.batchRemoteStop)
  const [only] = guns
  const isOne = guns.length === 1 && only !== undefined

  const stopOne = async ({ id, name }: NamedGun) => {
    if (!(await stop({ gunId: id }))) return
    showMessage({ text: say(words.sentOne, { name }), tone: 'status' })
    onDone?.([])
  }
  const stopAll = async () => {
    const answer = await stopMany({ gunIds: guns.map(({ id }) => id) })
    if (!answer) return
    const failed = answer.records.filter(({ outcome }) => outcome !== null)
    const refused = [...answer.refused.map(({ id }) => id), ...failed.flatMap(({ gunId }) => gunId ?? [])]
    showMessage({
      text: say(words.sentMany, { count: guns.length - refused.length, refused: refused.length }),
      tone: refused.length > 0 ? 'warning' : 'status',
    })
    onDone?.(refused)
  }
  const confirm = async () => {
    setBusy(true)
    await (isOne ? stopOne(only) : stopAll())
    setBusy(false)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={isOne ? say(words.one, { name: only.name }) : say(words.many, { count: guns.length })}
      action={say(words.action, { count: guns.length })}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles.dialog}>
        <p>{say(words.what)}</p>
        {!isOne && (
          <ul className={styles.names}>
            {guns.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </div>
    </ConfirmDialog>
  )
}
