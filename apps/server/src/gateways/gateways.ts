import type { Settings } from '../settings.ts'
import { httpSmsGateway } from './http-sms.gateway.ts'
import { smtpGateway } from './smtp.gateway.ts'

/** What carries mails out of the house. It settles when the mail was accepted, and throws when it was not. */
export interface MailGateway {
  send(mail: OutgoingMail): Promise<void>
}

export interface OutgoingMail {
  /** Stays the same when a mail is tried again, so that the receiver can tell it came twice. */
  id: number
  to: string[]
  subject: string
  text: string
  attachments: { fileName: string; content: Buffer }[]
}

/** What carries SMS out of the house. */
export interface SmsGateway {
  send(sms: OutgoingSms): Promise<void>
}

export interface OutgoingSms {
  /** Stays the same when an SMS is tried again. */
  id: number
  phone: string
  text: string
}

/** A missing gateway means: the message stays in the outbox. */
export interface Gateways {
  mail?: MailGateway | undefined
  sms?: SmsGateway | undefined
}

/** The gateways that the environment names. */
export function gatewaysOf({ smtpUrl, smsUrl }: Pick<Settings, 'smtpUrl' | 'smsUrl'>): Gateways {
  return { mail: smtpUrl && smtpGateway(smtpUrl), sms: smsUrl && httpSmsGateway(smsUrl) }
}
