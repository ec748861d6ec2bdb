import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import styles from './on-demand.module.css'
import { useEscapeBefore } from './use-escape-before.ts'

/** What a trigger, a button, is given while its overlay is not there yet. */
export type TriggerProps = Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded'>

export interface OnDemandProps {
  /** The button that opens the overlay. */
  trigger: ReactElement<TriggerProps>
  /** What opens, for `aria-haspopup`; a menu opens by the arrows down and up too. */
  popup: 'menu' | 'dialog'
  /** Fetches the overlay's code; called when somebody reaches for the button. */
  load: () => Promise<unknown>
  /** The overlay with the same trigger; drawn from the first press on, as soon as its code is there. */
  children: ReactNode
}

/**
 * An overlay that costs nothing until it is wanted: pointing at its button fetches it, pressing draws it. No page
 * carries the machinery of menus that nobody opens. Until its code is there, Escape or a press beside the button takes
 * the wish back.
 */
export function OnDemand({ trigger, popup, load, children }: OnDemandProps) {
  const [stage, setStage] = useState<'closed' | 'awaited' | 'drawn'>('closed')
  const button = useRef<HTMLSpanElement>(null)
  const isAwaited = stage === 'awaited'
  const giveUp = () => setStage('closed')
  useEscapeBefore(useRef(false), isAwaited, giveUp)

  useEffect(() => {
    if (!isAwaited) return
    const wish = new AbortController()
    const { signal } = wish
    // Code that does not come is thrown where it is drawn.
    const draw = () => !signal.aborted && setStage('drawn')
    load().then(draw, draw)
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && button.current?.contains(target))) setStage('closed')
    }
    window.addEventListener('pointerdown', pressed, { capture: true, signal })
    return () => wish.abort()
  }, [isAwaited, load])

  if (stage === 'drawn') return children

  const openByArrow = (event: KeyboardEvent) => {
    if (popup !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setStage('awaited')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only listens.
    <span
      ref={button}
      className={styles.trigger}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setStage('awaited')}
      onKeyDown={openByArrow}
    >
      {cloneElement(trigger, { 'aria-haspopup': popup, 'aria-expanded': false })}
    </span>
  )
}
