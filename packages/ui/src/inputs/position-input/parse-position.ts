/** A position that was pasted as one text: "114.0579, 22.5431", "22.5431° N 114.0579° E". */
export function parsePosition(text: string): { lng: number; lat: number } | undefined {
  const plain = text.normalize('NFKC').replaceAll('−', '-')
  const found = [...plain.matchAll(/-?\d{1,3}(?:\.\d+)?/g)].map(([number]) => Number(number))
  const [first, second] = found
  if (found.length !== 2 || first === undefined || second === undefined) return undefined
  // Longitude comes first on the wire; a first number that can only be a latitude, or a letter, says otherwise.
  const isTurned = /^[^EW]*[NS].*[EW]/i.test(plain) || (Math.abs(first) <= 90 && Math.abs(second) > 90)
  const [lng, lat] = isTurned ? [second, first] : [first, second]
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? { lng, lat } : undefined
}
