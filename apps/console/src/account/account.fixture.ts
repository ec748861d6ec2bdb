import type { SignedInDevice } from '@ampdeck/api/system/account'
import type { UserInfo } from '@ampdeck/api/system/user'
import type { MockServer } from '../stories/mock-server.ts'

export const someone: UserInfo = {
  theme: null,
  id: 42,
  sellerId: 10_001,
  sellerName: '天际充电',
  sellerNameEn: 'Skyline Charging',
  footerText: null,
  name: '欧阳川',
  account: 'ops',
  sex: 1,
  userType: 2,
  organize: { name: '总部' },
  roleList: [{ id: 1, name: '运营', nameEn: 'Operations' }],
  createTime: '2022-01-04 00:00:00',
  telephone: '13900000006',
  email: 'ops@10001.example.com',
  weChatNumber: 'ouyang_chuan',
  zipCode: '518000',
  phone: '0755-86091234',
  mailAddress: '深圳市南山区科技园',
  icon: null,
  isFirstLoginForceModifyPwd: false,
  isExceedsThresholdForceModifyPwd: false,
  thresholdForceModifyPwdDay: 12,
  passwordTime: '2026-06-19 09:00:00',
  version: 3,
  serverTime: '2026-07-01 10:00:00',
}

const device = (id: string, browser: string, system: string): SignedInDevice => ({
  id,
  browser,
  system,
  ip: '198.51.100.7',
  createTime: '2026-06-30 08:00:00',
  lastSeen: '2026-07-01 09:58:00',
  isCurrent: id === 'here',
})

/** A server that knows one person, signed in at three devices. */
export const accountServer: MockServer = {
  'system-service/user/info': () => someone,
  'system-service/user/getUserInfo': () => ({
    ...someone,
    stationIds: [1],
    groupIds: null,
    dataScopes: [4],
    isNarrowed: true,
    stations: { seen: 8, total: 24 },
    fleets: { seen: 40, total: 40 },
  }),
  'system-service/user/userTypeEnum': () => ({ ordinary: 1, dispatch: 2, repair: 3 }),
  'system-service/user/checkPassword': () => true,
  'system-service/secondFactor/state': () => ({
    appTime: '2026-06-20 09:00:00',
    passkeys: [
      {
        id: 'pk1',
        name: 'Windows Hello',
        host: 'console.skyline.example',
        isSynced: false,
        createTime: '2026-06-20 09:05:00',
        lastUsed: '2026-06-30 08:00:00',
      },
    ],
    recoveryCodes: 9,
    isRequired: false,
    isProven: true,
  }),
  'system-service/secondFactor/beginApp': () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Ampdeck%20Skyline%20Charging:ops?issuer=Ampdeck&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
  'system-service/secondFactor/confirmApp': () => ({
    recoveryCodes: Array.from({ length: 10 }, (_, n) => `7KQ${n + 2}-MXRT-4WHN`),
  }),
  'system-service/user/sessions': () => [
    device('here', 'Chrome 141', 'Windows'),
    device('phone', 'WeChat 8', 'Android 15'),
    device('other', '', ''),
  ],
  'system-service/user/loginLog': () =>
    [0, 4, 922, 8, 921, 0].map((resultCode, index) => ({
      ...device('here', 'Chrome 141', 'Windows'),
      id: index + 1,
      ts: `2026-07-01 09:5${index}:00`,
      resultCode,
    })),
}
