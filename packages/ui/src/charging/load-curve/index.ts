export { LoadCurve, type LoadCurveProps, type LoadDay } from './load-curve.tsx'
