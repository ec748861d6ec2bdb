import { serverNow } from '@ampdeck/api/server-clock'
import { Button } from '@ampdeck/ui/button'
import { secondsLeft } from '@ampdeck/ui/countdown'
import { FieldFrame } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { OneTimeCode } from '@ampdeck/ui/one-time-code'
import { useEffect, useState } from 'react'
import { captchaTexts as words } from './captcha.texts.ts'
import styles from './captcha-field.module.css'
import type { CaptchaSent } from './login-calls.ts'
import { keepNote, readNote } from './session-note.ts'
import type { Check } from './use-login-form.ts'

export const sixDigits: Check = (text) => (/^\d{6}$/.test(text) ? undefined : words.sixDigits)

export interface CaptchaFieldProps {
  /** Which captcha this is: each has its own minute. */
  wait: 'smsWait' | 'ipWait'
  error: string | undefined
  /** What is said after it was sent. */
  sent: string
  /** Has it sent; gives nothing where that did not happen. */
  onSend: () => Promise<CaptchaSent | undefined>
}

/** The six digits of a message, and the button that has it sent: once a minute, also after a reload. */
export function CaptchaField({ wait, error, sent, onSend }: CaptchaFieldProps) {
  const say = useSay()
  const [captcha, setCaptcha] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const { seconds, begin } = useWait(wait)

  const send = async () => {
    const done = await onSend()
    setSent(done !== undefined)
    if (done) begin(done.againIn)
  }

  return (
    <div>
      <FieldFrame label={say(words.captcha)} error={error} isRequired>
        {(wiring) => (
          <div className={styles.row}>
            <OneTimeCode {...wiring} name="captcha" value={captcha} onChange={setCaptcha} />
            <Button
              size="large"
              className={styles.send}
              blockedReason={seconds > 0 ? say(words.wait) : undefined}
              onClick={() => void send()}
            >
              {seconds > 0 ? say(words.sendAgain, { seconds }) : say(words.send)}
            </Button>
          </div>
        )}
      </FieldFrame>
      <p role="status" className={styles.sent}>
        {isSent && sent}
      </p>
    </div>
  )
}

/** The seconds until another captcha may be sent, kept for the window. */
function useWait(name: CaptchaFieldProps['wait']) {
  const [until, setUntil] = useState(0)
  const seconds = useTick((now) => Math.max(0, secondsLeft(until - now)))

  // Only after the first paint, which stands in the document and knows no window.
  useEffect(() => {
    const kept = readNote(name)
    if (typeof kept === 'number') setUntil(kept)
  }, [name])
  const begin = (ms: number) => {
    keepNote(name, serverNow() + ms)
    setUntil(serverNow() + ms)
  }
  return { seconds, begin }
}
