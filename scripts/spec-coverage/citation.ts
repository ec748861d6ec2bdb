const NUMBER = String.raw`\d+\.\d+`

/** `(spec 2.14)` or `(spec 2.14, 2.15)`, with the space before it; another source may follow: `(spec 5.59, domain §4)`. */
export const CITATION = new RegExp(
  String.raw`\s*\(spec (${NUMBER}(?:, ${NUMBER})*)(?:[,;] [a-z][^)]*)?\)`,
  'g',
)

/** What was meant as a citation and would be overlooked. */
export const SLIP = /\bspec\s*§?\s*\d+\.\d+|\bspec §\d/i
