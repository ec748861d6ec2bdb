import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import styles from './login.module.css'
import { failureText } from './login-failure.ts'

const words = texts({ goOn: ['Continue with {name}', '使用 {name} 登录'] })

/** The way in at the seller's own OpenID provider. */
export function ProviderButton({ name, sellerNumber }: { name: string; sellerNumber: string }) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const go = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { goToProvider } = await import('./provider-login.ts')
      await goToProvider(sellerNumber)
    } catch (error) {
      setFailure(failureText(error, say))
      setBusy(false)
    }
  }

  return (
    <div className={styles.provider}>
      <Button size="large" busy={isBusy} onClick={() => void go()}>
        {say(words.goOn, { name })}
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  )
}
