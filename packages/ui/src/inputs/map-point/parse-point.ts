import type { MapPoint } from '../../charts/map/projection.ts'

/** The schema takes at most ten decimals, which is a hundredth of a millimetre. */
const DECIMALS = 10

/**
 * The place in a pasted text such as `114.05,22.54`, `114.05，22.54`, `114.05 22.54` or `lng: 114.05, lat: 22.54`.
 * Some maps write latitude first: where only that reading lies on the earth, it is taken.
 */
export function parsePoint(text: string): MapPoint | undefined {
  const [first, second, ...more] = text.match(/-?\d+(?:\.\d+)?/g) ?? []
  if (first === undefined || second === undefined || more.length > 0) return undefined
  if (!/^[\s\da-z经度纬，,;；:：=()（）\-.°[\]]*$/i.test(text)) return undefined
  const [a, b] = [rounded(Number(first), DECIMALS), rounded(Number(second), DECIMALS)]
  if (isOnEarth(a, b)) return { lng: a, lat: b }
  return isOnEarth(b, a) ? { lng: b, lat: a } : undefined
}

/** Whether these are a longitude and a latitude. */
export function isOnEarth(lng: unknown, lat: unknown): boolean {
  return typeof lng === 'number' && typeof lat === 'number' && Math.abs(lng) <= 180 && Math.abs(lat) <= 90
}

/** A number with so many decimals; six are a tenth of a metre, enough for a place pointed at. */
export function rounded(value: number, decimals = 6): number {
  return Number(value.toFixed(decimals))
}
