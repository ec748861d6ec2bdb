import { pile } from '@ampdeck/api/config/pile'
import { fitsLayout, MAX_GUNS } from '@ampdeck/api/config/pile-layout'
import { pileGunLayout, pileStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { iccid, pileNo } from '@ampdeck/validation/patterns'
import { enOrNum, nonzeroNumber, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { optional, type RowOf, required } from '../../report/import/import-columns.ts'
import { importTemplateOf, RowFault, type SaveContext } from '../../report/import/import-template.ts'
import {
  day,
  isFuture,
  named,
  namesOf,
  thousands,
  typedNumber,
  yesNo,
} from '../../report/import/import-values.ts'
import { stationCodeColumn, stationOfRow } from '../station/station-of-row.ts'
import { insertGun, usualGunsOf } from './pile-guns.ts'

const words = texts({
  noType: ['no such pile type', '电桩类型不存在'],
  taken: ['this already exists', '该内容已存在'],
  layout: ['does not fit the layout', '与枪布局不符'],
  parking: ['must be one for each gun', '数量须与枪数一致'],
  future: ['cannot be in the future', '不能晚于今天'],
})

const columns = {
  stationCode: stationCodeColumn,
  code: required(
    ['pile number', '电桩编号'],
    [
      'at most 33 letters, digits or underscores; not used yet',
      '最多 33 位字母、数字或下划线，不可与已有电桩编号重复',
    ],
    '44030000010001',
    pileNo,
  ),
  name: required(
    ['pile name', '电桩名称'],
    ['at most 30 characters, no special ones', '最多 30 个字符，不含特殊字符'],
    '1号快充桩',
    normal.max(30),
  ),
  pileType: required(
    ['pile type', '电桩类型'],
    ['name of a pile type', '已有的电桩类型名称'],
    'DC120-2',
    normal.max(50),
  ),
  layout: required(
    ['layout', '枪布局'],
    [pileGunLayout.codes.join(', '), pileGunLayout.codes.join('、')],
    'TWO_GUN',
    named(pileGunLayout),
  ),
  gunCount: required(
    ['gun count', '枪数'],
    ['1, 2, 4, or more than 4 as the layout says', '按布局为 1、2、4 或大于 4'],
    '2',
    typedNumber(nonzeroNumber).transform(Number).pipe(z.int().max(MAX_GUNS)),
  ),
  protocol: required(['protocol', '通信协议'], namesOf(protocol), 'OCPP 1.6J', named(protocol)),
  simIccid: optional(['SIM ICCID', 'SIM 卡号'], ['20 digits', '20 位数字'], '89860000000000000001', iccid),
  serialNo: optional(
    ['serial no', '序列号'],
    ['letters, digits or underscores', '字母、数字或下划线'],
    'SN2026A0001',
    enOrNum.max(50),
  ),
  ratedW: required(
    ['rated kW', '额定功率（kW）'],
    ['above 0, at most one decimal', '大于 0，最多一位小数'],
    '120.0',
    thousands,
  ),
  parkingNos: optional(
    ['parking numbers', '车位号'],
    ['separated by commas, one for each gun', '用逗号分隔，每把枪一个'],
    'A01,A02',
    normal.max(500).transform((text) => text.split(/[,，、]/).map((one) => one.trim())),
  ),
  vinPass: optional(['VIN pass', 'VIN 即插即充'], ['yes or no', '是或否'], 'yes', yesNo),
  commissionDate: optional(
    ['commissioning date', '投运日期'],
    ['YYYY-MM-DD, not in the future', 'YYYY-MM-DD，不晚于今天'],
    '2026-03-01',
    day,
  ),
}

type PileRow = RowOf<typeof columns>

/** Import template 1: a pile and its guns. */
export const template = importTemplateOf<typeof columns>({
  code: importTemplate.code.pile,
  permission: 'pileList:import',
  path: pile.import.path,
  columns,
  unique: ({ code }) => [{ column: 'code', value: code }],
  check: ({ layout, gunCount, parkingNos, commissionDate }, now) => [
    ...(fitsLayout(layout, gunCount) ? [] : [{ column: 'gunCount' as const, message: words.layout }]),
    ...(parkingNos && (parkingNos.length !== gunCount || parkingNos.includes(''))
      ? [{ column: 'parkingNos' as const, message: words.parking }]
      : []),
    ...(commissionDate && isFuture(commissionDate, now)
      ? [{ column: 'commissionDate' as const, message: words.future }]
      : []),
  ],
  save,
})

async function save(row: PileRow, context: SaveContext): Promise<void> {
  const { rows } = context
  const station = await stationOfRow(row, context)
  const type = await rows
    .from('pileType')
    .select(['id', 'currentType'])
    .where(({ or, eb }) => or([eb('name', '=', row.pileType), eb('nameEn', '=', row.pileType)]))
    .executeTakeFirst()
  if (!type) throw new RowFault('pileType', words.noType)
  // Codes are unique over all sellers: chargers connect by them.
  const taken = await rows.db
    .selectFrom('pile')
    .select('id')
    .where('code', '=', row.code)
    .where('deleted', '=', 0)
    .executeTakeFirst()
  if (taken) throw new RowFault('code', words.taken)

  const pileId = await rows.insert('pile', {
    stationId: station.id,
    code: row.code,
    serialNo: row.serialNo,
    name: row.name,
    pileTypeId: type.id,
    layout: row.layout,
    protocol: row.protocol,
    simIccid: row.simIccid,
    ip: null,
    firmware: '{}',
    status: row.commissionDate ? pileStatus.code.offline : pileStatus.code.notCommissioned,
    commissionDate: row.commissionDate,
    warrantyEnd: null,
    vinPass: row.vinPass ? 1 : 0,
    lastHeartbeat: null,
  })
  const guns = usualGunsOf({ currentType: type.currentType, ratedW: row.ratedW }, row.gunCount)
  for (const gun of guns) {
    const parkingNo = row.parkingNos?.[gun.letter] ?? null
    await insertGun(rows, { id: pileId, stationId: station.id }, { ...gun, parkingNo })
  }
}
