/** PMTiles 3 with one packed tile, that of zoom 0 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
export function mapOf(tile: Buffer, { type = 1, deepest = 14 } = {}): Buffer {
  const about = Buffer.from(
    JSON.stringify({ attribution: '© OpenStreetMap', vector_layers: [{ id: 'roads' }] }),
  )
  const directory = Buffer.from([1, 0, 1, tile.length, 1])
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  const parts = [directory.length, about.length, 0, tile.length]
  let offset = header.length
  for (const [index, length] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  }
  const [NONE, GZIP] = [1, 2]
  header.set([1, NONE, GZIP, type, 0, deepest], 96)
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + index * 4)
  return Buffer.concat([header, directory, about, tile])
}
