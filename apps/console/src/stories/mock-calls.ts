import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import type { Session, UserInfo } from '@ampdeck/api/system/user'
import { type MockServer, pageOf } from './mock-server.ts'

const WEEK = 604_800_000
/** As many users and roles as the mock pages of the specification have. */
const TOTAL = 100

const session: Session = { token: 'mock', sellerId: 10_001, expiresIn: WEEK }

const user: UserInfo = {
  id: 1,
  sellerId: 10_001,
  sellerName: '天际充电',
  sellerNameEn: 'Skyline Charging',
  footerText: null,
  theme: null,
  name: 'admin',
  account: 'admin',
  sex: 3,
  userType: 1,
  organize: { name: '总部' },
  roleList: [{ id: 1, name: '管理员', nameEn: 'Administrator' }],
  createTime: '2026-01-01 08:00:00',
  telephone: '13900000001',
  email: 'admin@example.com',
  weChatNumber: null,
  zipCode: null,
  phone: null,
  mailAddress: null,
  icon: null,
  isFirstLoginForceModifyPwd: false,
  isExceedsThresholdForceModifyPwd: false,
  thresholdForceModifyPwdDay: 0,
  passwordTime: '2026-01-01 08:00:00',
  version: 0,
  serverTime: '2026-07-01 10:00:00',
}

const numbers = Array.from({ length: TOTAL }, (_, index) => index + 1)
const roles = numbers.map((id) => ({ id, name: `Role ${id}`, code: `role${id}` }))
const users = numbers.map((id) => ({ ...user, id, account: `user${id}`, name: `User ${id}` }))

/** The development mock (requirements.md §7): what the frame and the pages of users and roles need, without a server. */
export const mockCalls: MockServer = {
  'mock/login': () => session,
  'mock/permissionList': () => menuEntries(),
  'mock/userInfo': () => user,
  'mock/logout': () => null,
  'mock/roles': () => roles,
  'mock/userPage': pageOf(users),
  'mock/rolePage': pageOf(roles),
  'mock/allPermissions': () => menuEntries(),
}

/** The calls of the console that the mock stands in for. */
export const mocked: Readonly<Record<string, keyof typeof mockCalls>> = {
  'system-service/user/login': 'mock/login',
  'system-service/permission/user': 'mock/permissionList',
  'system-service/user/info': 'mock/userInfo',
  'system-service/user/logout': 'mock/logout',
}
