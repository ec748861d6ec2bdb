import { createHash } from 'node:crypto'
import { sex, userType } from '@ampdeck/api/enumerations/system'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import type { roleNumber } from './default-roles.ts'
import { roleId } from './roles.demo.ts'

/** The password of every demo account (contract.md §3). */
const PASSWORD = 'Ampdeck@2026'
const CREATED = parseTimestamp('2022-01-04')
/** An address of the range for documentation: nobody logs in from it. */
const ELSEWHERE = ['203.0.113.7']

const { ordinary: ORDINARY, dispatch: DISPATCH, repair: REPAIR } = userType.code
const { male: MALE, female: FEMALE, confidential: CONFIDENTIAL } = sex.code

interface Account {
  account: string
  name: string
  role: keyof typeof roleNumber
  userType: number
  sex: number
  /** Must change the password first. */
  isFirstLogin?: 1
  knownAddresses?: string[]
}

const skyline: Account[] = [
  { account: 'admin', name: 'admin', role: 'admin', userType: ORDINARY, sex: CONFIDENTIAL },
  { account: 'finance', name: '陈静', role: 'finance', userType: ORDINARY, sex: FEMALE },
  { account: 'finance2', name: '赵敏华', role: 'finance', userType: ORDINARY, sex: FEMALE },
  { account: 'ops', name: '欧阳川', role: 'fieldOperations', userType: DISPATCH, sex: MALE },
  { account: 'repair', name: '刘伟', role: 'repair', userType: REPAIR, sex: MALE },
  { account: 'viewer', name: '王蕾', role: 'viewer', userType: ORDINARY, sex: FEMALE },
  { account: 'newcomer', name: '辛悦', role: 'admin', userType: ORDINARY, sex: FEMALE, isFirstLogin: 1 },
  {
    account: 'traveller',
    name: '陆可',
    role: 'operations',
    userType: ORDINARY,
    sex: MALE,
    knownAddresses: ELSEWHERE,
  },
  { account: 'repair2', name: '周强', role: 'repair', userType: REPAIR, sex: MALE },
]
const riverside: Account[] = [
  { account: 'admin', name: 'admin', role: 'admin', userType: ORDINARY, sex: CONFIDENTIAL },
]

/** The accounts of contract.md §3, and a second repair user to dispatch to; their passwords count as set at the preparation, so that none is too old. */
export const part: DemoPart = {
  name: 'users',
  after: ['roles'],
  async prepare(world, { copy, hashPassword }) {
    const md5 = createHash('md5').update(PASSWORD).digest('hex')
    const rowsOf = (sellerId: number, accounts: readonly Account[]) =>
      accounts.map(async (one, index) => ({
        ...standard(sellerId, 'user', index + 1, CREATED),
        name: one.name,
        account: one.account,
        passwordHash: await hashPassword(md5),
        passwordTime: world.now,
        userType: one.userType,
        organizeId: demoId(sellerId, 'organize', 1),
        roleIds: [roleId(sellerId, one.role)],
        stationIds: [],
        groupIds: [],
        state: 1,
        sex: one.sex,
        telephone: `139${String(index + 3).padStart(8, '0')}`,
        email: `${one.account}@${sellerId}.example.com`,
        weChatNumber: null,
        zipCode: null,
        phone: null,
        mailAddress: null,
        icon: null,
        isFirstLogin: one.isFirstLogin ?? 0,
        knownAddresses: one.knownAddresses ?? null,
        lockedUntil: null,
      }))
    await copy('organize', [organisation(SKYLINE, '总部'), organisation(RIVERSIDE, '总部')])
    await copy(
      'accountUser',
      await Promise.all([...rowsOf(SKYLINE, skyline), ...rowsOf(RIVERSIDE, riverside)]),
    )
  },
}

function organisation(sellerId: number, name: string) {
  return { ...standard(sellerId, 'organize', 1, CREATED), pid: null, name, sort: 10 }
}
