interface Entry {
  value: string
  isReadOnly: boolean
}

/** The settings of a pile by their name: a key of 1.6, `Component.Variable` of 2.0.1. */
export class Configuration {
  readonly #entries: Map<string, Entry>

  constructor(values: Readonly<Record<string, string>>, readOnly: readonly string[]) {
    this.#entries = new Map(
      Object.entries(values).map(([key, value]) => [key, { value, isReadOnly: readOnly.includes(key) }]),
    )
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  keys(): string[] {
    return [...this.#entries.keys()]
  }

  set(key: string, value: string): 'Accepted' | 'Rejected' | 'unknown' {
    const entry = this.#entries.get(key)
    if (!entry) return 'unknown'
    if (entry.isReadOnly || (/^\d+$/.test(entry.value) && !/^\d+$/.test(value))) return 'Rejected'
    entry.value = value
    return 'Accepted'
  }

  /** A whole number of seconds, where there is one above zero. */
  seconds(key: string): number | undefined {
    const value = Number(this.#entries.get(key)?.value)
    return value > 0 ? value : undefined
  }
}
