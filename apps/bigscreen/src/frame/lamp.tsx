import { useSay } from '@ampdeck/ui/language'
import type { Feed } from '../feed/feed.ts'
import { linkOf } from '../feed/source.ts'
import { ageText } from '../time/times.ts'
import { useTick } from '../time/use-tick.ts'
import { frameTexts } from './frame.texts.ts'
import styles from './lamp.module.css'

/** The connection: the time of the data while it is live, and otherwise for how long there has been none. */
export function Lamp({ feed }: { feed: Feed }) {
  const say = useSay()
  const link = useTick((now) => linkOf(feed, now))
  const age = useTick((now) => ageText(now - feed.since))
  if (feed.failure === 'forbidden') return null

  const isLive = link === 'live'

  return (
    <p className={styles.lamp} data-link={link}>
      <svg className={styles.mark} aria-hidden="true" viewBox="0 0 20 20">
        <circle cx="10" cy="10" r={isLive ? 5.5 : 7} />
        {link === 'lost' && <path d="M5 15 15 5" />}
      </svg>
      <span role="status">{say(frameTexts[link])}</span>
      <span className={styles.time}>{isLive ? feed.view?.at.slice(11) : age}</span>
    </p>
  )
}
