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
export function readDraft(
  storage: Storage,
  name: string,
  version: number | undefined,
): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(name)) ?? 'null')
    return isKeptDraft(kept) && kept.version === version ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; says false where the device has no room, which only means that nothing is kept. */
export function keepDraft(storage: Storage, name: string, draft: KeptDraft): boolean {
  try {
    storage.setItem(keyOf(name), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(storage: Storage, name: string): void {
  storage.removeItem(keyOf(name))
}

/** Forgets every draft whose name begins so; without a beginning, all. */
export function forgetDrafts(storage: Storage, beginning = ''): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const name of names) if (name.startsWith(keyOf(beginning))) storage.removeItem(name)
}

function isKeptDraft(value: unknown): value is KeptDraft {
  const { at, values, key } = (value ?? {}) as { [Name in keyof KeptDraft]?: unknown }
  const isNamed = key === undefined || typeof key === 'string'
  return typeof at === 'number' && typeof values === 'object' && values !== null && isNamed
}
