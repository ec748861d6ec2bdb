import { texts } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { useEffect, useState } from 'react'
import { paths, redirectTarget } from '../session/paths.ts'
import { keepRedirect } from './keep-redirect.ts'
import styles from './login.module.css'
import { logInByTicket } from './login-calls.ts'
import { failureText } from './login-failure.ts'
import { LoginFrame } from './login-frame.tsx'
import { goToNextStep } from './next-step.ts'
import { comesFromProvider, isCancelledAtProvider, logInByProvider } from './provider-login.ts'
import { useBranding } from './use-branding.ts'

/** The page's name, also in the title of the window. */
export const authLoginTitle = ['Authorised login', '授权登录'] as const

const words = texts({
  busy: ['Logging in', '正在登录'],
  noTicket: ['This address contains no login ticket of another site', '该地址不含其他站点的登录凭证'],
  toLogin: ['Go to the login page', '前往登录页'],
})

/**
 * Log-in with the one-time ticket of another site, `?ticket=` (screens.md S003), and of who comes back from the seller's
 * OpenID provider. Needs no token.
 */
export function AuthLoginPage() {
  const say = useSay()
  const branding = useBranding()
  const [failure, setFailure] = useState<string>()
  const [isCancelled, setCancelled] = useState(false)
  const [loginHref, setLoginHref] = useState<string>(paths.login)

  // Only after the first paint. Once: a ticket is good for one try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not use the ticket again
  useEffect(() => {
    if (comesFromProvider(location.search)) {
      logInByProvider(location.search)
        .then((search) => location.replace(redirectTarget(search, location.origin)))
        .catch((error: unknown) => {
          setCancelled(isCancelledAtProvider(error))
          setFailure(failureText(error, say))
        })
      return
    }
    const ticket = new URLSearchParams(location.search).get('ticket')
    setLoginHref(keepRedirect(paths.login, location.search))
    if (!ticket) return setFailure(say(words.noTicket))
    logInByTicket(ticket)
      .then(() => location.replace(redirectTarget(location.search, location.origin)), goToNextStep)
      .catch((error: unknown) => setFailure(failureText(error, say)))
  }, [])

  return (
    <LoginFrame title={authLoginTitle} branding={branding}>
      <div className={styles.notes}>
        <p role="status">{failure === undefined ? say(words.busy) : isCancelled && failure}</p>
        <p role="alert" className={styles.failure}>
          {!isCancelled && failure}
        </p>
      </div>
      {failure !== undefined && (
        <LinkButton look="primary" size="large" href={loginHref}>
          {say(words.toLogin)}
        </LinkButton>
      )}
    </LoginFrame>
  )
}
