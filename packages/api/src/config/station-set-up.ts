import { z } from 'zod'
import { service } from '../contract.ts'
import { Id } from '../wire.ts'
import { pictureGone, StationRow } from './station.ts'
import { StationConfigDraft } from './station-config.ts'
import { openingFailures } from './station-opening.ts'

/** So many piles of a type, numbered behind the code of their station. */
export const NewPiles = z.object({
  pileTypeId: Id,
  count: z.int('int').min(1, 'nonzeroNumber').max(50),
})

/** A station with its piles. */
export const StationSetUp = StationConfigDraft.extend({ piles: z.array(NewPiles).max(20).default([]) })

const at = service('config-service/station')

export const stationSetUp = {
  /**
   * Makes a station and its piles in one transaction: all of it is there, or nothing. Piles ask for `pileList:add`, an
   * open station for `stationList:enable`.
   */
  setUp: at('setUp', 'stationList:add')
    .takes(StationSetUp)
    .gives(StationRow)
    .fails('record.duplicate', openingFailures, pictureGone),
}

export type StationSetUp = z.input<typeof StationSetUp>
export type NewPiles = z.input<typeof NewPiles>

/** The most characters of a pile's number are 33; the last four count. */
const CODE_PART = 29

/** The number of a station's nth pile: the station's code without hyphens, and four digits. */
export function pileCodeOf(stationCode: string, nth: number): string {
  return stationCode.replaceAll('-', '').slice(0, CODE_PART) + String(nth).padStart(4, '0')
}
