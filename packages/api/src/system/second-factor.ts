import { z } from 'zod'
import { service } from '../contract.ts'
import { Timestamp } from '../wire.ts'
import { NewPasskey } from './passkey-response.ts'

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** The host name under which it is good. */
  host: z.string(),
  /** It is on more than one device. */
  isSynced: z.boolean(),
  createTime: Timestamp,
  lastUsed: Timestamp.nullable(),
})

/** What of a person's second factor is set up. */
export const SecondFactorState = z.object({
  /** Since when codes of an authenticator app are asked for; null where they are not. */
  appTime: Timestamp.nullable(),
  passkeys: z.array(Passkey),
  /** How many recovery codes are still good. */
  recoveryCodes: z.int(),
  /** The seller or a role demands a second factor of this person. */
  isRequired: z.boolean(),
  /** Changes need a password that was typed a short while ago; `account.checkPassword` verifies it. */
  isProven: z.boolean(),
})

/** What an authenticator app is given: as a QR code, or typed. */
export const AppSecret = z.object({ secret: z.string(), uri: z.string() })

/** Shown once; the server keeps hashes of them. Null where the person has some already. */
export const RecoveryCodes = z.array(z.string())

const PasskeyId = z.string().min(1).max(1_400)
const PasskeyName = z.string().trim().min(1).max(50)
/** Options of WebAuthn, for the browser alone. */
export const PasskeyOptions = z.record(z.string(), z.unknown())

const notProven = { 'proof.needed': ['Enter your password once more', '请再次输入密码'] } as const

const required = {
  'factor.required': [
    'Your company requires a second factor: set up another one first',
    '贵公司要求启用双重验证，请先设置另一种验证方式',
  ],
} as const

const at = service('system-service/secondFactor')

/** What people do about their own second factor; nobody reaches another person's by it. */
export const secondFactor = {
  state: at('state', 'signedIn').gives(SecondFactorState),
  /** A new secret. It asks for nothing until a code of it was proven. */
  beginApp: at('beginApp', 'signedIn').gives(AppSecret).fails(notProven).writes().givesSecret(),
  /** Switches it on by a code of the new secret. */
  confirmApp: at('confirmApp', 'signedIn')
    .takes(z.object({ code: z.string().trim().min(1).max(20) }))
    .gives(z.object({ recoveryCodes: RecoveryCodes.nullable() }))
    .fails(notProven, {
      'factor.wrongCode': ['This code is wrong or has expired', '验证码错误或已过期'],
    })
    .writes()
    .givesSecret(),
  removeApp: at('removeApp', 'signedIn').fails(notProven, required).writes(),
  /** What `navigator.credentials.create` takes. */
  passkeyOptions: at('passkeyOptions', 'signedIn')
    .gives(PasskeyOptions)
    .fails(notProven, 'limit.exceeded')
    .writes()
    .givesSecret(),
  /** Keeps what the browser made of the options. */
  addPasskey: at('addPasskey', 'signedIn')
    .takes(z.object({ name: PasskeyName, response: NewPasskey }))
    .gives(z.object({ recoveryCodes: RecoveryCodes.nullable() }))
    .fails({ 'passkey.refused': ['This passkey cannot be used. Try again', '无法使用此通行密钥，请重试'] })
    .writes()
    .givesSecret(),
  renamePasskey: at('renamePasskey', 'signedIn')
    .takes(z.object({ id: PasskeyId, name: PasskeyName }))
    .writes(),
  removePasskey: at('removePasskey', 'signedIn')
    .takes(z.object({ id: PasskeyId }))
    .fails(notProven, required)
    .writes(),
  /** New recovery codes; the old ones are good for nothing from then on. */
  renewRecoveryCodes: at('renewRecoveryCodes', 'signedIn')
    .gives(z.object({ recoveryCodes: RecoveryCodes }))
    .fails(notProven, 'transition.notAllowed')
    .writes()
    .givesSecret(),
}

export type Passkey = z.input<typeof Passkey>
export type SecondFactorState = z.input<typeof SecondFactorState>
export type AppSecret = z.input<typeof AppSecret>
