import { texts } from '@ampdeck/api/texts'
import { stationCode } from '@ampdeck/validation/patterns'
import { required } from '../../report/import/import-columns.ts'
import { RowFault, type SaveContext } from '../../report/import/import-template.ts'

/*
 * The station of a row, for templates whose rows belong to one.
 */

const words = texts({
  noStation: ['no such station, or not in your scope', '场站不存在或不在您的数据范围内'],
})

export const stationCodeColumn = required(
  ['station code', '场站编码'],
  ['code of a station in your scope', '您数据范围内的场站编码'],
  'SZ0001',
  stationCode,
)

/** The station that a row names in the column `stationCode`. */
export async function stationOfRow({ stationCode }: { stationCode: string }, { rows }: SaveContext) {
  const station = await rows.from('station').select('id').where('code', '=', stationCode).executeTakeFirst()
  if (!station) throw new RowFault('stationCode', words.noStation)
  return station
}
