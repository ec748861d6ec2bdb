export {
  type ChargeEvent,
  type ChargePoint,
  PowerSocCurve,
  type PowerSocCurveProps,
} from './power-soc-curve.tsx'
