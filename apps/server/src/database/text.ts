/** The pattern of "contains this text", its own wildcards taken literally. */
export function containing(text: string | undefined): string {
  return `%${literal(text)}%`
}

/** The pattern of "begins with this text". */
export function beginningWith(text: string): string {
  return `${literal(text)}%`
}

/** The pattern of "ends with this text". */
export function endingWith(text: string): string {
  return `%${literal(text)}`
}

function literal(text = ''): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
