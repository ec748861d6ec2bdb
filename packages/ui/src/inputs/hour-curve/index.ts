export { HourCurveField, HourCurveInput, type HourCurveInputProps } from './hour-curve.tsx'
