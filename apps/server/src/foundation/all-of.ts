/** Waits for several things at once, and gives each by its name. */
export async function allOf<Parts extends Readonly<Record<string, unknown>>>(
  parts: Parts,
): Promise<{ [Name in keyof Parts]: Awaited<Parts[Name]> }> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part] as const),
  )
  return Object.fromEntries(found) as { [Name in keyof Parts]: Awaited<Parts[Name]> }
}
