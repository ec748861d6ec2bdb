import { commonTexts } from '@ampdeck/api/texts'
import { Button, LinkButton } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { Failed, Loading } from '@ampdeck/ui/state-panel'
import { useEffect, useState } from 'react'
import styles from './embed.module.css'
import { embedTexts as words } from './embed.texts.ts'

/** A page that has not come by then will not, or somebody should know that it is slow. */
const LIMIT_S = 15

/**
 * The frame, by way of a document of our own server that lets only this host in: see `/embed/frame`. It is loaded when
 * the page inside it is.
 */
export function EmbedFrame({ url, title }: { url: URL; title: string }) {
  const say = useSay()
  const [tried, setTried] = useState(1)
  const [state, setState] = useState<'loading' | 'there' | 'late'>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('late'), LIMIT_S * 1_000)
    return () => clearTimeout(timer)
  }, [state])

  if (state === 'late') {
    const again = () => {
      setTried(tried + 1)
      setState('loading')
    }
    return (
      <Failed title={say(words.late, { host: url.host, count: LIMIT_S })} cause={say(words.lateHint)}>
        <Button look="primary" onClick={again}>
          {say(commonTexts.tryAgain)}
        </Button>
        <LinkButton href={url.href} target="_blank" rel="noreferrer">
          {say(words.open)}
        </LinkButton>
      </Failed>
    )
  }
  return (
    <div className={styles.frame} data-state={state}>
      {state === 'loading' && <Loading />}
      <iframe
        key={tried}
        title={title}
        src={`/embed/frame?src=${encodeURIComponent(url.href)}`}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        aria-busy={state === 'loading'}
        onLoad={() => setState('there')}
      />
    </div>
  )
}
