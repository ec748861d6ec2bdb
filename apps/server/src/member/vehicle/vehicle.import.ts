import {
  accountType,
  activeState,
  memberStatus,
  memberType,
  vehicleType,
  vinStartMode,
} from '@ampdeck/api/enumerations/member'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { vehicle } from '@ampdeck/api/member/vehicle'
import { texts } from '@ampdeck/api/texts'
import { normal } from '@ampdeck/validation/rules'
import { phone, plate, vin } from '@ampdeck/validation/typed'
import { optional, type RowOf, required } from '../../report/import/import-columns.ts'
import { importTemplateOf, RowFault, type SaveContext } from '../../report/import/import-template.ts'
import { named, namesOf, thousands, yesNo } from '../../report/import/import-values.ts'
import { memberOfPhone } from '../member.store.ts'

const words = texts({
  noMember: ['no personal member has this phone', '没有使用该手机号的个人会员'],
  plateTaken: ['this plate is bound to another member', '该车牌已绑定其他会员'],
  vinTaken: ['another vehicle has this VIN', '该车架号已被其他车辆使用'],
  needsVin: ['needs a VIN', '须填写车架号'],
})

const { automatic: AUTOMATIC } = vinStartMode.code
const { on: ON } = activeState.code

const columns = {
  phone: required(
    ['phone', '手机号'],
    ['mobile number of a personal member', '已注册个人会员的手机号码'],
    '13900005678',
    phone,
  ),
  plate: required(
    ['plate', '车牌号'],
    ['Chinese licence plate, not bound to another member', '中国大陆车牌号，未绑定其他会员'],
    '粤BD67890',
    plate,
  ),
  vin: optional(
    ['VIN', '车架号'],
    ['17 capital letters or digits, of one vehicle only', '17 位大写字母或数字，不可重复'],
    'LTEST000000000001',
    vin,
  ),
  vehicleType: required(
    ['vehicle type', '车辆类型'],
    namesOf(vehicleType),
    'private car',
    named(vehicleType),
  ),
  brand: optional(['brand', '品牌'], ['no special characters', '不含特殊字符'], '示例', normal.max(50)),
  model: optional(['model', '车型'], ['no special characters', '不含特殊字符'], 'X1', normal.max(50)),
  batteryWh: optional(
    ['battery kWh', '电池容量（kWh）'],
    ['above 0, at most one decimal', '大于 0，最多一位小数'],
    '61.4',
    thousands,
  ),
  vinPass: optional(
    ['VIN pass', 'VIN 即插即充'],
    ['yes or no; yes needs a VIN', '是或否，选择是须填写车架号'],
    'yes',
    yesNo,
  ),
}

type VehicleRow = RowOf<typeof columns>

/** Import template 3: which car a personal member drives. */
export const template = importTemplateOf<typeof columns>({
  code: importTemplate.code.vehicle,
  permission: 'vehicleList:import',
  path: vehicle.import.path,
  columns,
  unique: (row) => [
    { column: 'plate', value: row.plate },
    { column: 'vin', value: row.vin },
  ],
  check: (row) => (row.vinPass && row.vin === null ? [{ column: 'vinPass', message: words.needsVin }] : []),
  save,
})

async function save(row: VehicleRow, { rows }: SaveContext): Promise<void> {
  const member = await personalMember(rows, row.phone)
  if (member === undefined) throw new RowFault('phone', words.noMember)
  const found = await rows
    .wholeSeller()
    .from('vehicle')
    .select(['id', 'memberId', 'groupId'])
    .where('plate', '=', row.plate)
    .executeTakeFirst()
  const isOthers = found && (found.groupId !== null || (found.memberId ?? member) !== member)
  if (isOthers || (await drivesAnother(rows, row.plate, member)))
    throw new RowFault('plate', words.plateTaken)
  if (row.vin !== null && (await hasVin(rows, row.vin, found?.id))) throw new RowFault('vin', words.vinTaken)

  const { phone: _, vinPass, ...fields } = row
  const values = { ...fields, memberId: member, state: ON }
  if (found) await rows.update('vehicle', { id: found.id }, values)
  else await rows.insert('vehicle', { ...values, groupId: null })
  if (vinPass && row.vin !== null) await passByVin(rows, row.vin, member)
}

async function personalMember(rows: SaveContext['rows'], phone: string): Promise<number | undefined> {
  const found = await memberOfPhone(rows, phone)
  const isOne =
    found?.type === memberType.code.personal &&
    found.status !== memberStatus.code.cancelled &&
    found.groupId === null
  return isOne ? found.id : undefined
}

/** Members carry the plate of the car with which they registered. */
async function drivesAnother(rows: SaveContext['rows'], plate: string, member: number): Promise<boolean> {
  const other = await rows
    .wholeSeller()
    .from('member')
    .select('id')
    .where('plate', '=', plate)
    .where('id', '<>', member)
    .executeTakeFirst()
  return other !== undefined
}

async function hasVin(rows: SaveContext['rows'], vin: string, own: number | undefined): Promise<boolean> {
  const other = await rows
    .wholeSeller()
    .from('vehicle')
    .select('id')
    .where('vin', '=', vin)
    .where('id', '<>', own ?? 0)
    .executeTakeFirst()
  return other !== undefined
}

/** A start by VIN needs both: where the car may start, and whose account pays (domain.md §3.2). */
async function passByVin(rows: SaveContext['rows'], vin: string, memberId: number): Promise<void> {
  const pass = await rows.from('vinPass').select('id').where('vin', '=', vin).executeTakeFirst()
  if (!pass) {
    await rows.insert('vinPass', {
      vin,
      startMode: AUTOMATIC,
      maxFenPerOrder: null,
      validTo: null,
      state: ON,
      lastUse: null,
    })
  }
  const binding = await rows.from('vinBinding').select('id').where('vin', '=', vin).executeTakeFirst()
  const payer = { memberId, groupId: null, accountType: accountType.code.phoneNumber, state: ON }
  if (binding) await rows.update('vinBinding', { id: binding.id }, payer)
  else await rows.insert('vinBinding', { ...payer, vin, validTo: null })
}
