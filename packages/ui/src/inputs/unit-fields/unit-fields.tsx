import { bound } from '../fields/bound.tsx'
import { UnitInput, type UnitOptions } from './unit-input.tsx'

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

/** Minutes. */
export const DurationField = bound<number, UnitOptions>((props) => <UnitInput {...props} kind="minutes" />)

/** How often or how many, in whole numbers. */
export const CountField = bound<number, UnitOptions>((props) => <UnitInput {...props} kind="times" />)
