import { textPattern } from '@ampdeck/validation/text-pattern'
import { phone } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { service } from '../contract.ts'
import { Id } from '../wire.ts'
import { SignedByPasskey } from './passkey-response.ts'
import { PasskeyOptions } from './second-factor.ts'
import { Session } from './user.ts'

const SellerNumber = z.string().trim().min(1).max(20)
/** The six digits of a text message. */
const Captcha = textPattern(/^\d{6}$/, 'int')
/** What was handed out once and is good for one log-in. */
const Ticket = z.string().min(1).max(200)

/** A captcha is on its way: how long it holds, and when the next one may be asked for, in milliseconds. */
export const CaptchaSent = z.object({ expiresIn: z.int(), againIn: z.int() })

const at = service('system-service/user')

/** The ways to log in beside the password, and what makes the links of two of them. */
export const signIn = {
  /** Answers alike whether the number belongs to somebody or not. */
  getSmsLoginCaptcha: at('getSmsLoginCaptcha', 'public')
    .takes(z.object({ sellerNumber: SellerNumber, phone }))
    .gives(CaptchaSent)
    .writes()
    .within('short'),
  /** The log-in payload with a captcha in place of account and password. */
  smsCaptchaLogin: at('smsCaptchaLogin', 'public')
    .takes(
      z.object({
        sellerNumber: SellerNumber,
        credentials: z.object({ phone, captcha: Captcha }),
        smsCaptchaPass: z.literal(true).default(true),
      }),
    )
    .gives(Session)
    .writes()
    .within('short'),
  /** Goes on with the ticket of code 921. */
  sendIpCaptcha: at('sendIpCaptcha', 'public')
    .takes(z.object({ ticket: Ticket }))
    .gives(CaptchaSent.extend({ mobile: z.string() }))
    .fails('verification.closed')
    .writes()
    .within('short'),
  /** The third wrong captcha closes the verification; the address is known afterwards. */
  ipLogin: at('ipLogin', 'public')
    .takes(z.object({ ticket: Ticket, captcha: Captcha }))
    .gives(Session)
    .fails('verification.closed')
    .writes()
    .within('short'),
  /**
   * Goes on with the ticket of code 922: six digits of the authenticator app, or a recovery code. The third wrong one
   * closes the step; wrong ones are counted with wrong passwords.
   */
  secondStep: at('secondStep', 'public')
    .takes(z.object({ ticket: Ticket, code: z.string().trim().min(1).max(20) }))
    .gives(Session)
    .fails('verification.closed')
    .writes()
    .within('short'),
  /** What `navigator.credentials.get` takes: with the ticket of code 922 for the second step, else for a whole log-in. */
  passkeyOptions: at('passkeyOptions', 'public')
    .takes(z.object({ ticket: Ticket.optional() }))
    .gives(PasskeyOptions)
    .fails('verification.closed', {
      'passkey.otherHost': [
        'None of your passkeys belongs to this address. Use another way',
        '您的通行密钥不适用于当前网址，请使用其他方式',
      ],
    })
    .writes()
    .within('short'),
  passkeyLogin: at('passkeyLogin', 'public')
    .takes(z.object({ ticket: Ticket.optional(), response: SignedByPasskey }))
    .gives(Session)
    .fails('verification.closed')
    .writes()
    .within('short'),
  /**
   * Log-in at the seller's own OpenID provider: the browser goes to `url` and keeps `state`, with which alone it comes
   * back. `origin` is that of the page, under which the provider knows it.
   */
  providerStart: at('providerStart', 'public')
    .takes(z.object({ sellerNumber: SellerNumber, origin: z.url().max(300) }))
    .gives(z.object({ url: z.string(), state: z.string() }))
    .fails({ 'provider.away': ['The OpenID provider does not answer', '身份提供方无响应'] })
    .writes()
    .within('short'),
  /** `search` is the query with which the provider has sent the browser back to /authLogin. */
  providerLogin: at('providerLogin', 'public')
    .takes(z.object({ state: z.string().min(1).max(200), search: z.string().min(1).max(8_000) }))
    .gives(Session)
    .fails({
      'provider.cancelled': ['You cancelled the login', '您已取消登录'],
      'provider.notAssigned': [
        'Your provider does not let you use this application. Ask your administrator',
        '身份提供方未授权您使用此应用，请联系管理员',
      ],
      'provider.tooManyGroups': [
        'You are in more groups than your provider names. Your administrator can limit them to this application',
        '您所在的用户组超出身份提供方可返回的数量，请联系管理员仅返回与本应用相关的用户组',
      ],
      'provider.noGroup': ['None of your groups may log in here', '您所在的用户组无权登录'],
      'provider.noDomain': ['Your e-mail address may not log in here', '您的邮箱地址无权登录'],
      'provider.noAccount': ['You have no account here. Ask your administrator', '您没有账号，请联系管理员'],
    })
    .writes(),
  /** For a registered application: a ticket with which the browser of this account opens /authLogin. */
  authTicket: at('authTicket', 'authTicket')
    .takes(z.object({ account: z.string().trim().min(1).max(50) }))
    .gives(z.object({ ticket: z.string(), expiresIn: z.int() }))
    .writes()
    .givesSecret(),
  authLogin: at('authLogin', 'public')
    .takes(z.object({ ticket: Ticket }))
    .gives(Session)
    .writes()
    .within('short'),
  /** A link that logs a user of the own seller in once; without `userId` the caller. */
  sellerLoginLink: at('sellerLoginLink', 'user:resetPassword')
    .takes(z.object({ userId: Id.optional() }))
    .gives(z.object({ url: z.string(), expiresIn: z.int() }))
    .givesSecret(),
  /** `sellerId` is the value of the link's query: a signed code, never the number of a seller. */
  sellerLogin: at('sellerLogin', 'public')
    .takes(z.object({ sellerId: z.string().min(1).max(300) }))
    .gives(Session)
    .writes()
    .within('short'),
}
