import { importBill } from '@ampdeck/api/bill/import-bill'
import { gunLetterOf } from '@ampdeck/api/enumerations/equipment'
import { billChannel } from '@ampdeck/api/enumerations/order'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { DAY } from '@ampdeck/api/time'
import { pileNo } from '@ampdeck/validation/patterns'
import { enOrNum, normal } from '@ampdeck/validation/rules'
import { phone, plate, vin } from '@ampdeck/validation/typed'
import { z } from 'zod'
import type { Payer } from '../../charging/record/payer.store.ts'
import { lockGun, type Place } from '../../charging/record/place.store.ts'
import { stationCodeColumn, stationOfRow } from '../../config/station/station-of-row.ts'
import { LONGEST_BILL } from '../../database/longest-charge.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Rows } from '../../database/rows.ts'
import { memberOfPhone } from '../../member/member.store.ts'
import { optional, type RowOf, required } from '../../report/import/import-columns.ts'
import {
  type EndedImport,
  importTemplateOf,
  RowFault,
  type SaveContext,
} from '../../report/import/import-template.ts'
import { kWh92, moment, yuan92 } from '../../report/import/import-values.ts'
import { addForeign, countBatch, isCharged } from './import-bill.service.ts'

const words = texts({
  noPile: ['no such pile at this station', '该场站下没有此电桩'],
  noGun: ['no such gun at this pile', '该电桩没有此充电枪'],
  noMember: ['no member has this phone', '没有使用该手机号的会员'],
  taken: ['this order was imported before', '该平台订单已导入'],
  charged: ['the gun has an order in this time already', '该充电枪在此时段已有订单'],
  order: ['must be after the start, by three days at most', '须晚于开始时间，且不超过三天'],
  future: ['cannot be in the future', '不能晚于当前时间'],
  old: ['cannot be more than two years ago', '不能早于两年前'],
  energy: ['must be above 0', '必须大于 0'],
  discount: ['cannot be more than the fees', '不能大于费用之和'],
})

const TWO_YEARS_MS = 731 * DAY
const AMOUNT = ['at most 9 integer digits and 2 decimals', '整数最多 9 位，小数最多 2 位'] as const
const TIME = ['YYYY-MM-DD HH:mm:ss, UTC+8', 'YYYY-MM-DD HH:mm:ss，北京时间'] as const
const letter = z.string().transform((text, context) => {
  const found = gunLetterOf(text.trim())
  if (found !== undefined) return found
  context.addIssue({ code: 'custom', message: 'choice' })
  return z.NEVER
})

const columns = {
  platform: required(
    ['platform', '来源平台'],
    ['who billed the charge, at most 30 characters', '计费平台名称，最多 30 个字符'],
    'Northwind Charging',
    normal.max(30),
  ),
  platformOrderNo: required(
    ['platform order no', '平台订单号'],
    ['letters, digits or underscores; imported once', '字母、数字或下划线，不可重复导入'],
    'NW202606180001',
    enOrNum.max(50),
  ),
  stationCode: stationCodeColumn,
  pileCode: required(
    ['pile number', '电桩编号'],
    ['a pile of that station', '该场站下的电桩编号'],
    '44030000010001',
    pileNo,
  ),
  gunLetter: required(['gun', '充电枪'], ['its letter, such as A', '枪的字母，如 A'], 'A', letter),
  startTime: required(['start', '开始时间'], TIME, '2026-06-18 09:42:00', moment),
  endTime: required(['end', '结束时间'], TIME, '2026-06-18 10:37:00', moment),
  energyWh: required(['energy kWh', '电量（kWh）'], AMOUNT, '31.92', kWh92),
  eFeeFen: required(['energy fee yuan', '电费（元）'], AMOUNT, '30.86', yuan92),
  sFeeFen: required(['service fee yuan', '服务费（元）'], AMOUNT, '15.40', yuan92),
  discountFen: optional(['discount yuan', '优惠（元）'], AMOUNT, '0', yuan92),
  phone: optional(
    ['phone', '手机号'],
    ['of a member, to whom the order then belongs', '会员手机号，订单将归属该会员'],
    '13900005678',
    phone,
  ),
  plate: optional(['plate', '车牌号'], ['Chinese licence plate', '中国大陆车牌号'], '粤BD67890', plate),
  vin: optional(
    ['VIN', '车架号'],
    ['17 capital letters or digits', '17 位大写字母或数字'],
    'LTEST000000000001',
    vin,
  ),
}

type BillRow = RowOf<typeof columns>

/** Import template 5: what was charged at the own guns and billed by another platform. */
export const template = importTemplateOf<typeof columns>({
  code: importTemplate.code.chargeBill,
  permission: 'importBill:import',
  path: importBill.import.path,
  columns,
  unique: ({ platform, platformOrderNo }) => [
    { column: 'platformOrderNo', value: `${platform} ${platformOrderNo}` },
  ],
  check: (row, now) => [
    ...(row.endTime > row.startTime && row.endTime - row.startTime <= LONGEST_BILL
      ? []
      : [{ column: 'endTime' as const, message: words.order }]),
    ...(row.endTime > now ? [{ column: 'endTime' as const, message: words.future }] : []),
    ...(row.startTime < now - TWO_YEARS_MS ? [{ column: 'startTime' as const, message: words.old }] : []),
    ...(row.energyWh > 0 ? [] : [{ column: 'energyWh' as const, message: words.energy }]),
    ...((row.discountFen ?? 0) > row.eFeeFen + row.sFeeFen
      ? [{ column: 'discountFen' as const, message: words.discount }]
      : []),
  ],
  save,
  ended,
})

async function save(row: BillRow, context: SaveContext): Promise<void> {
  const { rows, now, importId } = context
  const { id: stationId } = await stationOfRow(row, context)
  const place = await placeOf(rows, stationId, row)
  const {
    platform,
    platformOrderNo,
    phone: number,
    stationCode: _,
    pileCode: __,
    gunLetter: ___,
    ...charge
  } = row
  const known = await rows
    .wholeSeller()
    .from('importedOrder')
    .select('orderId')
    .where(({ and }) => and({ platform, platformOrderNo }))
    .executeTakeFirst()
  if (known) throw new RowFault('platformOrderNo', words.taken)
  if (await isCharged(rows.db, place, charge)) throw new RowFault('startTime', words.charged)
  const payer = number === null ? undefined : await memberWith(rows, number)
  const { id: batchId } = await rows
    .from('importBill')
    .select('id')
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow()
  const { id } = await addForeign(
    { db: rows.db, now: () => now, newId: () => rows.newId() },
    { ...charge, discountFen: charge.discountFen ?? 0, batchId, place, payer, platform, platformOrderNo },
  )
  rows.changes.push({ table: 'chargeOrder', id, before: null, after: { platform, platformOrderNo } })
}

async function placeOf(rows: Rows, stationId: number, { pileCode, gunLetter }: BillRow): Promise<Place> {
  const pile = await rows
    .from('pile')
    .select('id')
    .where(({ and }) => and({ stationId, code: pileCode }))
    .executeTakeFirst()
  if (!pile) throw new RowFault('pileCode', words.noPile)
  const gun = await rows
    .from('gun')
    .select('id')
    .where(({ and }) => and({ pileId: pile.id, letter: gunLetter }))
    .executeTakeFirst()
  // Locked, so that two rows of one time cannot pass each other.
  const place = gun && (await lockGun(rows.db, rows.sellerId, gun.id))
  if (!place) throw new RowFault('gunLetter', words.noGun)
  return place
}

/** Whose order it is; no account of his pays for it. */
async function memberWith(rows: Rows, phone: string): Promise<Payer> {
  const member = await memberOfPhone(rows, phone)
  if (!member) throw new RowFault('phone', words.noMember)
  const { id: memberId, groupId, type: memberType } = member
  const none = { accountId: null, level: null, plate: null, vin: null, cardNo: null }
  return { ...none, memberId, groupId, memberType, channel: billChannel.code.other }
}

/** The batch is counted, and the days of its orders are. */
async function ended({ db, now }: Platform, of: EndedImport): Promise<void> {
  const { sellerId, importId, ...counts } = of
  await db.transaction().execute(async (transaction) => {
    const batch = await ofSeller(transaction, sellerId)
      .from('importBill')
      .select('id')
      .where('importId', '=', importId)
      .executeTakeFirst()
    if (!batch) return
    const sums = await countBatch(transaction, sellerId, batch.id)
    await ofSeller(transaction, sellerId)
      .update('importBill')
      .set({ ...counts, ...sums, updateTime: now() })
      .where('id', '=', batch.id)
      .execute()
  })
}
