import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import { useSay } from '../language/use-say.ts'
import { dismissMessage, MESSAGE_TIME, type Message, messageStore } from './message-store.ts'
import styles from './messages.module.css'

const glyphs = {
  status: { name: 'good', tone: 'good' },
  warning: { name: 'alarm', tone: 'warning' },
  error: { name: 'fault', tone: 'bad' },
} as const

/** Where messages appear: at the bottom right, one at a time. Stands once in an app. */
export function Messages() {
  const message = useSyncExternalStore(messageStore.subscribe, messageStore.current, () => undefined)
  const isUrgent = message !== undefined && message.tone !== 'status'

  return (
    <div className={styles.region}>
      <div role="status">{message && !isUrgent && <Toast key={message.id} message={message} />}</div>
      {isUrgent && (
        <div role="alert">
          <Toast key={message.id} message={message} />
        </div>
      )}
    </div>
  )
}

function Toast({ message }: { message: Message }) {
  const say = useSay()
  const [isHeld, setHeld] = useState(false)
  const { id, tone, text, action } = message

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissMessage(id), MESSAGE_TIME[tone])
    return () => clearTimeout(timer)
  }, [id, tone, isHeld])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message or reaching it by key only keeps it longer.
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Glyph {...glyphs[tone]} />
      <p className={styles.text}>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.onChoose}>
          {action.label}
        </button>
      )}
      <IconButton size="small" label={say(['Close', '关闭'])} onClick={() => dismissMessage(id)}>
        <X />
      </IconButton>
    </div>
  )
}
