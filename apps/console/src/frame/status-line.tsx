import { footerOf } from '@ampdeck/api/system/footer'
import type { UserInfo } from '@ampdeck/api/system/user'
import { formatTimestamp } from '@ampdeck/api/time'
import { useLanguage } from '@ampdeck/ui/language'
import { useEffect, useState } from 'react'
import { readStored, storageKeys } from '../session/storage.ts'

/** The line at the foot: the time zone of every time on the page, the clock, the seller's footer. */
export function StatusLine({ user }: { user: UserInfo | undefined }) {
  const { language } = useLanguage()
  const [now, setNow] = useState(Date.now)
  // Until the user is read again, the seller's own text is the one that was kept.
  const footerText = user ? user.footerText : readStored<string | null>(storageKeys.footerText)
  const name = (language === 'en' ? user?.sellerNameEn : user?.sellerName) ?? ''

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])

  return (
    <>
      <time data-end>{`UTC+8 · ${formatTimestamp(now).slice(0, 16)}`}</time>
      <span>{footerOf({ sellerId: user?.sellerId, name, footerText }, language)}</span>
    </>
  )
}
