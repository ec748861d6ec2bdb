import { formatTimestamp } from '@ampdeck/api/time'
import { useEffect, useState } from 'react'

/** spec.md §9: the footer's year. */
const COPYRIGHT_YEAR = 2020

/** The line at the foot: the time zone of every time on the page, the clock, the copyright. */
export function StatusLine({ sellerName }: { sellerName: string | undefined }) {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])

  return (
    <>
      <time data-end>{`UTC+8 · ${formatTimestamp(now).slice(0, 16)}`}</time>
      <span>{`© ${COPYRIGHT_YEAR} ${sellerName ?? ''}`}</span>
    </>
  )
}
