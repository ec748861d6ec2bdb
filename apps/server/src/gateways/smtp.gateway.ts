import { createTransport } from 'nodemailer'
import { refuseInTransaction } from '../foundation/open-transaction.ts'
import type { MailGateway, RefusedRecipient } from './gateway.ts'
import { Refused } from './gateway.ts'

const TIMEOUT_MS = 30_000
/** Mail servers explain themselves at length. */
const MAX_REASON = 300

/**
 * Sends by SMTP: `smtp://` (upgraded to TLS where the server offers it) or `smtps://`. The sender is `?from=` of
 * the address, else its user when that is an e-mail address, else `ampdeck@` the server's name.
 */
export function smtpGateway(url: URL, timeoutMs = TIMEOUT_MS): MailGateway {
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail is made of our own texts; nothing in it may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const from = senderOf(url)
  return {
    send: async ({ id, to, subject, text, attachments }) => {
      refuseInTransaction('The mail server')
      const sent = await transport
        .sendMail({
          from,
          to,
          subject,
          text,
          messageId: `<${id}@${domainOf(from)}>`,
          // Tells out-of-office machines not to answer.
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachments.map(({ fileName, content }) => ({ filename: fileName, content })),
        })
        .catch(explain)
      const { rejectedErrors = [] } = sent as typeof sent & SentMail
      return rejectedErrors.map(refusalOf)
    },
  }
}

/** What a recipient's server says no with. */
interface RecipientError extends Error {
  recipient?: string
  response?: string
  responseCode?: number
}

/** Missing in the types of the library: why each of `rejected` was. */
interface SentMail {
  rejectedErrors?: RecipientError[]
}

function refusalOf({
  recipient = '',
  response,
  responseCode = 0,
  message,
}: RecipientError): RefusedRecipient {
  return { to: recipient, reason: (response ?? message).slice(0, MAX_REASON), isFinal: responseCode >= 500 }
}

/**
 * SMTP's 500s are final; everything else (no answer, greylisting, 400s) may pass. A mail for several is tried again as
 * long as one of them may take it.
 */
function explain(error: unknown): never {
  const { responseCode = 0, rejectedErrors = [] } = error as RecipientError & SentMail
  const codes =
    rejectedErrors.length > 0 ? rejectedErrors.map((one) => one.responseCode ?? 0) : [responseCode]
  if (codes.some((code) => code < 500)) throw error
  throw new Refused(error instanceof Error ? error.message : String(error), { cause: error })
}

function senderOf(url: URL): string {
  const user = decodeURIComponent(url.username)
  return url.searchParams.get('from') ?? (user.includes('@') ? user : `Ampdeck <ampdeck@${url.hostname}>`)
}

/** What stands behind the @ of `Name <user@domain>`. */
function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'ampdeck'
}
