import type { CodeOf } from '@ampdeck/api/enumeration'
import { pileCommand as commands } from '@ampdeck/api/enumerations/equipment'
import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { Checkbox, TextInput } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useId, useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { type Chosen, type ChosenKind, forecastOf } from './chosen.ts'
import type { CommandKey } from './command-keys.ts'
import styles from './remote-control.module.css'
import { controlTexts as words } from './remote-control.texts.ts'

const MOST_NAMES = 6
const MOST_REASON = 200

interface CommandDialogProps {
  command: CodeOf<typeof commands>
  kind: ChosenKind
  chosen: readonly Chosen[]
  onClose: () => void
  onGiven: (commandIds: readonly number[]) => void
}

/** Names what the command goes to and what will come of it, and asks for a reason before a charge is disturbed. */
export function CommandDialog({ command, kind, chosen, onClose, onGiven }: CommandDialogProps) {
  const say = useSay()
  const id = useId()
  const [isForced, setForced] = useState(false)
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const { isSending, give } = useGive({ command, kind, chosen, onGiven })
  const key = commands.key(command) as CommandKey
  const [only] = chosen
  const title =
    chosen.length === 1 && only
      ? say(words[`${key}One`], { name: only.name })
      : say(words[`${key}Many`], { count: chosen.length })
  const { ready, charging, offline } = forecastOf(chosen, command, isForced)
  const isReasonMissing = isForced && reason.trim() === ''
  const confirm = () => {
    setPressed(true)
    if (!isReasonMissing) void give({ force: isForced, reason: reason.trim() || null })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="plain" size="form" onClick={onClose}>
            {say(['Cancel', '取消'])}
          </Button>
          <Button look={isForced ? 'danger' : 'primary'} size="form" busy={isSending} onClick={confirm}>
            {say(['Confirm', '确定'])}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p>{say(words[`${key}What`])}</p>
        {chosen.length > 1 && <Names of={chosen} />}
        {charging + offline > 0 && (
          <p className={styles.forecast}>
            <strong>
              {[
                say(words.willAct, { count: ready }),
                charging > 0 && say(words.charging, { count: charging }),
                offline > 0 && say(words.offline, { count: offline }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </strong>{' '}
            {say(charging > 0 ? words.willRefuse : words.offlineRefused)}
          </p>
        )}
        {charging > 0 && (
          <label htmlFor={`${id}-force`} className={styles.force}>
            <Checkbox
              id={`${id}-force`}
              checked={isForced}
              onChange={(event) => setForced(event.target.checked)}
            />
            {say(words.force)}
          </label>
        )}
        <TextInput
          id={`${id}-reason`}
          label={say(words.reason)}
          hint={say(words.reasonHint)}
          error={isPressed && isReasonMissing ? say(words.reasonNeeded) : undefined}
          required={isForced}
          maxLength={MOST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

function Names({ of }: { of: readonly Chosen[] }) {
  const say = useSay()
  const rest = of.length - MOST_NAMES

  return (
    <p className={styles.targets}>
      {of
        .slice(0, MOST_NAMES)
        .map(({ name }) => name)
        .join(', ')}
      {rest > 0 && ` ${say(words.andMore, { count: rest })}`}
    </p>
  )
}

/** One goes out alone, so that a refusal is told at once; many have a row each. */
function useGive({ command, kind, chosen, onGiven }: Omit<CommandDialogProps, 'onClose'>) {
  const say = useSay()
  const { language } = useLanguage()
  const [isSending, setSending] = useState(false)
  const send = useAction(pileCommand.send)
  const batchSend = useAction(pileCommand.batchSend)
  const label = commands.label(command, language)

  const give = async (how: { force: boolean; reason: string | null }) => {
    setSending(true)
    const [only] = chosen
    if (chosen.length === 1 && only) {
      const target = kind === 'piles' ? { pileId: only.id } : { gunId: only.id }
      const given = await send({ ...target, command, ...how })
      if (given) {
        showMessage({ text: say(words.sentOne, { command: label, name: only.name }), tone: 'status' })
        onGiven([given.id])
      }
    } else {
      const ids = chosen.map(({ id }) => id)
      const targets = kind === 'piles' ? { pileIds: ids } : { gunIds: ids }
      const given = await batchSend({ ...targets, command, ...how })
      if (given) {
        const refused = given.records.filter(({ outcome }) => outcome !== null).length + given.refused.length
        const count = given.records.length - (refused - given.refused.length)
        showMessage({
          text: say(words.sentMany, { command: label, count, refused }),
          tone: refused > 0 ? 'warning' : 'status',
        })
        onGiven(given.records.map(({ id }) => id))
      }
    }
    setSending(false)
  }
  return { isSending, give }
}
