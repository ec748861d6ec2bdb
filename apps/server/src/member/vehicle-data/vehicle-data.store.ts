import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'

/** The last charge of a VIN that the caller may see, with what meter and car told of each minute. */
export async function lastByVin(rows: Rows, vin: string) {
  const charge = await rows
    .from('chargeOrder')
    .innerJoin('station', sameSeller('station.id', 'chargeOrder.stationId'))
    .leftJoin('vehicle', (join) =>
      sameSeller('vehicle.vin', 'chargeOrder.vin')(join).on('vehicle.deleted', '=', 0),
    )
    .select([
      'chargeOrder.id as orderId',
      'chargeOrder.sellerId',
      'chargeOrder.orderNo',
      'chargeOrder.startTime',
    ])
    .select(['chargeOrder.endTime', 'chargeOrder.energyWh', 'chargeOrder.startSoc', 'chargeOrder.endSoc'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'vehicle.id as vehicleId'])
    .select(sql<string | null>`coalesce(vehicle.plate, charge_order.plate)`.as('plate'))
    .select(sql<string | null>`nullif(concat_ws(' ', vehicle.brand, vehicle.model), '')`.as('modelName'))
    .where('chargeOrder.vin', '=', vin)
    .orderBy('chargeOrder.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!charge) return null
  const { sellerId, ...shown } = charge
  return { ...shown, vin, samples: await samplesOf(rows, sellerId, charge.orderId) }
}

/** Power is named after its unit, which no column can be: names of the database are lower case. */
async function samplesOf(rows: Rows, sellerId: number, orderId: number) {
  const samples = await ofSeller(rows.db, sellerId)
    .from('meterValue')
    .leftJoin('vehicleData as car', (join) =>
      sameSeller('car.orderId', 'meterValue.orderId')(join).onRef('car.minute', '=', 'meterValue.minute'),
    )
    .select(['meterValue.ts', 'meterValue.soc', 'meterValue.w', 'meterValue.v as packV'])
    .select(['meterValue.a as packA', 'meterValue.tempC'])
    .select(['car.cellMaxMv', 'car.cellMinMv', 'car.tempMax', 'car.tempMin', 'car.odoKm'])
    .where('meterValue.orderId', '=', orderId)
    .orderBy('meterValue.minute')
    .limit(2_000)
    .execute()
  return samples.map(({ w, ...sample }) => ({ ...sample, W: w }))
}
