import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { dateTexts } from '../calendar/date.texts.ts'
import control from '../fields/control.module.css'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { useDateText } from './picker.tsx'
import { parseTime, stepTime } from './times.ts'

export interface TimeOptions {
  /** The minutes by which the arrow keys move; 15 by default, as in tariffs and plans. */
  step?: number | undefined
  /** `24:00`, the end of the day, can be typed; not by default. */
  hasEnd?: boolean | undefined
}

export interface TimeInputProps extends ControlProps, ValueProps<string>, TimeOptions {}

/** A time of day, `HH:mm` in UTC+8. Typed as one likes, "930" too; the arrow keys move it. */
export function TimeInput({
  value,
  onChange,
  step = 15,
  hasEnd = false,
  className,
  onBlur,
  ...rest
}: TimeInputProps) {
  const say = useSay()
  const input = useDateText({ value, onChange, onBlur }, (typed) => parseTime(typed, hasEnd))

  const onKeyDown = (event: KeyboardEvent) => {
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (sign === 0 || rest.readOnly) return
    event.preventDefault()
    onChange(stepTime(parseTime(input.value, hasEnd) ?? '00:00', sign * step))
  }

  return (
    <div className={clsx(control.control, className)}>
      <input {...rest} {...input} maxLength={10} placeholder={say(dateTexts.time)} onKeyDown={onKeyDown} />
    </div>
  )
}
