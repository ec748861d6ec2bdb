import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a seller's log-in link says: whose it is, until when, and the ticket that it spends. */
export interface Link {
  sellerId: number
  expires: number
  ticket: string
}

const CODE = /^(\d{1,16})\.([\da-z]{1,10})\.([\w-]{32})\.([\w-]{43})$/

/** The value of the query `sellerId`: the link in text, and its signature under the seller's key. */
export function signLink(link: Link, secret: string): string {
  const text = textOf(link)
  return `${text}.${signatureOf(text, secret)}`
}

/** What a value claims; nothing where it is no code at all, such as the mere number of a seller. */
export function readLink(code: string): Link | undefined {
  const [, sellerId, expires, ticket] = CODE.exec(code) ?? []
  if (!sellerId || !expires || !ticket) return undefined
  return { sellerId: Number(sellerId), expires: Number.parseInt(expires, 36), ticket }
}

/** Whether the seller's key has signed exactly this code. */
export function isSigned(code: string, secret: string): boolean {
  const end = code.lastIndexOf('.')
  const [given, expected] = [
    Buffer.from(code.slice(end + 1)),
    Buffer.from(signatureOf(code.slice(0, end), secret)),
  ]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const textOf = ({ sellerId, expires, ticket }: Link) => `${sellerId}.${expires.toString(36)}.${ticket}`

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
