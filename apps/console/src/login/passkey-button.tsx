import { ApiError } from '@ampdeck/api/client/outcome'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { redirectTarget } from '../session/paths.ts'
import { leave } from './leave.ts'
import styles from './login.module.css'
import { failureText, NotKeptError } from './login-failure.ts'

const words = texts({
  logIn: ['Continue with a passkey', '使用通行密钥登录'],
  verify: ['Use a passkey', '使用通行密钥'],
  notUsed: ['No passkey was used', '未使用通行密钥'],
})

/**
 * The way in by a passkey: in place of password and second factor, or as the second step of a ticket. It is seen where
 * the browser has passkeys for this address (appearance.js says so before the first paint).
 */
export function PasskeyButton({ ticket }: { ticket?: string | undefined }) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const logIn = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { logInByPasskey } = await import('./passkey-login.ts')
      await logInByPasskey(ticket)
      await leave(redirectTarget(location.search, location.origin))
    } catch (error) {
      // Whatever the browser says: nobody chose one, or there is none.
      const isOurs = error instanceof ApiError || error instanceof NotKeptError
      setFailure(isOurs ? failureText(error, say) : say(words.notUsed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.passkey}>
      <Button size="large" icon={<KeyRound />} busy={isBusy} onClick={() => void logIn()}>
        {say(ticket === undefined ? words.logIn : words.verify)}
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  )
}
