import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { demoStations, hasPv } from '../station/station.demo.ts'
import { readInverters } from './pv-readings.ts'
import { simulatedPv } from './simulated-pv.ts'

const PER_STATION = 5
/** Invented models. */
const models = [
  { model: 'HX-50T', ratedW: 50_000 },
  { model: 'HX-60T', ratedW: 60_000 },
  { model: 'LY-110K', ratedW: 110_000 },
] as const
/** Hours of full power in a day, on average. */
const HOURS_A_DAY = 3.3

/** Five inverters at each station with PV, and what they gave lately. */
export const part: DemoPart = {
  name: 'pvInverters',
  after: ['stations'],
  async prepare(world, { copy }) {
    for (const sellerId of demoSellers)
      await copy(
        'pvInverter',
        demoStations(world)
          .filter((station) => station.sellerId === sellerId && hasPv(station))
          .flatMap(({ id, code, opened }, place) =>
            Array.from({ length: PER_STATION }, (_, index) => {
              const { model, ratedW } = models[place % models.length] ?? models[0]
              const n = place * PER_STATION + index + 1
              const days = Math.max(0, Math.floor((world.anchor - opened) / DAY))
              return {
                ...standard(sellerId, 'pvInverter', n, opened),
                sn: `PV${code}${String(index + 1).padStart(2, '0')}`,
                stationId: id,
                model,
                ratedW,
                totalWh: Math.round(ratedW * days * HOURS_A_DAY),
              }
            }),
          ),
      )
  },
  present: ({ seed, now }, { db }) => readInverters(db, simulatedPv(seed), now),
}
