/** Lines of cells as text that a spreadsheet takes from the clipboard. */
export function tsvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map(quoted).join('\t')).join('\r\n')
}

/** The text of a cell that is not ours: what a spreadsheet would run begins with an apostrophe, real numbers do not. */
export function guarded(text: string): string {
  const isNumber = /^[+-]?\d+([.,]\d+)*\s*%?$/.test(text.trim())
  return !isNumber && /^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text
}

/** Tabs and line breaks stay within the cell that has them, as spreadsheets write them themselves. */
function quoted(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
