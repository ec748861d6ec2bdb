import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { Glyph } from '../glyph/glyph.tsx'
import { useSay } from '../language/use-say.ts'
import { useTick } from '../live/use-tick.ts'
import styles from './countdown.module.css'
import { countdownTexts } from './countdown.texts.ts'
import { clockText, isoDuration, secondsLeft } from './countdown-clock.ts'

interface Running {
  /** When it ends, in milliseconds since 1970. */
  deadline: number
  pausedAt?: undefined
}

interface Paused {
  deadline?: undefined
  /** What was left when it was stopped, in milliseconds. */
  pausedAt: number
}

export type CountdownTextProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> &
  (Running | Paused) & {
    /** After the end it stays at 00:00:00 (`stop`, the usual), or counts on as overdue (`count`). */
    afterEnd?: 'stop' | 'count'
    /** Called once when the end is reached, or at once where it has been reached already. */
    onOver?: () => void
  }

/**
 * The time left as hh:mm:ss, ticking once a second (spec §9). All of a page share one timer. Its state is
 * `[data-state]`: `running`, `paused`, `over` or `overdue`. Of a running one only the time is shown; what it
 * counts stands beside it.
 */
export function CountdownText({
  deadline,
  pausedAt,
  afterEnd = 'stop',
  onOver,
  className,
  ...rest
}: CountdownTextProps) {
  const say = useSay()
  const left = useTick((now) => secondsLeft(pausedAt ?? deadline - now))
  const state = stateOf(left, pausedAt !== undefined, afterEnd)
  const shown = afterEnd === 'count' ? left : Math.max(0, left)
  const reportOver = useEffectEvent(() => onOver?.())
  const isOver = left <= 0 && pausedAt === undefined

  useEffect(() => {
    if (isOver) reportOver()
  }, [isOver])

  return (
    <time
      {...rest}
      role="timer"
      dateTime={isoDuration(left)}
      className={clsx(styles.countdown, className)}
      data-state={state}
    >
      {state === 'paused' && <Glyph name="paused" size={12} />}
      {state === 'overdue' && <Glyph name="alarm" size={12} />}
      {state !== 'running' && <span className="visually-hidden">{say(countdownTexts[state])} </span>}
      {clockText(shown)}
    </time>
  )
}

function stateOf(left: number, isPaused: boolean, afterEnd: 'stop' | 'count') {
  if (isPaused) return 'paused'
  if (left > 0) return 'running'
  return afterEnd === 'count' && left < 0 ? 'overdue' : 'over'
}
