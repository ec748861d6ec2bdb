export { Figure, type FigureProps } from './figure.tsx'
export {
  Count,
  type CountProps,
  Delta,
  type DeltaProps,
  deltaOf,
  Energy,
  type EnergyProps,
  Money,
  type MoneyProps,
  Percent,
  type PercentProps,
  Power,
  type PowerProps,
  PowerSum,
  type PowerSumProps,
} from './figures.tsx'
