import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useImperativeHandle, useRef, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { bound } from '../fields/bound.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { useRequired } from '../fields/use-required.tsx'
import styles from './hour-curve.module.css'

const HOURS = 24
const MAX = 100
const STEP = 5
const PAGE = 25
const FULL: readonly number[] = Array(HOURS).fill(MAX)

export interface HourCurveInputProps extends ControlProps, ValueProps<readonly number[]> {}

/**
 * Per cent for each hour of a day, a list of 24 numbers from 0 to 100: dragging draws the steps, arrow keys
 * walk the hours and set them.
 */
export function HourCurveInput({
  value,
  onChange,
  disabled,
  readOnly,
  className,
  ref,
  name: _name,
  'aria-invalid': invalid,
  'aria-required': isRequired,
  'aria-describedby': describedBy,
  ...rest
}: HourCurveInputProps) {
  const say = useSay()
  const required = useRequired(isRequired, describedBy)
  const bars = useRef<HTMLDivElement>(null)
  const [head, setHead] = useState(0)
  // The form focuses whatever element it is given: the hour that Tab reaches.
  useImperativeHandle(ref, () => bars.current?.children[head] as HTMLInputElement)
  const [from, setFrom] = useState<number>()
  const curve = value?.length === HOURS ? value : FULL
  const isFixed = disabled || readOnly
  const set = (first: number, last: number, per: number) => {
    const [low, high] = [Math.min(first, last), Math.max(first, last)]
    onChange(curve.map((old, hour) => (hour >= low && hour <= high ? clamped(per) : old)))
  }

  const draw = (event: PointerEvent<HTMLDivElement>, since: number) => {
    const box = event.currentTarget.getBoundingClientRect()
    const hour = Math.floor(((event.clientX - box.left) / box.width) * HOURS)
    const to = Math.max(0, Math.min(HOURS - 1, hour))
    const per = (1 - (event.clientY - box.top) / box.height) * MAX
    const start = since < 0 ? to : since
    set(start, to, Math.round(per / STEP) * STEP)
    setFrom(to)
    setHead(to)
  }

  const press = (event: KeyboardEvent) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const lift = { ArrowUp: STEP, ArrowDown: -STEP, PageUp: PAGE, PageDown: -PAGE, Home: -MAX, End: MAX }[
      event.key
    ]
    if (side === undefined && lift === undefined) return
    event.preventDefault()
    const now = curve[head] ?? MAX
    if (side === undefined) return isFixed ? undefined : set(head, head, now + (lift ?? 0))
    const next = Math.max(0, Math.min(HOURS - 1, head + side))
    // With Shift the step is drawn on to the neighbour.
    if (event.shiftKey && !isFixed) set(next, next, now)
    setHead(next)
    bars.current?.querySelectorAll<HTMLElement>('[role="slider"]')[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around the bars.
    <div
      {...rest}
      role="group"
      aria-describedby={required.describedBy}
      className={clsx(styles.root, className)}
      data-invalid={invalid || undefined}
    >
      {required.word}
      <div className={styles.scale} aria-hidden="true">
        <span>100 %</span>
        <span>50</span>
        <span>0</span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it draws over its sliders, which take the keys. */}
      <div
        ref={bars}
        className={styles.bars}
        data-fixed={isFixed || undefined}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (isFixed || event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          draw(event, -1)
        }}
        onPointerMove={(event) => from !== undefined && draw(event, from)}
        onPointerUp={() => setFrom(undefined)}
        onPointerCancel={() => setFrom(undefined)}
      >
        {curve.map((per, hour) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its index.
            key={hour}
            role="slider"
            aria-label={say(['{hour}:00', '{hour}:00'], { hour: String(hour).padStart(2, '0') })}
            aria-valuemin={0}
            aria-valuemax={MAX}
            aria-valuenow={per}
            aria-valuetext={`${per} %`}
            aria-disabled={disabled || undefined}
            aria-readonly={readOnly || undefined}
            tabIndex={hour === head ? 0 : -1}
            className={styles.bar}
            onFocus={() => setHead(hour)}
          >
            <span className={styles.fill} style={{ height: `${per}%` }} />
          </div>
        ))}
      </div>
      <div className={styles.hours} aria-hidden="true">
        {[0, 4, 8, 12, 16, 20, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <output className={styles.reading}>
        {String(head).padStart(2, '0')}:00 – {String(head + 1).padStart(2, '0')}:00 ·{' '}
        <strong>{curve[head]} %</strong>
      </output>
    </div>
  )
}

const clamped = (per: number) => Math.max(0, Math.min(MAX, per))

/** Per cent for each hour of a day, in a form; it takes both columns. */
export const HourCurveField = bound<readonly number[]>(HourCurveInput, { isGroup: true, wide: true })
