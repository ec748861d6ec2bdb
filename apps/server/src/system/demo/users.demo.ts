import { createHash } from 'node:crypto'
import { sex, userType } from '@ampdeck/api/enumerations/system'
import { DAY, HOUR, parseTimestamp } from '@ampdeck/api/time'
import { demoStations } from '../../config/station/station.demo.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { stream, type World } from '../../demo/world.ts'
import type { roleNumber } from './default-roles.ts'
import { roleId } from './roles.demo.ts'

/** The password of every demo account (contract.md §3). */
const PASSWORD = 'Ampdeck@2026'
const CREATED = parseTimestamp('2022-01-04')
/** An address of the range for documentation: nobody logs in from it. */
const ELSEWHERE = ['203.0.113.7']
/** How long those who are locked stay so after a start. */
const LOCK_MS = 8 * HOUR

const { ordinary: ORDINARY, dispatch: DISPATCH, repair: REPAIR } = userType.code
const { male: MALE, female: FEMALE, confidential: CONFIDENTIAL } = sex.code

type RoleKey = keyof typeof roleNumber

interface Account {
  account: string
  name: string
  roles: RoleKey[]
  userType: number
  sex: number
  /** The number of the organisation; the headquarters without it. */
  organisation?: number
  /** Must change the password first. */
  isFirstLogin?: 1
  knownAddresses?: string[]
  isDisabled?: true
  /** Numbers of stations that cut what the roles let this person see. */
  stations?: number[]
}

/** The accounts of contract.md §3, and a second repair user to dispatch to. */
const skyline: Account[] = [
  { account: 'admin', name: 'admin', roles: ['admin'], userType: ORDINARY, sex: CONFIDENTIAL },
  { account: 'finance', name: '陈静', roles: ['finance'], userType: ORDINARY, sex: FEMALE },
  {
    account: 'finance2',
    name: '赵敏华',
    roles: ['finance'],
    userType: ORDINARY,
    sex: FEMALE,
  },
  {
    account: 'ops',
    name: '欧阳川',
    roles: ['fieldOperations'],
    userType: DISPATCH,
    sex: MALE,
  },
  { account: 'repair', name: '刘伟', roles: ['repair'], userType: REPAIR, sex: MALE },
  { account: 'viewer', name: '王蕾', roles: ['viewer'], userType: ORDINARY, sex: FEMALE },
  { account: 'newcomer', name: '辛悦', roles: ['admin'], userType: ORDINARY, sex: FEMALE, isFirstLogin: 1 },
  {
    account: 'traveller',
    name: '陆可',
    roles: ['operations'],
    userType: ORDINARY,
    sex: MALE,
    knownAddresses: ELSEWHERE,
  },
  { account: 'repair2', name: '周强', roles: ['repair'], userType: REPAIR, sex: MALE },
]
const riverside: Account[] = [
  { account: 'admin', name: 'admin', roles: ['admin'], userType: ORDINARY, sex: CONFIDENTIAL },
]

/** Name, account, organisation and roles of the others; the first ones lead an organisation. */
const staff: readonly (readonly [
  name: string,
  account: string,
  organisation: number,
  ...roles: RoleKey[],
])[] = [
  ['林建国', 'linjg', 2, 'operations', 'viewer'],
  ['黄志明', 'huangzm', 4, 'operations'],
  ['何秋月', 'heqy', 7, 'operations'],
  ['徐海波', 'xuhb', 8, 'operations', 'finance'],
  ['沈雅琴', 'shenyq', 9, 'operations'],
  ['郭永强', 'guoyq', 11, 'operations'],
  ['罗婷', 'luoting', 14, 'viewer'],
  ['梁志豪', 'liangzh', 4, 'operations'],
  ['宋文静', 'songwj', 4, 'viewer', 'operations'],
  ['唐磊', 'tanglei', 5, 'repair'],
  ['许晓东', 'xuxd', 5, 'repair'],
  ['邓超', 'dengchao', 6, 'repair'],
  ['冯家辉', 'fengjh', 6, 'repair'],
  ['曹阳', 'caoyang', 7, 'repair', 'viewer'],
  ['彭丽娟', 'penglj', 7, 'operations'],
  ['潘伟杰', 'panwj', 9, 'operations'],
  ['袁晨', 'yuanchen', 9, 'repair'],
  ['蒋欣怡', 'jiangxy', 10, 'operations'],
  ['蔡明', 'caiming', 10, 'viewer'],
  ['贾云飞', 'jiayf', 11, 'operations'],
  ['魏东', 'weidong', 11, 'repair'],
  ['薛丽', 'xueli', 12, 'finance'],
  ['叶青', 'yeqing', 13, 'finance'],
  ['阎婷婷', 'yantt', 14, 'viewer'],
  ['余佳', 'yujia', 14, 'viewer'],
  ['杜鹃', 'dujuan', 14, 'viewer'],
  ['戴安', 'daian', 15, 'viewer', 'operations'],
  ['夏冰', 'xiabing', 15, 'viewer'],
  ['钟华', 'zhonghua', 16, 'viewer'],
  ['汪洋', 'wangyang', 16, 'viewer'],
  ['田甜', 'tiantian', 2, 'viewer'],
]
/** Of the others, by their place in the list. */
const disabled = [18, 24, 29]
const firstLogin = [25, 30]
const locked = [12, 23]
/** Stations by number of those who are to see a few only. */
const ownStations: Readonly<Record<number, number[]>> = { 4: [9, 10], 15: [9, 10], 17: [11], 28: [1, 2, 3] }

const others: Account[] = staff.map(([name, account, organisation, ...roles], index) => ({
  ...{ name, account, organisation, roles },
  userType: roles.includes('repair') ? REPAIR : roles.includes('operations') ? DISPATCH : ORDINARY,
  sex: index % 2 ? FEMALE : MALE,
  ...(firstLogin.includes(index) && { isFirstLogin: 1 as const }),
  ...(disabled.includes(index) && { isDisabled: true as const }),
  ...(ownStations[index] && { stations: ownStations[index] }),
}))

/** The users of both sellers in every state; their passwords count as set at the preparation, so that none is too old. */
export const part: DemoPart = {
  name: 'users',
  after: ['roles', 'organisations', 'stations'],
  async prepare(world, { copy, hashPassword }) {
    const md5 = createHash('md5').update(PASSWORD).digest('hex')
    const rowsOf = async (sellerId: number, accounts: readonly Account[]) => {
      const hashes = await Promise.all(accounts.map(() => hashPassword(md5)))
      return accounts.map((one, index) => ({
        ...standard(sellerId, 'user', index + 1, CREATED),
        name: one.name,
        account: one.account,
        passwordHash: hashes[index] ?? '',
        passwordTime: world.now,
        userType: one.userType,
        organizeId: demoId(sellerId, 'organize', one.organisation ?? 1),
        roleIds: one.roles.map((role) => roleId(sellerId, role)),
        stationIds: stationIdsOf(world, sellerId, one.stations ?? []),
        groupIds: [],
        state: one.isDisabled ? 2 : 1,
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
        lastLogin: one.isFirstLogin ? null : lastLogin(world, index),
      }))
    }
    const all = await Promise.all([rowsOf(SKYLINE, [...skyline, ...others]), rowsOf(RIVERSIDE, riverside)])
    await copy('accountUser', all.flat())
  },
  async present(world, { db }) {
    const ids = locked.map((index) => demoId(SKYLINE, 'user', skyline.length + index + 1))
    await db
      .updateTable('accountUser')
      .set({ addressLockedUntil: world.now + LOCK_MS })
      .where('sellerId', '=', SKYLINE)
      .where('id', 'in', ids)
      .execute()
  },
}

function stationIdsOf(world: World, sellerId: number, numbers: readonly number[]): number[] {
  return demoStations(world)
    .filter((of) => of.sellerId === sellerId && of.copy === 1 && numbers.includes(of.no))
    .map(({ id }) => id)
}

/** Some time of the two weeks before the anchor. */
function lastLogin(world: World, index: number): number {
  return world.anchor - Math.round(stream(world, 'lastLogin', index).next() * 14 * DAY)
}
