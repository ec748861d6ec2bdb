import { withPoint } from '@ampdeck/validation/plain'
import { useId } from 'react'
import styles from './control.module.css'
import type { ControlProps, ValueProps } from './control-props.ts'
import { TypedInput } from './typed-input.tsx'

export interface NumberOptions {
  /** The unit that people use, inside the control behind the number; read aloud with its description. None by default. */
  unit?: string | undefined
  /** How many units of the wire are one shown: 1000 shows W as kW, 100 fen as yuan. 1 by default. */
  scale?: number | undefined
  /** The most digits before and behind the point; more cannot be typed. As many as one likes by default. */
  digits?: { readonly whole: number; readonly decimals: number } | undefined
  /** Stands in the empty input, such as an example. None by default. */
  placeholder?: string | undefined
}

export interface NumberInputProps extends ControlProps, ValueProps<number | string>, NumberOptions {}

/** A number in units of the wire, typed in the unit that people use. Groups, full-width digits and a comma before the decimals may be pasted or typed. */
export function NumberInput({ unit, scale = 1, digits, ...rest }: NumberInputProps) {
  const id = useId()
  const described = [unit && id, rest['aria-describedby']].filter(Boolean).join(' ')

  return (
    <TypedInput<number>
      {...rest}
      aria-describedby={described || undefined}
      inputMode="decimal"
      read={(text) => (text.trim() === '' ? null : scaledNumber(withPoint(text), scale))}
      write={(number) => unscaledText(number, scale)}
      onType={(text) => (fits(text, digits) ? text : undefined)}
      end={
        unit && (
          <span id={id} className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )
      }
    />
  )
}

/** Whether a text keeps to the digits allowed; what is no number is left to the schema. */
function fits(text: string, digits: NumberOptions['digits']): boolean {
  const [, whole = '', decimals = ''] = /^-?(\d*)(?:\.(\d*))?$/.exec(withPoint(text)) ?? []
  return !digits || (whole.length <= digits.whole && decimals.length <= digits.decimals)
}

/**
 * The number that a text means, in units of the wire: with scale 1000, "57.34" (kW) is 57340 (W). The empty text
 * is nothing; what is no number stays the text that it is, for the schema to refuse.
 */
export function scaledNumber(text: string, scale: number): number | string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (!/^-?\d{0,15}(\.\d{0,12})?$/.test(trimmed) || !/\d/.test(trimmed)) return trimmed
  return scale === 1 ? Number(trimmed) : Math.round(Number(trimmed) * scale)
}

/** The text of a number of the wire, without grouping, as one types it. */
export function unscaledText(value: unknown, scale: number): string {
  if (typeof value !== 'number') return value == null ? '' : String(value)
  return String(Number((value / scale).toPrecision(15)))
}
