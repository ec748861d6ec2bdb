import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import styles from './on-demand.module.css'

/** What a trigger, a button, is given while its overlay is not there yet. */
export type TriggerProps = Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded'>

export interface OnDemandProps {
  /** The button that opens the overlay. */
  trigger: ReactElement<TriggerProps>
  /** What opens, for `aria-haspopup`; a menu opens by the arrows down and up too. */
  popup: 'menu' | 'dialog'
  /** Fetches the overlay's code; called when somebody reaches for the button. */
  load: () => Promise<unknown>
  /** The overlay with the same trigger; drawn from the first press on. */
  children: ReactNode
}

/**
 * An overlay that costs nothing until it is wanted: pointing at its button fetches it, pressing draws it. No page
 * carries the machinery of menus that nobody opens.
 */
export function OnDemand({ trigger, popup, load, children }: OnDemandProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return children

  const openByArrow = (event: KeyboardEvent) => {
    if (popup !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setWanted(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only listens.
    <span
      className={styles.trigger}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setWanted(true)}
      onKeyDown={openByArrow}
    >
      {cloneElement(trigger, { 'aria-haspopup': popup, 'aria-expanded': false })}
    </span>
  )
}
