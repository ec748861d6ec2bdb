/**
 * What carries mails out of the house. It settles when the mail was accepted for at least one recipient, with those for
 * whom it was not, and throws when it was accepted for nobody.
 */
export interface MailGateway {
  send(mail: OutgoingMail): Promise<readonly RefusedRecipient[]>
}

/** For whom the mail server has not taken a mail that it took for others. */
export interface RefusedRecipient {
  to: string
  /** The mail server's own words. */
  reason: string
  /** Whether a later try would change nothing. */
  isFinal: boolean
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

/** The gateway has said a final no: to ask it again would change nothing. Anything else is tried again. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
