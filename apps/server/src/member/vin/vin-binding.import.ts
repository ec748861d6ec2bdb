import { vinBinding } from '@ampdeck/api/config/vin-binding'
import { accountType, activeState } from '@ampdeck/api/enumerations/member'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { enOrNum } from '@ampdeck/validation/rules'
import { phone } from '@ampdeck/validation/typed'
import { optional, type RowOf } from '../../report/import/import-columns.ts'
import { importTemplateOf, RowFault, type SaveContext } from '../../report/import/import-template.ts'
import { refuseNameOfCard } from '../identity/card-names.ts'
import { memberOfPhone } from '../member.store.ts'
import { validToColumn, vinColumn } from './vin-columns.ts'

const words = texts({
  noMember: ['no member has this phone', '没有使用该手机号的会员'],
  noFleet: ['no such fleet, or not in your scope', '车队不存在或不在您的数据范围内'],
  onePayer: ['fill in either a phone or a fleet', '手机号与车队编号须填写其中一项'],
  taken: ['this VIN has a binding already', '该车架号已有绑定'],
})

const columns = {
  vin: vinColumn,
  phone: optional(
    ['phone', '手机号'],
    ['of the member who pays; empty where a fleet pays', '付款会员的手机号，车队付款时留空'],
    '13900005678',
    phone,
  ),
  groupNo: optional(
    ['fleet no', '车队编号'],
    ['of the fleet that pays; empty where a member pays', '付款车队的编号，会员付款时留空'],
    'F2026008',
    enOrNum.max(50),
  ),
  validTo: validToColumn,
}

/** Who pays for cars that start by their VIN; the account of the phone number pays first. */
export const template = importTemplateOf<typeof columns>({
  code: importTemplate.code.vinBinding,
  permission: 'vinBinding:import',
  path: vinBinding.import.path,
  columns,
  unique: ({ vin: value }) => [{ column: 'vin', value }],
  check: (row) =>
    (row.phone === null) === (row.groupNo === null) ? [{ column: 'phone', message: words.onePayer }] : [],
  save,
})

async function save(row: RowOf<typeof columns>, { rows }: SaveContext): Promise<void> {
  const known = await rows
    .wholeSeller()
    .from('vinBinding')
    .select('vinBinding.id')
    .where('vin', '=', row.vin)
    .executeTakeFirst()
  if (known) throw new RowFault('vin', words.taken)
  await refuseNameOfCard(rows, 'vin', row.vin)
  await rows.insert('vinBinding', {
    ...(await payerOf(row, rows)),
    vin: row.vin,
    accountType: accountType.code.phoneNumber,
    validTo: row.validTo,
    state: activeState.code.on,
  })
}

async function payerOf({ phone: number, groupNo }: RowOf<typeof columns>, rows: SaveContext['rows']) {
  if (number !== null) {
    const member = await memberOfPhone(rows, number)
    if (!member) throw new RowFault('phone', words.noMember)
    return { memberId: member.id, groupId: null }
  }
  const fleet = await rows
    .from('fleet')
    .select('fleet.id')
    .where('groupNo', '=', groupNo ?? '')
    .executeTakeFirst()
  if (!fleet) throw new RowFault('groupNo', words.noFleet)
  return { memberId: null, groupId: fleet.id }
}
