import { meterFee } from '@ampdeck/api/config/meter-fee'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { enOrNum, normal } from '@ampdeck/validation/rules'
import { optional, type RowOf, required } from '../../report/import/import-columns.ts'
import { importTemplateOf, RowFault, type SaveContext } from '../../report/import/import-template.ts'
import { isFutureMonth, kWh92, month, yuan92 } from '../../report/import/import-values.ts'
import { stationCodeColumn, stationOfRow } from '../station/station-of-row.ts'

const words = texts({
  noMeter: ['no such meter at this station', '该场站下没有此电表'],
  taken: ['the meter has a fee of this month already', '该电表此月的费用已存在'],
  future: ['cannot be in the future', '不能晚于本月'],
  below: ['cannot be below the start reading', '不能小于期初读数'],
  sum: [
    'sharp, peak, flat and valley must add up to (end − start) × ratio, within 1 kWh',
    '尖、峰、平、谷电量之和须等于（期末 − 期初）× 倍率，误差不超过 1 kWh',
  ],
})

/** How far the four periods may be from what the readings say, in Wh. */
const TOLERANCE = 1_000
const QUANTITY = ['at most 9 integer digits and 2 decimals', '整数最多 9 位，小数最多 2 位'] as const

const columns = {
  stationCode: stationCodeColumn,
  meterNo: required(
    ['meter no', '电表编号'],
    ['number of a meter at that station', '该场站下的电表编号'],
    'M440300001',
    enOrNum.max(50),
  ),
  month: required(
    ['month', '月份'],
    ['YYYY-MM, not in the future, once for each meter', 'YYYY-MM，不晚于本月，每个电表每月一次'],
    '2026-05',
    month,
  ),
  startReading: required(['start reading', '期初读数'], QUANTITY, '10234.50', kWh92),
  endReading: required(
    ['end reading', '期末读数'],
    ['not below the start reading', '不小于期初读数'],
    '12456.80',
    kWh92,
  ),
  sharpWh: required(['sharp kWh', '尖电量（kWh）'], QUANTITY, '2100.00', kWh92),
  peakWh: required(['peak kWh', '峰电量（kWh）'], QUANTITY, '5400.00', kWh92),
  flatWh: required(['flat kWh', '平电量（kWh）'], QUANTITY, '8200.00', kWh92),
  valleyWh: required(
    ['valley kWh', '谷电量（kWh）'],
    [
      'the four together: (end − start) × ratio of the meter, within 1 kWh',
      '四项之和 =（期末 − 期初）× 电表倍率，误差不超过 1 kWh',
    ],
    '6523.00',
    kWh92,
  ),
  feeFen: required(['fee yuan', '电费（元）'], QUANTITY, '15872.36', yuan92),
  remark: optional(
    ['remark', '备注'],
    ['at most 50 characters, no special ones', '最多 50 个字符，不含特殊字符'],
    'sample',
    normal.max(50),
  ),
}

type FeeRow = RowOf<typeof columns>

/** Import template 4: what a meter cost in a month. */
export const template = importTemplateOf<typeof columns>({
  code: importTemplate.code.meterFee,
  permission: 'meterManage:import',
  path: meterFee.import.path,
  columns,
  unique: ({ meterNo, month }) => [{ column: 'month', value: `${meterNo} ${month}` }],
  check: ({ month, startReading, endReading }, now) => [
    ...(isFutureMonth(month, now) ? [{ column: 'month' as const, message: words.future }] : []),
    ...(endReading < startReading ? [{ column: 'endReading' as const, message: words.below }] : []),
  ],
  save,
})

async function save(row: FeeRow, context: SaveContext): Promise<void> {
  const { rows } = context
  const station = await stationOfRow(row, context)
  const meter = await rows
    .from('meter')
    .select(['id', 'ratio'])
    .where('meterNo', '=', row.meterNo)
    .where('stationId', '=', station.id)
    .executeTakeFirst()
  if (!meter) throw new RowFault('meterNo', words.noMeter)
  const sum = row.sharpWh + row.peakWh + row.flatWh + row.valleyWh
  if (Math.abs(sum - (row.endReading - row.startReading) * meter.ratio) > TOLERANCE)
    throw new RowFault('valleyWh', words.sum)
  const taken = await rows
    .from('meterFee')
    .select('id')
    .where('meterId', '=', meter.id)
    .where('month', '=', row.month)
    .executeTakeFirst()
  if (taken) throw new RowFault('month', words.taken)

  const { stationCode: _, meterNo: __, ...fee } = row
  await rows.insert('meterFee', { ...fee, stationId: station.id, meterId: meter.id })
  await rows.update('meter', { id: meter.id }, { lastReading: row.endReading })
}
