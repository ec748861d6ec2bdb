import { clsx } from 'clsx'
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import styles from './drop-panel.module.css'
import { placeOf } from './place.ts'

export interface DropPanelProps extends ComponentProps<'div'> {
  /** The control that it belongs to; a press outside both closes it. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** At least as wide as its control, as lists are. */
  isAsWide?: boolean
}

/**
 * What drops from a control: a list, a calendar. It lies in the browser's top layer, so no drawer cuts it, and it
 * stays a child of its control in the document, so a dialog around it keeps the focus inside. It is there while it
 * is open: draw it on condition.
 */
export function DropPanel({
  anchor,
  onClose,
  isAsWide = false,
  className,
  children,
  ...rest
}: DropPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = panel.current
    const control = anchor.current
    if (!element || !control) return
    element.showPopover()

    const place = () => {
      const box = control.getBoundingClientRect()
      if (isAsWide) element.style.minWidth = `${box.width}px`
      const size = { width: element.offsetWidth, height: element.scrollHeight + 2 }
      const { left, top, maxHeight } = placeOf({
        anchor: box,
        panel: size,
        window: { width: document.documentElement.clientWidth, height: window.innerHeight },
      })
      Object.assign(element.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` })
    }
    place()
    const resized = new ResizeObserver(place)
    resized.observe(element)
    resized.observe(control)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [anchor, isAsWide])

  useEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !panel.current?.contains(target) && !anchor.current?.contains(target)
    const onPress = (event: PointerEvent) => {
      if (isOutside(event.target)) close()
    }
    const onFocus = (event: FocusEvent) => {
      if (isOutside(event.target)) close()
    }
    // The dialog around it listens on the document and would close as well: this one is for the panel alone.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      event.preventDefault()
      close()
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('focusin', onFocus)
    window.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('focusin', onFocus)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [anchor])

  return (
    <div {...rest} ref={panel} popover="manual" className={clsx(styles.panel, className)}>
      {children}
    </div>
  )
}
