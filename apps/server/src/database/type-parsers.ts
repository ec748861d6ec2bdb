import pg from 'pg'

const INT8 = 20
const NUMERIC = 1_700
const INT8_LIST = 1_016

/**
 * How values arrive from the database: every number as a number. Ours are integers below 2^53, and so are their sums;
 * where stored nonsense makes one larger, the page shows the greatest number that there is instead of failing.
 */
export const typeParsers = new pg.TypeOverrides()

typeParsers.setTypeParser(INT8, parseInteger)
typeParsers.setTypeParser(INT8_LIST, (text) =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(parseInteger),
)
// What sum() over bigint answers; a fraction comes from avg() only.
typeParsers.setTypeParser(NUMERIC, (text) => (text.includes('.') ? Number(text) : parseInteger(text)))

function parseInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  return value > 0 ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER
}
