import { serverNow } from '@ampdeck/api/server-clock'
import { texts } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import { Button } from '@ampdeck/ui/button'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import { MESSAGES_MARK } from '@ampdeck/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { server } from '../data/server.ts'
import styles from './away-banner.module.css'

const words = texts({
  away: [
    'The server has been unreachable since {time}. What you typed is kept',
    '服务器自 {time} 起无法连接，您填写的内容会保留',
  ],
  next: ['Trying again in {count} s', '{count} 秒后重试'],
  trying: ['Trying…', '正在重试…'],
  tryNow: ['Try now', '立即重试'],
})

const SECOND = 1_000

/** Says that the server cannot be reached, since when, and when it is asked again; what is stale is read anew when it is back. */
export function AwayBanner() {
  const say = useSay()
  const link = useSyncExternalStore(server.subscribe, server.current, server.current)
  const queries = useQueryClient()

  useEffect(
    () => server.onReturn(() => void queries.refetchQueries({ type: 'active', stale: true })),
    [queries],
  )

  if (link.is !== 'away') return null
  // Beside the app, as the messages are: a dialog hides neither of them, and a press on it does not close the dialog.
  return createPortal(
    <div className={styles.banner} {...{ [MESSAGES_MARK]: '' }}>
      <Glyph name="fault" tone="bad" />
      <p role="alert">{say(words.away, { time: formatTimestamp(link.since).slice(11) })}</p>
      {/* Outside the live region: a countdown that is read out every second would say nothing else. */}
      <span className={styles.next}>
        {link.nextAt === undefined ? say(words.trying) : <Next at={link.nextAt} />}
      </span>
      <Button size="small" disabled={link.nextAt === undefined} onClick={server.tryNow}>
        {say(words.tryNow)}
      </Button>
    </div>,
    document.body,
  )
}

function Next({ at }: { at: number }) {
  const say = useSay()
  const [now, setNow] = useState(serverNow)

  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND)
    return () => clearInterval(timer)
  }, [])

  return say(words.next, { count: Math.max(1, Math.ceil((at - now) / SECOND)) })
}
