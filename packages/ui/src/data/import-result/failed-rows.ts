import { saveBlob } from '../../foundation/clipboard/save-blob.ts'

/** A row of a file that was not kept. */
export interface FailedRow {
  /** From 1. */
  sequence: number
  /** What was wrong with it. */
  content: string
}

/**
 * The rows as a file (RFC 4180) with a byte order mark, so that a spreadsheet reads Chinese. A content that a
 * spreadsheet would take for a formula is kept a text.
 */
export function csvOf(head: readonly [string, string], rows: readonly FailedRow[]): string {
  const lines = [head, ...rows.map(({ sequence, content }) => [String(sequence), content])]
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Gives the user a text as a file. */
export function saveText(fileName: string, text: string): void {
  saveBlob(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
