import type { Generated } from 'kysely'
import type { KeptRows, ScopeTags, SecretColumns } from '../../database/tables.ts'

export interface LoginLogTable {
  id: number
  sellerId: number
  account: string
  userId: number | null
  ip: string
  browser: string
  resultCode: number
  ts: number
}

/**
 * The newest captcha of a phone at a seller, and how many it got today; one row a phone, also for phones that belong to nobody,
 * so that both are limited alike.
 */
export interface SmsCaptchaTable {
  /** Whose log-in it is; 0 where no seller is known. */
  sellerId: Generated<number>
  /** What it was asked for: `login`, or `ip` after code 921. */
  scene: string
  phone: string
  /** A slow salted hash over the captcha and what it was asked for; never the captcha. */
  codeHash: string
  tries: number
  /** 0 once it was used. */
  expires: number
  sentTime: number
  /** The day of `sentToday`, in UTC+8. */
  day: string
  sentToday: number
  /** Who asked. */
  ip: string
}

/** A one-time right to log in: an extra verification (`ip`), a second step (`factor`), the challenge
 * of a passkey (`passkey`, `newPasskey`), a ticket of another site (`auth`) or a link (`link`). */
export interface LoginTicketTable {
  /** Of the ticket, which exists only at the client. */
  hash: string
  kind: 'ip' | 'auth' | 'link' | 'factor' | 'passkey' | 'newPasskey'
  sellerId: number
  userId: number
  /** The only address from which it may be used; null means any. */
  ip: string | null
  failures: Generated<number>
  createTime: number
  expires: number
  usedTime: number | null
}

/** The key with which a seller's log-in links are signed. */
export interface LinkKeyTable {
  sellerId: number
  secret: string
  createTime: number
}

export const tables = { loginLog: { keepsAll: true } } as const satisfies ScopeTags
export const secrets = { linkKey: ['secret'] } as const satisfies SecretColumns

/** Logs are kept for 400 days (domain.md §3.1); what is used once is good for minutes. */
export const kept = {
  loginLog: { time: 'ts', days: 400 },
  smsCaptcha: { time: 'sentTime', days: 2 },
  loginTicket: { time: 'createTime', days: 2 },
} as const satisfies KeptRows

declare module '../../database/tables.ts' {
  interface Tables {
    loginLog: LoginLogTable
    smsCaptcha: SmsCaptchaTable
    loginTicket: LoginTicketTable
    linkKey: LinkKeyTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
