import { commonTexts } from '@ampdeck/api/texts'
import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import {
  ACTION_TIME,
  dismissMessage,
  MESSAGE_TIME,
  MESSAGES_MARK,
  type Message,
  messageMarks,
  messageStore,
} from './message-store.ts'
import styles from './messages.module.css'

/**
 * Where messages appear: at the bottom right, one at a time. Stands once in an app, and beside it in the document,
 * as a dialog hides the app from screen readers, but not what it has to say.
 */
export function Messages() {
  const message = useSyncExternalStore(messageStore.subscribe, messageStore.current, () => undefined)
  const isUrgent = message !== undefined && message.tone !== 'status'

  return createPortal(
    <div className={styles.region} {...{ [MESSAGES_MARK]: '' }}>
      <div role="status">{message && !isUrgent && <Toast key={message.id} message={message} />}</div>
      {isUrgent && (
        <div role="alert">
          <Toast key={message.id} message={message} />
        </div>
      )}
    </div>,
    document.body,
  )
}

function Toast({ message }: { message: Message }) {
  const say = useSay()
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const { id, tone, text, action } = message
  const time = action ? ACTION_TIME : MESSAGE_TIME
  // What is done once is no longer offered.
  const choose = () => {
    dismissMessage(id)
    action?.onChoose()
  }

  useEffect(() => {
    if (isPointedAt || isFocused) return
    const timer = setTimeout(() => dismissMessage(id), time)
    return () => clearTimeout(timer)
  }, [id, time, isPointedAt, isFocused])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message or reaching it by key only keeps it longer.
    <div
      className={styles.toast}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Glyph {...messageMarks[tone]} />
      <p className={styles.text}>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={choose}>
          {action.label}
        </button>
      )}
      <IconButton size="small" label={say(commonTexts.close)} onClick={() => dismissMessage(id)}>
        <X />
      </IconButton>
    </div>
  )
}
