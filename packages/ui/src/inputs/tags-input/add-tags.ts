/** Tags with those of a typed or pasted text: parted by commas, semicolons or lines, trimmed, each once. */
export function addTags(
  tags: readonly string[],
  text: string,
  {
    most = Number.POSITIVE_INFINITY,
    maxLength = 50,
  }: { most?: number | undefined; maxLength?: number | undefined } = {},
): readonly string[] {
  const added = text
    .split(/[,，;；、\n\r\t]+/)
    .map((tag) => tag.trim().slice(0, maxLength))
    .filter(Boolean)
  return [...new Set([...tags, ...added])].slice(0, Math.max(most, tags.length))
}
