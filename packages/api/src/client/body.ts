/** The query string of a GET: lists are joined by commas, absent fields are left out. */
export function queryOf(input: unknown): string {
  const fields = Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
}

/** JSON text, or a form when a field holds a file; then other values travel as text, objects as JSON. */
export function bodyOf(input: unknown): string | FormData {
  const fields = Object.entries(input ?? {})
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(input ?? {})

  const form = new FormData()
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, asText(value))
  }
  return form
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
