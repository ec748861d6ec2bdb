import { vin } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { service } from '../contract.ts'
import { Id, Timestamp, Watt, Wh } from '../wire.ts'

/** What is known of a car at a moment of its charge; cells, temperatures and odometer only where the car reports them. */
const Sample = z.object({
  ts: Timestamp,
  soc: z.int().nullable(),
  W: Watt.nullable(),
  packV: z.number().nullable(),
  packA: z.number().nullable(),
  tempC: z.number().nullable(),
  cellMaxMv: z.int().nullable(),
  cellMinMv: z.int().nullable(),
  tempMax: z.int().nullable(),
  tempMin: z.int().nullable(),
  odoKm: z.int().nullable(),
})

const LastCharge = z.object({
  vin: z.string(),
  plate: z.string().nullable(),
  modelName: z.string().nullable(),
  vehicleId: Id.nullable(),
  orderId: Id,
  orderNo: z.string(),
  startTime: Timestamp,
  endTime: Timestamp.nullable(),
  energyWh: Wh,
  startSoc: z.int().nullable(),
  endSoc: z.int().nullable(),
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  /** In the order of time. */
  samples: z.array(Sample),
})

const at = service('datacapture-service/vehicleDataCapture')

export const vehicleData = {
  /** The last charge of a car as its samples; nothing where the car never charged. */
  getLastByVin: at('getLastByVin', 'vehicleData').takes(z.object({ vin })).gives(LastCharge.nullable()),
}

export type LastCharge = z.input<typeof LastCharge>
export type VehicleSample = z.input<typeof Sample>
