import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { logInTexts } from './log-in.texts.ts'

const LogInDrawer = lazyOf(() => import('./log-in-drawer.tsx'), 'LogInDrawer')
const SingleSignOnDrawer = lazyOf(() => import('./single-sign-on-drawer.tsx'), 'SingleSignOnDrawer')

/** How the seller's people log in: what is demanded of them, and the seller's own provider. */
export function LogInButtons() {
  const say = useSay()
  const [opened, setOpened] = useState<'rules' | 'singleSignOn'>()
  const close = () => setOpened(undefined)

  return (
    <>
      <Button onClick={() => setOpened('rules')}>{say(logInTexts.rules)}</Button>
      <Button onClick={() => setOpened('singleSignOn')}>{say(logInTexts.singleSignOn)}</Button>

      {opened === 'rules' && <LogInDrawer onClose={close} />}
      {opened === 'singleSignOn' && <SingleSignOnDrawer onClose={close} />}
    </>
  )
}
