import { useSay } from '@ampdeck/ui/language'
import { useEffect, useState } from 'react'
import { paths } from '../session/paths.ts'
import { keepRedirect } from './keep-redirect.ts'
import styles from './login.module.css'

/** From a later step of the log-in to its beginning. */
export function BackToLogin() {
  const say = useSay()
  const [href, setHref] = useState<string>(paths.login)

  useEffect(() => setHref(keepRedirect(paths.login, location.search)), [])
  return (
    <a className={styles.back} href={href}>
      {say(['Back to login', '返回登录'])}
    </a>
  )
}
