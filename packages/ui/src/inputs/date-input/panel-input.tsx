import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { DropPanel } from '../../overlays/drop-panel/drop-panel.tsx'
import control from '../fields/control.module.css'
import type { ControlProps } from '../fields/control-props.ts'
import styles from './panel-input.module.css'

interface PanelInputProps extends ControlProps {
  text: string
  onType: (text: string) => void
  /** The input is left: its text is written properly. */
  onSettle: () => void
  placeholder: string
  /** The name of the button and of the panel that it opens. */
  panelLabel: string
  icon: ReactNode
  panel: (close: () => void) => ReactNode
  maxLength?: number
}

/** A text that one types, and a panel to choose it from. The arrow down opens the panel as the button does. */
export function PanelInput({
  text,
  onType,
  onSettle,
  placeholder,
  panelLabel,
  icon,
  panel,
  maxLength = 30,
  className,
  onBlur,
  ...rest
}: PanelInputProps) {
  const panelId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isFixed = Boolean(rest.disabled || rest.readOnly)

  const close = () => {
    setOpen(false)
    anchor.current?.querySelector('input')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isFixed) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div ref={anchor} className={clsx(control.control, styles.input, className)}>
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          onSettle()
          onBlur?.()
        }}
      />
      {!isFixed && (
        <IconButton
          size="small"
          className={styles.open}
          label={panelLabel}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {icon}
        </IconButton>
      )}
      {isOpen && (
        <DropPanel
          id={panelId}
          role="dialog"
          aria-label={panelLabel}
          anchor={anchor}
          onClose={() => (anchor.current?.contains(document.activeElement) ? close() : setOpen(false))}
        >
          <div className={styles.panel}>{panel(close)}</div>
        </DropPanel>
      )}
    </div>
  )
}
