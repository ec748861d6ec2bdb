import type { ExtraVerification } from '@ampdeck/api/system/user'
import { dropNote, keepNote, readNote } from './session-note.ts'

/** Keeps what code 921 gave: the address, the ticket that goes on, and the masked phone (requirements.md §4). */
export function keepIpInfo(info: unknown): boolean {
  return keepNote('ipInfo', info)
}

export function readIpInfo(): ExtraVerification | undefined {
  const kept = readNote('ipInfo') as Partial<ExtraVerification> | undefined
  if (typeof kept?.ip !== 'string' || typeof kept.ticket !== 'string' || typeof kept.mobile !== 'string')
    return undefined
  return { ip: kept.ip, ticket: kept.ticket, mobile: kept.mobile }
}

/** The verification has ended, well or badly. */
export function dropIpInfo(): void {
  dropNote('ipInfo')
  dropNote('ipWait')
}
