/** Whether an error of the operating system is one of those codes. */
export function isFailure(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
