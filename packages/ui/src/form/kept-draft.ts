/** What was typed into a form, kept on this device until it is saved or given up. */
export interface KeptDraft {
  readonly at: number
  /** The version of the record that was edited; another one makes the draft worthless. */
  readonly version: number | undefined
  readonly values: Readonly<Record<string, unknown>>
}

const keyOf = (name: string) => `ampdeck.draft.${name}`

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

function isKeptDraft(value: unknown): value is KeptDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  )
}
