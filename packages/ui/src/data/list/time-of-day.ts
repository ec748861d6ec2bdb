/** `10:00:04` of an instant, in UTC+8 as all times of the product. */
export function timeOfDay(at: Date | number): string {
  return new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai' })
}
