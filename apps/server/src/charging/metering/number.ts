/** No pile has more; what is beyond is nonsense, and would not fit its column. */
const MAX_VALUE = 1_000_000_000_000

/** A value that can be stored; what is no number is unknown. */
export function sane(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && Math.abs(value) < MAX_VALUE ? value : null
}

/** The same as a whole number. */
export function whole(value: number | null): number | null {
  const known = sane(value)
  return known === null ? null : Math.round(known)
}

/** The same as whole per cent. */
export function percent(value: number | null): number | null {
  const known = whole(value)
  return known === null ? null : Math.min(100, Math.max(0, known))
}
