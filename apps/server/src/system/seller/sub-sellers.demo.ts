import { createHash } from 'node:crypto'
import { screens } from '@ampdeck/api/menu/menu-tree'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { unbranded } from './unbranded.ts'

const FOUNDED = parseTimestamp('2025-03-03')
const [ENABLED, FORBIDDEN] = [1, 2]

/** Ids of their own, far from those of the two sellers that have data. */
const idOf = (seller: number, n: number) => seller * 1_000_000 + n

/** Business without what moves money or changes rights: what the larger seller leaves to this one. */
const limit = screens
  .filter(({ url }) => /^\/(home|business\/(station|pile)Manage|operation|system)/.test(url))
  .flatMap(({ id, actions }) => [id, ...actions.filter((action) => !action.endsWith(':delete'))])

const subSellers = [
  {
    id: 10_011,
    name: '天际湾区',
    nameEn: 'Skyline Bay',
    contact: '何湾',
    phone: '13900000011',
    cityCode: '440400',
    state: ENABLED,
    permissions: limit,
  },
  {
    id: 10_012,
    name: '天际山城',
    nameEn: 'Skyline Hills',
    contact: '罗山',
    phone: '13900000012',
    cityCode: '500100',
    state: FORBIDDEN,
    permissions: null,
  },
]

/** Two sellers below the large one: one with limited rights, one that is forbidden. Each has an administrator. */
export const part: DemoPart = {
  name: 'subSellers',
  after: ['sellers'],
  async prepare(world, { copy, hashPassword }) {
    const plain = {
      pid: SKYLINE,
      ...unbranded,
      ipCheck: 0,
      createTime: FOUNDED,
      updateTime: FOUNDED,
      version: 1,
    }
    await copy(
      'seller',
      subSellers.map((seller) => ({ ...plain, ...seller, sellerNumber: String(seller.id) })),
    )
    const standard = (sellerId: number, n: number) => ({
      id: idOf(sellerId, n),
      sellerId,
      createTime: FOUNDED,
      updateTime: FOUNDED,
      createUser: idOf(sellerId, 3),
      updateUser: idOf(sellerId, 3),
      deleted: 0,
      version: 1,
    })
    const md5 = createHash('md5').update('Ampdeck@2026').digest('hex')
    const hashes = await Promise.all(subSellers.map(() => hashPassword(md5)))
    await copy(
      'organize',
      subSellers.map(({ id }) => ({ ...standard(id, 1), pid: null, name: '总部', sort: 10 })),
    )
    await copy(
      'role',
      subSellers.map(({ id }) => ({
        ...standard(id, 2),
        name: '管理员',
        nameEn: 'Administrator',
        code: 'admin',
        dataScope: 1,
        permissions: ['*'],
        stationIds: [],
        groupIds: [],
        remark: '全部权限',
        builtIn: 1,
      })),
    )
    await copy(
      'accountUser',
      subSellers.map(({ id, contact, phone }, index) => ({
        ...standard(id, 3),
        name: contact,
        account: 'admin',
        passwordHash: hashes[index] ?? '',
        passwordTime: world.now,
        userType: 1,
        organizeId: idOf(id, 1),
        roleIds: [idOf(id, 2)],
        stationIds: [],
        groupIds: [],
        state: 1,
        sex: 3,
        telephone: phone,
        email: `admin@${id}.example.com`,
        weChatNumber: null,
        zipCode: null,
        phone: null,
        mailAddress: null,
        icon: null,
        isFirstLogin: 0,
        knownAddresses: null,
        lockedUntil: null,
      })),
    )
  },
}
