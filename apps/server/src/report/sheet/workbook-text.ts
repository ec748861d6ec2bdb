/** A cell of a spreadsheet holds no more characters than this. */
const MAX_CELL = 32_767

/**
 * A text as a spreadsheet can hold it: without the control characters and halves of characters that XML forbids. What
 * would read as an escape of theirs (`_x0041_`) is kept literally.
 */
export function cellText(text: string): string {
  return (
    text
      .slice(0, MAX_CELL)
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, '')
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  )
}

/** The name of a sheet: at most 31 characters, without those that addresses of cells use. */
export function sheetName(name: string): string {
  const plain = cellText(name)
    .replace(/[[\]:*?/\\\n\t]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim()
  return plain.slice(0, 31).trimEnd() || 'Sheet'
}
