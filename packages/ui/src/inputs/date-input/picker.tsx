import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import type { CalendarPanel } from '../calendar/calendar.tsx'
import control from '../fields/control.module.css'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { useTyped, type Writing } from '../fields/typed-input.tsx'
import styles from './picker.module.css'

interface PickerProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The inputs. */
  children: ReactNode
  /** The name of the button, and of the dialog that it opens. */
  panelLabel: string
  /** What the button shows; its words are `panelLabel`. */
  icon: ReactNode
  /** What the button opens, given where it belongs; `panel.onClose` leads back to the input. */
  panel: (panel: CalendarPanel) => ReactNode
  /** Nothing can be chosen now: there is no button. */
  isFixed: boolean
}

/** What one types, and a button to choose it from a calendar. The arrow down opens it too. */
export function Picker({ children, panelLabel, icon, panel, isFixed, className, ...rest }: PickerProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const onClose = () => {
    setOpen(false)
    box.current?.querySelector('input')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isFixed) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the inputs inside are the controls; this only listens. */}
      <div
        {...rest}
        ref={box}
        id={`${id}-control`}
        className={clsx(control.control, styles.picker, className)}
        onKeyDown={onKeyDown}
      >
        {children}
        {!isFixed && (
          <IconButton
            id={`${id}-trigger`}
            size="small"
            label={panelLabel}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onPointerEnter={LazyCalendar.read}
            onClick={() => (isOpen ? onClose() : setOpen(true))}
          >
            {icon}
          </IconButton>
        )}
      </div>
      {isOpen && panel({ id, label: panelLabel, onClose })}
    </>
  )
}

/** Chakra's calendar comes when somebody reaches for it: an input that nobody opens does without. */
export const LazyCalendar = lazyOf(() => import('../calendar/calendar.tsx'), 'Calendar')

/** What an input is given of a value that is typed as one likes; leaving it writes the value properly. */
export function useDateText(
  { value, onChange, onBlur }: ValueProps<string> & Pick<ControlProps, 'onBlur'>,
  parse: (text: string) => string | undefined,
  write: Writing<string>['write'] = (known) => String(known ?? ''),
) {
  const { text, type, settle } = useTyped<string>(value, onChange, {
    read: (typed) => parse(typed) ?? (typed.trim() || null),
    write,
  })
  return {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 30,
    value: text,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    onBlur: () => {
      settle()
      onBlur?.()
    },
  } as const
}
