import type { Area } from '../../parts/use-area.ts'

/** How the guns of a station stand in their field. */
export interface FieldLayout {
  columns: number
  width: number
  height: number
  gap: number
  /** The size of a tile against that of the design. */
  scale: number
  /** `large` has words, `small` the charge, `mark` only its mark. */
  detail: 'large' | 'small' | 'mark'
}

/* In pixels of the design. */
const GAP = 10
const LARGE = { width: 141, height: 102, most: 1.5 }
const SMALL = { width: 62, height: 62, most: 1.2 }
/** More guns than these have small tiles. */
const MAX_LARGE = 60
/** Below this width there is no room for a figure that can be read from far. */
const LEAST_FIGURE = 54

/** The largest tiles with which all guns of a station have room. */
export function fieldLayout(guns: number, { width, height, unit }: Area): FieldLayout {
  const size = guns > MAX_LARGE ? SMALL : LARGE
  const gap = (guns > MAX_LARGE ? GAP / 2 : GAP) * unit
  const scaleAt = (columns: number) => {
    const rows = Math.ceil(guns / columns)
    const across = (width - (columns - 1) * gap) / columns
    const down = (height - (rows - 1) * gap) / rows
    return Math.min(across / (size.width * unit), down / (size.height * unit), size.most)
  }
  const most = Math.max(1, guns)
  let columns = 1
  for (let count = 2; count <= most; count++) if (scaleAt(count) >= scaleAt(columns)) columns = count
  const scale = scaleAt(columns)
  return {
    columns,
    width: Math.floor(Math.min((width - (columns - 1) * gap) / columns, size.width * scale * unit * 1.2)),
    height: Math.floor(size.height * scale * unit),
    gap,
    scale,
    detail: guns <= MAX_LARGE ? 'large' : size.width * scale >= LEAST_FIGURE ? 'small' : 'mark',
  }
}
