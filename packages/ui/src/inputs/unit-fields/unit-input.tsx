import { useSay } from '../../foundation/language/use-say.ts'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { NumberInput } from '../fields/number-input.tsx'
import { type UnitKind, units, unitTexts } from './units.ts'

export interface UnitOptions {
  /** The most integer digits, where the rule of the field is narrower: 6 or 9 for amounts. */
  digits?: number | undefined
  /** The most decimals, where fewer than the unit has. */
  decimals?: number | undefined
  /** A unit in words of the field's own, such as "guns". */
  unit?: string | undefined
  placeholder?: string | undefined
}

export interface UnitInputProps extends ControlProps, ValueProps<number>, UnitOptions {
  kind: UnitKind
}

/** A number in units of the wire, with the unit that people use inside the control. */
export function UnitInput({ kind, digits, decimals, unit, onChange, ...rest }: UnitInputProps) {
  const say = useSay()
  const { scale, digits: most } = units[kind]

  return (
    <NumberInput
      {...rest}
      scale={scale}
      unit={unit ?? say(unitTexts[kind])}
      digits={most && { whole: digits ?? most.whole, decimals: decimals ?? most.decimals }}
      // What is no number goes on as the text that it is, for the schema to refuse.
      onChange={(next) => onChange(next as number | null)}
    />
  )
}
