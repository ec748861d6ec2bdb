/** "GD-STD v3". */
export function versionName(code: string, no: number): string {
  return `${code} v${no}`
}
