/** A row of what a pile has reported, by the names of the standard. */
export type PileRecord = Readonly<Record<string, string>>

/** The lists that answers and reports bring, apart from settings (pile-settings.ts). */
const LISTS = [
  'monitors',
  'setMonitoringResult',
  'clearMonitoringResult',
  'displays',
  'profiles',
  'tariffAssignments',
  'clearTariffsResult',
  'controls',
  'customerData',
]
/** As deep as it helps a reader: what lies deeper is shown as JSON. */
const MAX_DEPTH = 3

/** What an answer lists, each item flat: `component.name` is its own column. */
export function recordsIn(response: unknown): PileRecord[] {
  if (typeof response !== 'object' || response === null) return []
  return LISTS.flatMap((name) => {
    const list = (response as Readonly<Record<string, unknown>>)[name]
    return Array.isArray(list) ? list.map((item) => flat(item)) : []
  })
}

/** The columns of rows, in the order in which they appear. */
export function columnsIn(records: readonly PileRecord[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))]
}

function flat(value: unknown, path: readonly string[] = []): Record<string, string> {
  if (value === null || value === undefined) return {}
  const name = path.join('.') || 'value'
  if (typeof value !== 'object') return { [name]: String(value) }
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object')
    return { [name]: isPlain ? value.join(', ') : JSON.stringify(value) }
  }
  if (path.length >= MAX_DEPTH) return { [name]: JSON.stringify(value) }
  const fields = Object.entries(value).filter(([field]) => field !== 'customData')
  return Object.assign({}, ...fields.map(([field, inside]) => flat(inside, [...path, field])))
}
