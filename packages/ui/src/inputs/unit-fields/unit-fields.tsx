import { texts } from '@ampdeck/api/texts'
import { useSay } from '../../foundation/language/use-say.ts'
import { bound } from '../fields/bound.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { NumberInput, type NumberOptions } from '../fields/number-input.tsx'

const unitTexts = texts({
  yuan: ['yuan', '元'],
  energy: ['kWh', 'kWh'],
  power: ['kW', 'kW'],
  percent: ['%', '%'],
  price: ['yuan/kWh', '元/kWh'],
  minutes: ['min', '分钟'],
  times: ['times', '次'],
})

/** What a number means on the wire, and how many digits the rule of its kind lets one type. */
export type UnitKind = keyof typeof unitTexts

type Unit = Pick<NumberOptions, 'scale' | 'digits'>

export const units: Readonly<Record<UnitKind, Unit>> = {
  /** Fen; at most 9 integer digits and 2 decimals. */
  yuan: { scale: 100, digits: { whole: 9, decimals: 2 } },
  /** Wh. */
  energy: { scale: 1_000, digits: { whole: 9, decimals: 3 } },
  /** W. */
  power: { scale: 1_000, digits: { whole: 6, decimals: 3 } },
  /** Basis points; two decimals, 0-100 or 0-200. */
  percent: { scale: 100, digits: { whole: 3, decimals: 2 } },
  /** 1/10000 yuan per kWh. */
  price: { scale: 10_000, digits: { whole: 3, decimals: 4 } },
  minutes: { scale: 1, digits: { whole: 6, decimals: 0 } },
  times: { scale: 1, digits: { whole: 6, decimals: 0 } },
}

export interface UnitOptions {
  /** The most digits before the point, where the rule is narrower than the unit's: 9 for amounts. */
  digits?: number | undefined
  /** The most decimals; by default those of the unit, 2 for amounts. */
  decimals?: number | undefined
  /** A unit in words of the field's own, such as "guns", instead of the usual one. */
  unit?: string | undefined
  /** Stands in the empty input, such as an example. None by default. */
  placeholder?: string | undefined
}

export interface UnitInputProps extends ControlProps, ValueProps<number>, UnitOptions {
  /** What the number means on the wire, and its unit for people: `yuan` is fen, `energy` Wh, `power` W. */
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

/** Fen on the wire, yuan shown; `digits` is 6 or 9. */
export const MoneyField = bound<number, UnitOptions>((props) => <UnitInput {...props} kind="yuan" />)

/** Wh on the wire, kWh shown. */
export const EnergyField = bound<number, UnitOptions>((props) => <UnitInput {...props} kind="energy" />)

/** W on the wire, kW shown. */
export const PowerField = bound<number, UnitOptions>((props) => <UnitInput {...props} kind="power" />)

/** Basis points on the wire, per cent shown; whether up to 100 or 200 is the schema's to say. */
export const PercentField = bound<number, UnitOptions>((props) => <UnitInput {...props} kind="percent" />)

/** 1/10000 yuan per kWh on the wire, yuan per kWh shown with four decimals. */
export const PriceField = bound<number, UnitOptions>((props) => <UnitInput {...props} kind="price" />)

/** Whole minutes, on the wire and shown. */
export const DurationField = bound<number, UnitOptions>((props) => <UnitInput {...props} kind="minutes" />)

/** How often, in whole numbers; `unit` where it is not “times”. */
export const CountField = bound<number, UnitOptions>((props) => <UnitInput {...props} kind="times" />)
