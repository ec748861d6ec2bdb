import { orderReport } from './order-report.ts'

/** The charging orders as a file (screens.md S059). */
export const report = orderReport('chargeOrder', ['Charging orders', '充电订单'])
