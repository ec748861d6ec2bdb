import { vinPass } from '@ampdeck/api/config/vin-pass'
import { activeState, vinStartMode } from '@ampdeck/api/enumerations/member'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { z } from 'zod'
import { optional, type RowOf, required } from '../../report/import/import-columns.ts'
import { importTemplateOf, RowFault, type SaveContext } from '../../report/import/import-template.ts'
import { named, yuan62 } from '../../report/import/import-values.ts'
import { validToColumn, vinColumn } from './vin-columns.ts'

const words = texts({
  noStation: ['no such station, or not in your scope', '场站不存在或不在您的数据范围内'],
  taken: ['this VIN has a pass already', '该车架号已有授权'],
})

const columns = {
  vin: vinColumn,
  stations: optional(
    ['station codes', '场站编号'],
    ['separated by commas; empty for all stations', '以逗号分隔，留空表示全部场站'],
    '',
    z.string().max(500),
  ),
  startMode: required(
    ['start mode', '启动方式'],
    ['automatic, or confirmed in the app', '自动启动，或 App 确认启动'],
    'automatic',
    named(vinStartMode),
  ),
  maxFenPerOrder: optional(
    ['cap yuan', '单次限额（元）'],
    ['at most 6 integer digits and 2 decimals', '整数最多 6 位，小数最多 2 位'],
    '200.00',
    yuan62,
  ),
  validTo: validToColumn,
}

/** Which cars start by their VIN. */
export const template = importTemplateOf<typeof columns>({
  code: importTemplate.code.vinPass,
  permission: 'vinPass:import',
  path: vinPass.import.path,
  columns,
  unique: ({ vin: value }) => [{ column: 'vin', value }],
  save,
})

async function save({ stations, ...row }: RowOf<typeof columns>, { rows }: SaveContext): Promise<void> {
  const known = await rows
    .wholeSeller()
    .from('vinPass')
    .select('vinPass.id')
    .where('vin', '=', row.vin)
    .executeTakeFirst()
  if (known) throw new RowFault('vin', words.taken)
  const codes = (stations ?? '')
    .split(/[,，\s]+/)
    .map((code) => code.trim())
    .filter(Boolean)
  const found = await rows
    .from('station')
    .select('station.id')
    .where('code', 'in', ['', ...codes])
    .execute()
  if (found.length < new Set(codes).size) throw new RowFault('stations', words.noStation)
  await rows.insert('vinPass', {
    ...row,
    stationIds: found.map(({ id }) => id),
    state: activeState.code.on,
    lastUse: null,
  })
}
