/** Where tiles stand on a wall, in pixels of the page. */
export interface WallLayout {
  columns: number
  rows: number
  /** From one tile to the next. */
  pitchX: number
  pitchY: number
  /** A tile itself. */
  width: number
  height: number
}

/** Width of a tile over its height, as the tiles of the console have it. */
const SHAPE = 1.35
const GAP_SHARE = 0.08

/** Lays out so many tiles that all are seen and each is as large as it can be. */
export function layoutWall(count: number, width: number, height: number): WallLayout | undefined {
  if (count < 1 || width < 1 || height < 1) return undefined
  let best: { columns: number; size: number } = { columns: 1, size: 0 }

  const ideal = Math.sqrt((count * width) / (height * SHAPE))
  const from = Math.max(1, Math.floor(ideal * 0.7))
  for (let columns = from; columns <= Math.min(count, Math.ceil(ideal * 1.4) + 1); columns++) {
    const rows = Math.ceil(count / columns)
    const size = Math.min(width / columns, (height / rows) * SHAPE)
    if (size > best.size) best = { columns, size }
  }

  const { columns } = best
  const rows = Math.ceil(count / columns)
  const pitchX = Math.floor(width / columns) || 1
  const pitchY = Math.min(Math.floor(height / rows) || 1, Math.ceil(pitchX / SHAPE))
  const gap = Math.max(1, Math.round(Math.min(pitchX, pitchY) * GAP_SHARE))
  return {
    columns,
    rows,
    pitchX,
    pitchY,
    width: Math.max(1, pitchX - gap),
    height: Math.max(1, pitchY - gap),
  }
}

/** The number of the tile at a point; nothing between tiles and behind the last. */
export function tileIndexAt(layout: WallLayout, count: number, x: number, y: number): number | undefined {
  const column = Math.floor(x / layout.pitchX)
  const row = Math.floor(y / layout.pitchY)
  const isInside = x - column * layout.pitchX < layout.width && y - row * layout.pitchY < layout.height
  const index = row * layout.columns + column
  if (column < 0 || column >= layout.columns || row < 0 || !isInside || index >= count) return undefined
  return index
}

/** Where a tile stands. */
export function boxOf({ columns, pitchX, pitchY, width, height }: WallLayout, index: number) {
  return { left: (index % columns) * pitchX, top: Math.floor(index / columns) * pitchY, width, height }
}

/** The tile to which a key leads from another; the same one at the ends. */
export function walkWall(
  { columns }: WallLayout,
  count: number,
  index: number,
  key: string,
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key]
  if (by === undefined) return undefined
  return index + by >= 0 && index + by < count ? index + by : index
}
