import { meterKind } from '@ampdeck/api/enumerations/equipment'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { demoStations } from '../station/station.demo.ts'

/** Transformers of current stand before every grid meter. */
const RATIO = 10

/** One grid meter for each station: what the monthly fees are entered for. */
export const part: DemoPart = {
  name: 'meters',
  after: ['stations'],
  async prepare(world, { copy }) {
    await copy(
      'meter',
      demoStations(world).map(({ id, sellerId, code, opened }, index) => ({
        ...standard(sellerId, 'meter', index + 1, opened),
        stationId: id,
        meterNo: `M${code}`,
        kind: meterKind.code.grid,
        ratio: RATIO,
        lastReading: null,
      })),
    )
  },
}
