import type { ServicePrice } from './fees.ts'

/** Numbers of a service price by their names, as a cost model's version keeps them. */
export type ServiceParam = Readonly<Record<string, number>>

/** The service price of a version: 1 by period, 2 one price, 3 per started time unit, 4 per charge. */
export function servicePriceOf(mode: number, param: ServiceParam): ServicePrice {
  const { price4 = 0, unitMinutes = 1, unitFen = 0, fen = 0 } = param
  if (mode === 2) return { mode, price4 }
  if (mode === 3) return { mode, unitMinutes, unitFen }
  return mode === 4 ? { mode, fen } : { mode: 1 }
}
