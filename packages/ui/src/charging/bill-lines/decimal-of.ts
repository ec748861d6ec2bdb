/** A decimal number written out exactly: 77,167,224 with 7 places is 7.7167224. At least two places remain. */
export function decimalOf(value: bigint, places: number, least = 2): string {
  const sign = value < 0n ? '−' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, -places).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const fraction = digits.slice(-places).replace(/0+$/, '').padEnd(least, '0')
  return `${sign}${whole}.${fraction}`
}
