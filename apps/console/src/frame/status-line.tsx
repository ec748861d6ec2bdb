import { serverNow } from '@ampdeck/api/server-clock'
import { footerOf } from '@ampdeck/api/system/footer'
import type { UserInfo } from '@ampdeck/api/system/user'
import { formatTimestamp } from '@ampdeck/api/time'
import { useLanguage } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIsFree } from '../account/use-is-free.ts'
import { readStored, storageKeys } from '../session/storage.ts'
import styles from './status-line.module.css'

const NetworkStatus = lazyOf(() => import('./network-status.tsx'), 'NetworkStatus')

/** The page itself is loaded when it has asked nothing for so long. */
const QUIET_MS = 1_000

/** The line at the foot: the network now, the time zone of every time on the page, the clock, the seller's footer. */
export function StatusLine({ user }: { user: UserInfo | undefined }) {
  const { language } = useLanguage()
  const [now, setNow] = useState(serverNow)
  const isFree = useIsFree()
  const isQuiet = useQuiet()
  // Until the user is read again, the seller's own text is the one that was kept.
  const footerText = user ? user.footerText : readStored<string | null>(storageKeys.footerText)
  const name = (language === 'en' ? user?.sellerNameEn : user?.sellerName) ?? ''

  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [])

  return (
    <>
      {isFree && isQuiet && <NetworkStatus />}
      <time data-end className={styles.end}>{`UTC+8 · ${formatTimestamp(now).slice(0, 16)}`}</time>
      <span className={styles.end}>{footerOf({ sellerId: user?.sellerId, name, footerText }, language)}</span>
    </>
  )
}

/** True from the moment that the page has read what it shows: the line must not hold it up. */
function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  const isReading = useIsFetching() > 0

  useEffect(() => {
    if (isReading) return
    const timer = setTimeout(() => setQuiet(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isReading])
  return isQuiet
}
