import { vehicleType } from '@ampdeck/api/enumerations/member'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'

const CREATED = parseTimestamp('2024-01-08')
const { privateCar, taxi, rideHailing, bus, logisticsVan, heavyTruck, officialCar } = vehicleType.code
const { other } = vehicleType.code

/** Invented makes; which cars are of a model follows from the kind of the car. */
const models = [
  { brand: '星驰', model: 'X1', kWh: 61.4, maxKw: 120, types: [privateCar, officialCar] },
  { brand: '星驰', model: 'X5', kWh: 87.5, maxKw: 180, types: [privateCar] },
  { brand: '云途', model: 'E3', kWh: 52.0, maxKw: 90, types: [privateCar, other] },
  { brand: '云途', model: 'E7', kWh: 98.0, maxKw: 250, types: [privateCar, officialCar] },
  { brand: '远景', model: '畅行', kWh: 57.0, maxKw: 100, types: [taxi, rideHailing] },
  { brand: '远景', model: '畅行 Plus', kWh: 63.2, maxKw: 120, types: [rideHailing] },
  { brand: '新途', model: 'B10', kWh: 242.3, maxKw: 180, types: [bus] },
  { brand: '新途', model: 'B12', kWh: 350.0, maxKw: 240, types: [bus] },
  { brand: '捷运', model: 'V30', kWh: 77.3, maxKw: 90, types: [logisticsVan] },
  { brand: '捷运', model: 'V50', kWh: 100.5, maxKw: 120, types: [logisticsVan] },
  { brand: '重力', model: 'T8', kWh: 282.0, maxKw: 360, types: [heavyTruck] },
  { brand: '重力', model: 'T9', kWh: 423.0, maxKw: 480, types: [heavyTruck] },
] as const

/** The model of a seller's `n`th car of this kind. */
export function modelOf(sellerId: number, type: number, n: number) {
  const fitting = models.filter(({ types }) => types.some((of) => of === type))
  const found = fitting[n % fitting.length] ?? models[0]
  return {
    modelId: demoId(sellerId, 'vehicleModel', models.indexOf(found) + 1),
    brand: found.brand,
    model: found.model,
    batteryWh: Math.round(found.kWh * 1_000),
  }
}

export const part: DemoPart = {
  name: 'vehicleModels',
  after: ['sellers'],
  async prepare(_world, { copy }) {
    await copy(
      'vehicleModel',
      demoSellers.flatMap((sellerId) =>
        models.map(({ brand, model, kWh, maxKw }, index) => ({
          ...standard(sellerId, 'vehicleModel', index + 1, CREATED),
          brand,
          model,
          batteryWh: Math.round(kWh * 1_000),
          maxW: maxKw * 1_000,
        })),
      ),
    )
  },
}
