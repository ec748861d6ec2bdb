export { LimitField, LimitInput, type LimitInputProps, type LimitOptions } from './limit-input.tsx'
export { NumberRangeInput, type NumberRangeInputProps } from './number-range-input.tsx'
export {
  CountField,
  DurationField,
  EnergyField,
  MoneyField,
  PercentField,
  PowerField,
  PriceField,
} from './unit-fields.tsx'
