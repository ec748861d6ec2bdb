import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { gunStatus, serviceStatus } from '../enumerations/equipment.ts'
import { period } from '../enumerations/order.ts'
import { OrderTurn } from '../operation/monitor-order.ts'
import { Fen, Id, Timestamp, Wh } from '../wire.ts'

/** A counter of today, with yesterday up to the same hour (K27) and today's hours. */
export const Counter = z.object({ today: z.int(), before: z.int(), hours: z.array(z.int()) })

/** The network scene without its map: counters of today and the guns. */
export const NetworkView = z.object({
  at: Timestamp,
  sellerName: z.string(),
  sellerNameEn: z.string(),
  /** K1, in Wh. */
  energyWh: Counter,
  /** K2. */
  orders: Counter,
  /** K4, in fen. */
  incomeFen: Counter,
  guns: z.array(z.object({ status: codeOf(gunStatus), count: z.int() })),
  /** The matrix: one tile per gun, by station. */
  stations: z.array(
    z.object({
      id: Id,
      name: z.string(),
      nameEn: z.string().nullable(),
      serviceStatus: codeOf(serviceStatus),
      guns: z.array(
        z.object({
          id: Id,
          pileCode: z.string(),
          letter: z.int(),
          status: codeOf(gunStatus),
          powerW: z.int(),
        }),
      ),
    }),
  ),
  cities: z.array(z.object({ name: z.string(), nameEn: z.string(), energyWh: Wh })),
  periods: z.array(z.object({ period: codeOf(period), energyWh: Wh, feeFen: Fen })),
  /** Charges that began within the last minute. */
  startedLately: z.int(),
  /** What began and ended lately, the newest first. */
  turns: z.array(OrderTurn),
})

const at = service('statistics-service/operationView')

export const operationView = {
  bigScreen: at('bigScreen', ['bigScreen', 'Home1']).gives(NetworkView).within('normal'),
}

export type NetworkView = z.input<typeof NetworkView>
