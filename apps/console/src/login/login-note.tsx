import { useSay } from '@ampdeck/ui/language'
import { useEffect, useState } from 'react'
import { paths } from '../session/paths.ts'
import { isStorageUsable, readToken } from '../session/storage.ts'
import { keepRedirect } from './keep-redirect.ts'
import styles from './login.module.css'
import { loginTexts as words } from './login.texts.ts'
import { dropNote, readNote } from './session-note.ts'

/**
 * What stands above the form: that a link logs somebody in or could not (requirements.md §2, the query value `sellerId`), or
 * that the extra verification or the second step was ended. Or that this browser cannot keep a session.
 */
export function LoginNote() {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  // Only after the first paint, which stands in the document and knows no address. Once: a link is good for one try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not use the link again
  useEffect(() => {
    const closed = readNote('closed')
    if (closed) setFailure(say(closed === 'secondStep' ? words.closedStep : words.closed))
    dropNote('closed')
    if (!isStorageUsable()) return setFailure(say(words.notKept))
    const code = new URLSearchParams(location.search).get('sellerId')
    if (!code || readToken()) return
    setBusy(true)
    history.replaceState(null, '', keepRedirect(paths.login, location.search))
    void import('./link-login.ts')
      .then(({ logInByLink }) => logInByLink(code, say))
      .then((failed) => {
        if (failed === undefined) return location.replace(paths.home)
        setBusy(false)
        setFailure(failed)
      })
  }, [])

  return (
    <div className={styles.notes}>
      <p role="status" className={styles.note}>
        {isBusy && say(words.byLink)}
      </p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  )
}
