/** A byte order mark, so that spreadsheet programs read the text as UTF-8. */
const BOM = '\uFEFF'
/** A cell that begins like a formula is made a text, so that opening a file runs nothing (OWASP "CSV injection"). */
const FORMULA = /^[=+\-@\t\r\n]/

/** A table as CSV (RFC 4180). */
export function csvOf(table: readonly (readonly string[])[]): string {
  return BOM + table.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
