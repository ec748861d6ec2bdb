/** What the login pages remember until the window is closed: a reload keeps it, another window does not know it. */
const KEYS = {
  ipInfo: 'ampdeck.ip-info',
  smsWait: 'ampdeck.sms-wait',
  ipWait: 'ampdeck.ip-wait',
  secondStep: 'ampdeck.second-step',
  provider: 'ampdeck.provider',
  closed: 'ampdeck.verification-closed',
} as const
export type NoteName = keyof typeof KEYS

export function readNote(name: NoteName): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEYS[name]) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Says whether it is kept. */
export function keepNote(name: NoteName, value: unknown): boolean {
  try {
    sessionStorage.setItem(KEYS[name], JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function dropNote(name: NoteName): void {
  try {
    sessionStorage.removeItem(KEYS[name])
  } catch {
    // Nothing was kept.
  }
}
