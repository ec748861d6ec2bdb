/** The pattern of "contains this text", its own wildcards taken literally. */
export function containing(text: string | undefined): string {
  return `%${(text ?? '').replace(/[\\%_]/g, '\\$&')}%`
}
