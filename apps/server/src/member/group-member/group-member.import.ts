import { activeState, fleetRole } from '@ampdeck/api/enumerations/member'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { groupMember } from '@ampdeck/api/member/group-member'
import { MAX_IDENTIFIERS } from '@ampdeck/api/member/virtual-card'
import { texts } from '@ampdeck/api/texts'
import { comparableIdentifier } from '@ampdeck/validation/identifier'
import { issueText } from '@ampdeck/validation/issue'
import { identifier } from '@ampdeck/validation/patterns'
import { enOrNum, normal, zn } from '@ampdeck/validation/rules'
import { cardNo, phone, plate } from '@ampdeck/validation/typed'
import { optional, type RowOf, required } from '../../report/import/import-columns.ts'
import { importTemplateOf, RowFault, type SaveContext } from '../../report/import/import-template.ts'
import { day, listOf, named, yuan62 } from '../../report/import/import-values.ts'
import { bindCard, bindPlate } from '../vehicle/belongings.service.ts'
import { allocate } from './allocate.service.ts'
import { joinFleet } from './group-member.service.ts'

const words = texts({
  noFleet: ['no such fleet, or not in your scope', '车队不存在或不在您的数据范围内'],
  inFleet: ['this member belongs to a fleet already', '该会员已属于某个车队'],
  notPersonal: ['this phone belongs to a member of another kind', '该手机号属于其他类型的会员'],
  plateTaken: ['this plate is bound to another member', '该车牌已绑定其他会员'],
  cardTaken: ['this card is in use', '该卡号已被占用'],
  noCard: ['fill in the card no too', '请同时填写卡号'],
  balance: ['more than the balance of the fleet', '超过车队余额'],
})

const refusals = { 'member.inFleet': words.inFleet, 'member.otherKind': words.notPersonal }

const columns = {
  groupNo: required(
    ['fleet no', '车队编号'],
    ['number of a fleet in your scope', '您数据范围内的车队编号'],
    'F2026008',
    enOrNum.max(50),
  ),
  team: optional(
    ['team', '班组'],
    ['created if there is none of this name', '不存在时自动创建'],
    '一队',
    normal.max(50),
  ),
  name: required(['name', '姓名'], ['at most 10 Chinese characters', '最多 10 个汉字'], '张伟', zn.max(10)),
  phone: required(['phone', '手机号'], ['mobile number of 11 digits', '11 位手机号码'], '13900001234', phone),
  role: required(['role', '角色'], ['driver or manager', '司机或管理员'], 'driver', named(fleetRole)),
  plate: optional(['plate', '车牌号'], ['Chinese licence plate', '中国大陆车牌号'], '粤BD12345', plate),
  cardNo: optional(
    ['card no', '卡号'],
    ['1 to 18 letters, digits or underscores; not in use', '1 到 18 位字母、数字或下划线，且未被占用'],
    '100000000000000001',
    cardNo,
  ),
  identifiers: {
    ...optional(
      ['card identifiers', '卡识别码'],
      [
        'what readers send for the card, at most 10, such as 20:69:C0:21, separated by commas; not in use',
        '读卡器上报的识别码，如 20:69:C0:21，最多 10 个，以逗号分隔，且未被占用',
      ],
      '',
      listOf(identifier, MAX_IDENTIFIERS),
    ),
    isNew: true,
  },
  cardValidTo: {
    ...optional(
      ['card valid to', '卡有效期至'],
      ['last day such as 2099-12-31, or empty', '最后一天，如 2099-12-31，可留空'],
      '',
      day,
    ),
    isNew: true,
  },
  monthLimitFen: optional(
    ['month limit yuan', '月限额（元）'],
    ['at most 6 integer digits and 2 decimals; 0 = none', '整数最多 6 位，小数最多 2 位，0 表示不限'],
    '3000.00',
    yuan62,
  ),
  startFen: optional(
    ['start amount yuan', '初始金额（元）'],
    ['at most the balance of the fleet', '不超过车队余额'],
    '0',
    yuan62,
  ),
}

type MemberRow = RowOf<typeof columns>

/** Import template 2: who drives for a fleet. */
export const template = importTemplateOf<typeof columns>({
  code: importTemplate.code.fleetMember,
  permission: 'fleetMember:import',
  path: groupMember.import.path,
  columns,
  unique: (row) => [
    { column: 'phone', value: row.phone },
    { column: 'plate', value: row.plate },
    { column: 'cardNo', value: row.cardNo && comparableIdentifier(row.cardNo) },
  ],
  check: (row) =>
    row.cardNo === null && (row.identifiers !== null || row.cardValidTo !== null)
      ? [{ column: 'cardNo', message: words.noCard }]
      : [],
  save,
})

async function save(row: MemberRow, { rows, now }: SaveContext): Promise<void> {
  const fleet = await rows
    .from('fleet')
    .select(['id', 'accountId'])
    .where('groupNo', '=', row.groupNo)
    .executeTakeFirst()
  if (!fleet) throw new RowFault('groupNo', words.noFleet)
  const memberId = await joinFleet(rows, { ...row, groupId: fleet.id, now })
  if (typeof memberId === 'string') throw new RowFault('phone', refusals[memberId])
  await rows.insert('groupMember', {
    groupId: fleet.id,
    memberId,
    teamId: row.team === null ? null : await teamOf(rows, fleet.id, row.team),
    role: row.role,
    monthLimitFen: row.monthLimitFen ?? 0,
    state: activeState.code.on,
  })
  const owner = { memberId, groupId: fleet.id }
  if (row.plate !== null && !(await bindPlate(rows, row.plate, owner)))
    throw new RowFault('plate', words.plateTaken)
  if (row.cardNo !== null) {
    const { cardNo: number, identifiers, cardValidTo: validTo } = row
    const bound = await bindCard(rows, { cardNo: number, identifiers, validTo }, owner, now)
    if (!bound) throw new RowFault('cardNo', words.cardTaken)
    if (bound !== true)
      throw new RowFault(bound.path[0] === 'cardNo' ? 'cardNo' : 'identifiers', [
        issueText(bound, 'en'),
        issueText(bound, 'zh-CN'),
      ])
  }
  const amountFen = row.startFen ?? 0
  if (amountFen > 0 && !(await allocate(rows, { from: fleet.accountId, ...owner, amountFen, now })))
    throw new RowFault('startFen', words.balance)
}

async function teamOf(rows: SaveContext['rows'], groupId: number, name: string): Promise<number> {
  const team = await rows
    .from('groupTeam')
    .select('id')
    .where('groupId', '=', groupId)
    .where('name', '=', name)
    .executeTakeFirst()
  return team?.id ?? rows.insert('groupTeam', { groupId, name, pid: null })
}
