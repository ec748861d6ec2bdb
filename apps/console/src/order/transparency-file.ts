import type { SignedDocument } from '@ampdeck/api/bill/signed-value'
import { signedPlace } from '@ampdeck/api/enumerations/signed'

const contexts: Readonly<Record<number, string>> = {
  [signedPlace.code.begin]: 'Transaction.Begin',
  [signedPlace.code.end]: 'Transaction.End',
}

/**
 * Signed documents as the file that transparency software reads: each letter by letter with the key to check it by, and
 * without one where none is known.
 */
export function transparencyFile(documents: readonly SignedDocument[]): string {
  const values = documents.map(({ place, format, text, publicKey }) => {
    const context = contexts[place]
    return [
      `  <value${context ? ` context="${context}"` : ''}>`,
      `    <signedData format="${escaped(format)}" encoding="plain">${escaped(text)}</signedData>`,
      ...(publicKey === null ? [] : [`    <publicKey encoding="plain">${escaped(publicKey)}</publicKey>`]),
      '  </value>',
    ].join('\n')
  })
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<values>', ...values, '</values>', ''].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML has no place for at all is left out: then the document was none. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids.
  return text.replace(/[\0-\b\v\f\x0e-\x1f]/g, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
}
