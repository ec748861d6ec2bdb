import { stepSentences } from '@ampdeck/api/life'
import type { Text } from '@ampdeck/api/texts'
import { texts } from '@ampdeck/api/texts'
import type { FastifyError } from 'fastify'
import { isDatabaseAway } from './database-away.ts'
import { isDiskFull } from './disk.ts'

/** Where in a request something is wrong, and what: a rule's key or a sentence. */
export interface Issue {
  path: PropertyKey[]
  message: string
}

/** After how many seconds a caller that was answered 503 may ask again. */
export const RETRY_AFTER_S = 2

/** An answer other than "done": everything a call can refuse is one row of contract.md §4. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: number
  readonly http: number
  readonly text: Text
  readonly data: unknown
  /** Whose call it was, where that is known: of a session that has ended, for example. */
  of:
    | { sellerId: number; userId: number; lookedBy?: { userId: number; name: string; until: number } }
    | undefined

  constructor(code: number, text: Text, { http = 200, data = null }: { http?: number; data?: unknown } = {}) {
    super(text[0])
    this.code = code
    this.http = http
    this.text = text
    this.data = data
  }
}

const words = texts({
  credentials: ['Wrong account or password', '账号或密码错误'],
  originalPassword: ['The original password is wrong', '原密码错误'],
  captcha: ['Wrong mobile number or captcha', '手机号码或验证码错误'],
  ticket: ['This login link is no longer valid', '登录链接已失效'],
  captchaTooSoon: [
    'A captcha was sent less than a minute ago. Wait a moment',
    '验证码发送间隔不足一分钟，请稍候再试',
  ],
  captchaTooMany: ['No more captchas are sent to this number today', '该号码今日的验证码次数已用完'],
  locked: [
    'This account is locked after too many failed attempts. Try again later',
    '登录失败次数过多，账号已锁定，请稍后再试',
  ],
  disabled: ['This account is disabled', '该账号已停用'],
  verify: [
    'Logging in from an unknown network requires extra verification',
    '来自陌生网络的登录需要异地登录验证',
  ],
  secondStep: ['Enter the code of your authenticator app', '请完成双重验证'],
  secondCode: ['This code is wrong, or was used before', '验证码错误或已被使用'],
  passkey: ['This passkey was not accepted', '通行密钥验证失败'],
  provider: ['The OpenID provider did not confirm the login', '身份提供方未确认登录'],
  secondFactorFirst: [
    'You must set up a second factor before anything else',
    '请先设置双重验证，再进行其他操作',
  ],
  expired: ['token expired, please log in again', '登录已过期，请重新登录'],
  idle: ['login timeout, please log in again', '登录超时，请重新登录'],
  unauthorized: ['Authorization verification failed', '身份验证失败'],
  forbidden: ['You have no permission for this', '您没有此操作的权限'],
  beyondScope: [
    'This also applies to stations, fleets or members that you cannot see. Only somebody who can see all of them may do this',
    '该记录还涉及您看不到的场站、车队或会员，只有能看到全部范围的人员才能执行此操作',
  ],
  passwordFirst: ['You must change the password before anything else', '请先修改密码，再进行其他操作'],
  invalid: ['Some fields are not valid', '部分内容填写有误'],
  fileTooLarge: ['The file is larger than {size} MB', '文件超过 {size} MB'],
  notFound: ['No such record', '记录不存在'],
  noCall: ['No such call', '接口不存在'],
  tooMany: ['Too many requests, please wait a moment', '请求过于频繁，请稍候'],
  preparing: ['The server is preparing its data, please wait a moment', '服务器正在准备数据，请稍候'],
  away: [
    'The server cannot reach its database at this moment, please try again',
    '服务器暂时无法连接数据库，请稍后重试',
  ],
  full: [
    'The disk of the server is full, and nothing was stored. Tell whoever runs the server',
    '服务器磁盘已满，本次操作未保存，请联系服务器管理员',
  ],
  server: [
    'Server error. Give the request number to your administrator',
    '服务器出错，请将请求编号告知管理员',
  ],
})

/** Code 409: a sentence for each stable reason that several calls share; others have theirs in the contract. */
const reasons = texts({
  ...stepSentences,
  'device.offline': ['The pile is offline', '电桩离线'],
  'gun.busy': ['A charge is running', '正在充电'],
  'record.stale': ['Somebody else has changed this record. Load it again', '该记录已被他人修改，请重新加载'],
  'record.duplicate': ['This already exists', '该记录已存在'],
  'record.inUse': ['This is still in use', '该记录正在使用中'],
  'password.same': ['old and new passwords are the same', '新密码不能与原密码相同'],
  'station.closed': ['The station is closed', '场站未开放'],
  'balance.tooLow': ['The balance is too low', '余额不足'],
  'member.suspended': ['This member is suspended', '该会员已被挂起'],
  'token.unknown': ['No payer has this number', '没有对应的付费账户'],
  'token.expired': ['This VIN pass has expired', '该 VIN 授权已过期'],
  'start.blocked': ['This payer cannot start a charge at this pile', '该账户不能在此电桩启动充电'],
  'limit.exceeded': ['The maximum number is reached', '数量已达上限'],
  'report.tooLong': [
    'Too many rows: choose a shorter period or fewer groups',
    '数据行过多，请缩短时段或减少分组',
  ],
  'verification.closed': ['This verification is closed. Log in again', '本次验证已关闭，请重新登录'],
  'view.readOnly': [
    'You see the console as somebody else: nothing can be changed, exported or unmasked',
    '您正以他人身份查看控制台：不能修改、导出或查看完整信息',
  ],
  'secret.keyLost': [
    'The server does not have the key of this secret. Enter the secret again, or give the server its key',
    '服务器缺少该密钥的加密主密钥，请重新填写，或恢复主密钥',
  ],
  'request.answeredOnce': [
    'This was done already; its result is returned only once',
    '该请求已完成，结果仅返回一次',
  ],
  'request.repeated': ['This idempotency key was used with another request', '幂等键已被其他请求使用'],
})
export type Reason = keyof typeof reasons

export const failures = {
  credentials: () => new Failure(4, words.credentials),
  originalPassword: () => new Failure(4, words.originalPassword),
  captcha: () => new Failure(4, words.captcha),
  ticket: () => new Failure(4, words.ticket),
  captchaTooSoon: () => new Failure(429, words.captchaTooSoon, { http: 429 }),
  captchaTooMany: () => new Failure(429, words.captchaTooMany, { http: 429 }),
  locked: () => new Failure(8, words.locked),
  disabled: () => new Failure(8, words.disabled),
  verify: (data: { ip: string; ticket: string; mobile: string }) => new Failure(921, words.verify, { data }),
  secondStep: (data: { ticket: string; methods: ('app' | 'passkey')[] }) =>
    new Failure(922, words.secondStep, { data }),
  provider: () => new Failure(4, words.provider),
  passkey: () => new Failure(4, words.passkey),
  secondCode: () => new Failure(4, words.secondCode),
  expired: () => new Failure(2, words.expired),
  idle: () => new Failure(408, words.idle),
  unauthorized: () => new Failure(401, words.unauthorized, { http: 401 }),
  forbidden: () => new Failure(403, words.forbidden, { http: 403 }),
  beyondScope: () => new Failure(403, words.beyondScope, { http: 403 }),
  passwordFirst: () => new Failure(403, words.passwordFirst, { http: 403 }),
  secondFactorFirst: () => new Failure(403, words.secondFactorFirst, { http: 403 }),
  invalid: (issues: Issue[]) => new Failure(400, words.invalid, { data: { issues } }),
  fileTooLarge: (field: string, bytes: number) =>
    new Failure(400, filled(words.fileTooLarge, { size: Math.floor(bytes / 1_048_576) }), {
      data: { issues: [{ path: [field], message: 'file.tooLarge' }] },
    }),
  /** A file that is not what it should be, told in a sentence of its own. */
  fileRefused: (text: Text, message: string) =>
    new Failure(400, text, { data: { issues: [{ path: ['file'], message }] } }),
  notFound: () => new Failure(404, words.notFound),
  noCall: () => new Failure(404, words.noCall, { http: 404 }),
  /** A body that comes too slowly, or not at all any more. */
  tooSlow: () => failures.invalid([{ path: [], message: 'request.tooSlow' }]),
  tooMany: () => new Failure(429, words.tooMany, { http: 429 }),
  preparing: () => new Failure(500, words.preparing, { http: 503 }),
  /** A write may have been done all the same: its idempotency key tells at the next try. */
  away: () => new Failure(500, words.away, { http: 503 }),
  /** Nothing was stored. */
  full: () => new Failure(500, words.full, { http: 503 }),
  server: (requestId: string) => new Failure(500, words.server, { http: 500, data: { requestId } }),
  refused: (reason: Reason, issues: Issue[] = []) => failures.refusedBy(reason, reasons[reason], issues),
  /** For a reason whose sentence stands in the contract. */
  refusedBy: (reason: string, sentence: Text, issues: Issue[] = []) =>
    new Failure(409, sentence, { data: { reason, issues } }),
}

/** A text whose blanks are filled in both languages; the reader's is chosen when it is answered. */
function filled(text: Text, values: Readonly<Record<string, number>>): Text {
  const [en, zh] = text.map((form) => form.replace(/\{(\w+)\}/g, (_, name) => String(values[name])))
  return [en ?? '', zh ?? '']
}

/** Why a request could not be read, by the HTTP status that Fastify gives it. */
const unreadable = new Map([
  [408, 'request.tooSlow'],
  [413, 'request.tooLarge'],
  [415, 'request.mediaType'],
])

/**
 * SQLSTATE class 22: a value that its column or an expression cannot hold; 23503 and 23514: one that names what is not
 * there, or that a rule of its table forbids.
 */
const REFUSED_VALUE = /^(22[\dA-Z]{3}|23503|23514)$/

function refusedValue(cause: Error): Failure {
  return Object.assign(failures.invalid([{ path: [], message: 'value.unstorable' }]), { cause })
}

/** The answer to any error: ours as it is, a request that could not be read as code 400, everything else our fault. */
export function failureOf(error: Error | FastifyError, requestId: string): Failure {
  if (error instanceof Failure) return error
  if ('code' in error && REFUSED_VALUE.test(error.code)) return refusedValue(error)
  if (isDiskFull(error)) return Object.assign(failures.full(), { cause: error })
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 429) return failures.tooMany()
  if (status >= 400 && status < 500)
    return failures.invalid([{ path: [], message: unreadable.get(status) ?? 'request.unreadable' }])
  return isDatabaseAway(error) ? failures.away() : failures.server(requestId)
}
