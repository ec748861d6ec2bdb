import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { sex, userType } from '../enumerations/system.ts'
import { Id, Timestamp } from '../wire.ts'
import { RoleName } from './role-name.ts'
import { ThemeValues } from './theme-values.ts'

/** What somebody logs in with. The password is the lower-case hex MD5 of what was typed. */
export const Login = z.object({
  sellerNumber: z.string().trim().min(1).max(20),
  credentials: z.object({
    account: z.string().trim().min(1).max(50),
    password: z.string().regex(/^[0-9a-f]{32}$/, 'password.md5'),
  }),
  smsCaptchaPass: z.literal(false).default(false),
})

export const Session = z.object({
  token: z.string(),
  sellerId: Id,
  /** Milliseconds until the token expires: 604800000. */
  expiresIn: z.int(),
})

/** Data of code 921: what the extra verification needs. */
export const ExtraVerification = z.object({ ip: z.string(), ticket: z.string(), mobile: z.string() })

/** Data of code 922: what the second step of a log-in needs. */
export const SecondStep = z.object({
  ticket: z.string(),
  /** What this person has set up; a recovery code is always good. */
  methods: z.array(z.enum(['app', 'passkey'])),
})

/** The signed-in user. */
export const UserInfo = z.object({
  id: Id,
  sellerId: Id,
  sellerName: z.string(),
  sellerNameEn: z.string(),
  /** What the footer says in place of the common line. */
  footerText: z.string().nullable(),
  /** How pages look to who has chosen nothing; null: as the product does. */
  theme: ThemeValues.nullable(),
  name: z.string(),
  account: z.string(),
  sex: codeOf(sex),
  userType: codeOf(userType),
  organize: z.object({ name: z.string() }).nullable(),
  roleList: z.array(RoleName),
  createTime: Timestamp,
  telephone: z.string(),
  email: z.string(),
  weChatNumber: z.string().nullable(),
  zipCode: z.string().nullable(),
  phone: z.string().nullable(),
  mailAddress: z.string().nullable(),
  icon: z.string().nullable(),
  isFirstLoginForceModifyPwd: z.boolean(),
  isExceedsThresholdForceModifyPwd: z.boolean(),
  thresholdForceModifyPwdDay: z.int(),
  /** Nothing else is answered before a second factor is set up; only `info` says it. */
  mustSetUpSecondFactor: z.boolean().optional(),
  /** When the password was last changed. */
  passwordTime: Timestamp,
  version: z.int(),
  /** Who really looks, where the console is shown as this user, and until when. */
  lookedBy: z.object({ name: z.string(), until: Timestamp }).nullish(),
  /** The server's clock; every "today" is measured by it. */
  serverTime: Timestamp,
})

/** How many of a kind are seen, of how many the seller has. */
export const SeenOf = z.object({ seen: z.int(), total: z.int() })

/** The second call: what the caller may see. */
export const UserScope = UserInfo.extend({
  /** Null means the whole seller. */
  stationIds: z.array(Id).nullable(),
  groupIds: z.array(Id).nullable(),
  /** The data scopes of the roles, each once; together they are a union. */
  dataScopes: z.array(z.int()),
  /** The person's own lists of stations or fleets cut the union. */
  isNarrowed: z.boolean(),
  stations: SeenOf,
  fleets: SeenOf,
})

const at = service('system-service/user')

export const user = {
  login: at('login', 'public').takes(Login).gives(Session).writes().within('short'),
  /** `providerUrl`: where the browser ends the session of the OpenID provider, which sends it back to the log-in page. */
  logout: at('logout', 'signedIn')
    .gives(z.object({ providerUrl: z.string() }).nullable())
    .writes()
    .givesSecret()
    .within('short'),
  info: at('info', 'signedIn').gives(UserInfo),
  getUserInfo: at('getUserInfo', 'signedIn').gives(UserScope),
  userTypeEnum: at('userTypeEnum', 'signedIn').gives(z.record(z.string(), z.int())),
}

export type UserInfo = z.input<typeof UserInfo>
export type Session = z.input<typeof Session>
export type ExtraVerification = z.input<typeof ExtraVerification>
export type SecondStep = z.input<typeof SecondStep>
