import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { useSay } from '../language/use-say.ts'
import { useTick } from '../live/use-tick.ts'
import { useIsPhone } from '../resize/use-is-phone.ts'
import { Age } from './age.tsx'
import { type Link, type LinkState, linkState } from './link-state.ts'
import styles from './refresh-lamp.module.css'
import { lampTexts } from './refresh-lamp.texts.ts'

export interface RefreshLampProps extends Omit<ComponentProps<'span'>, 'children'>, Link {
  /**
   * `full`, the usual, shows word and age; `age` shows the age alone, for the head of a small panel; the word is then
   * read but not drawn. On a phone the word is drawn only of what is not live.
   */
  look?: 'full' | 'age'
}

const withAge = {
  live: lampTexts.liveAge,
  delayed: lampTexts.delayedAge,
  lost: lampTexts.lostAge,
} as const satisfies Record<LinkState, unknown>

/**
 * Whether live data is live, and how old it is. The age ticks by itself. Its state is `[data-link]`: a green disc while
 * live, a hollow amber ring when later than three beats or not told at once, a red square when the connection is lost. Losing the
 * connection and having it back is announced once; the ticking age never is.
 */
export function RefreshLamp({
  lastAt,
  beatMs,
  isLost,
  isDelayed,
  look: asked = 'full',
  className,
  ...rest
}: RefreshLampProps) {
  const say = useSay()
  const link = useTick((now) => linkState({ lastAt, beatMs, isLost, isDelayed }, now))
  const wasLost = useWasLost(link)
  const isPhone = useIsPhone()
  const look = isPhone && link === 'live' ? 'age' : asked
  const announced =
    link === 'lost' ? say(lampTexts.lost) : wasLost && link === 'live' ? say(lampTexts.back) : ''

  return (
    <span {...rest} className={clsx(styles.lamp, className)} data-link={link}>
      <svg className={styles.mark} aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
        {link === 'live' && <circle className={styles.halo} cx="8" cy="8" r="6" />}
        {link === 'lost' ? (
          <rect x="4.5" y="4.5" width="7" height="7" />
        ) : (
          <circle cx="8" cy="8" r={link === 'live' ? 4 : 3.4} />
        )}
      </svg>
      {look === 'age' && <span className="visually-hidden">{say(lampTexts[link])}</span>}
      <span className={styles.text}>
        <Age since={lastAt} text={look === 'age' ? lampTexts.age : withAge[link]} />
      </span>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    </span>
  )
}

/** Whether the link has been lost since the lamp was first drawn. */
function useWasLost(link: LinkState): boolean {
  const [wasLost, setWasLost] = useState(link === 'lost')
  if (link === 'lost' && !wasLost) setWasLost(true)
  return wasLost
}
