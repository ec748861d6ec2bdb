import { useId, useRef, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { bound } from '../fields/bound.tsx'
import { CheckboxOption } from '../fields/checkbox.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import styles from './unit-fields.module.css'
import { UnitInput, type UnitKind, type UnitOptions } from './unit-fields.tsx'

export interface LimitOptions extends UnitOptions {
  /** What the number means on the wire, and its unit for people: `yuan` is fen, `energy` Wh, `power` W. */
  kind: UnitKind
  /** What the limit counts for, behind it: "per day", "per order". Nothing by default. */
  per?: string | undefined
}

export interface LimitInputProps extends ControlProps, ValueProps<number>, LimitOptions {}

/**
 * A limit, or none: `null` on the wire is "no limit". What was typed comes back when the box is cleared again; a number
 * that is emptied ticks the box, so that what is shown is what is sent.
 */
export function LimitInput({
  value,
  onChange,
  per,
  id,
  className,
  disabled,
  readOnly,
  onBlur,
  ...rest
}: LimitInputProps) {
  const say = useSay()
  const root = useRef<HTMLDivElement>(null)
  const perId = useId()
  const described = [per && perId, rest['aria-describedby']].filter(Boolean).join(' ')
  // Nothing yet, where something is required, is not a choice of no limit.
  const isNone = value === null || (value === undefined && !rest['aria-required'])
  // While somebody types, an empty input is on its way to a number.
  const [isTyping, setTyping] = useState(false)
  const [kept, setKept] = useState<number | null>(value ?? null)
  const isOpen = isNone && !isTyping

  // The input can take the focus only once it is no longer disabled.
  const focusNumber = () => requestAnimationFrame(() => root.current?.querySelector('input')?.focus())

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that both controls were left.
    <div
      ref={root}
      className={styles.limit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setTyping(false)
      }}
    >
      <UnitInput
        {...rest}
        aria-describedby={described || undefined}
        id={id}
        className={className}
        readOnly={readOnly}
        disabled={disabled || isOpen}
        value={value}
        onChange={(next) => {
          setKept(next)
          setTyping(true)
          onChange(next)
        }}
        onBlur={onBlur}
      />
      {per && (
        <span id={perId} className={styles.per}>
          {per}
        </span>
      )}
      <span>
        <CheckboxOption
          disabled={disabled || readOnly}
          checked={isOpen}
          onChange={(event) => {
            setTyping(!event.target.checked)
            onChange(event.target.checked ? null : kept)
            if (!event.target.checked && kept === null) focusNumber()
          }}
        >
          {say(['No limit', '不限'])}
        </CheckboxOption>
      </span>
    </div>
  )
}

/** A limit of the wire that may be absent, such as `perDayTimes` or `perOrderFen`. */
export const LimitField = bound<number, LimitOptions>(LimitInput)
