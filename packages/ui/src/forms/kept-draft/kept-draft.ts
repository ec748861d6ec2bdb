/** What was typed into a form, kept on this device until it is saved or given up. */
export interface KeptDraft {
  readonly at: number
  /** The version of the record that was edited; another one makes the draft worthless. */
  readonly version: number | undefined
  readonly values: Readonly<Record<string, unknown>>
  /** Names the sending of this draft, however often it is tried, so that it is saved once. */
  readonly key?: string | undefined
}

const PREFIX = 'ampdeck.draft.'
const keyOf = (name: string) => `${PREFIX}${name}`

/** Reads a draft; one that is broken, or of another version, is none. */
export function readDraft(name: string, version: number | undefined): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
    return isKeptDraft(kept) && kept.version === version ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; says false where the browser's storage is full or blocked: nothing is kept then. */
export function keepDraft(name: string, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(name: string): void {
  remove((key) => key === keyOf(name))
}

/** Forgets every draft whose name begins so; without a beginning, all. */
export function forgetDrafts(beginning = ''): void {
  remove((key) => key.startsWith(keyOf(beginning)))
}

/** The names of all drafts that begin so. */
export function keptNames(beginning: string): string[] {
  return keysWith((key) => key.startsWith(keyOf(beginning))).map((key) => key.slice(PREFIX.length))
}

function remove(isMeant: (key: string) => boolean): void {
  for (const key of keysWith(isMeant)) localStorage.removeItem(key)
}

/** Storage that is blocked keeps nothing. */
function keysWith(isMeant: (key: string) => boolean): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys.filter(isMeant)
  } catch {
    return []
  }
}

function isKeptDraft(value: unknown): value is KeptDraft {
  const { at, values, key } = (value ?? {}) as { [Name in keyof KeptDraft]?: unknown }
  const isNamed = key === undefined || typeof key === 'string'
  return typeof at === 'number' && typeof values === 'object' && values !== null && isNamed
}
