import type { ReactElement } from 'react'

/** Between the parts of a stacked column, px. */
const GAP = 1.5

interface ColumnProps {
  x?: number | undefined
  y?: number | undefined
  width?: number | undefined
  height?: number | undefined
  fill?: string | undefined
  index?: number | undefined
}

/** A column, parted from what it stands on; one that is not complete is faint. */
export function columnShape(isPart: boolean, incompleteAt: number) {
  return (props: unknown): ReactElement => {
    const { x = 0, y = 0, width = 0, height = 0, fill, index } = props as ColumnProps
    const gap = isPart ? GAP : 0
    // Recharts draws what is below zero with a height below zero.
    const top = Math.min(y, y + height)
    return (
      <rect
        x={x}
        y={top}
        width={Math.max(0, width)}
        height={Math.max(0, Math.abs(height) - Math.min(gap, Math.abs(height) / 2))}
        rx={1}
        fill={fill}
        fillOpacity={index === incompleteAt ? 0.55 : 1}
        data-incomplete={index === incompleteAt || undefined}
      />
    )
  }
}

interface DotProps {
  key?: string | undefined
  cx?: number | undefined
  cy?: number | undefined
  index?: number | undefined
}

/** The dots of a line: points without neighbours, which no line would show, and the end of a series that goes on. */
export function pointDot(values: readonly (number | null)[], colour: string, hasEnd: boolean) {
  const last = values.findLastIndex((value) => value !== null)
  const isOpen = hasEnd && last < values.length - 1

  return (props: unknown): ReactElement => {
    const { cx, cy, index = -1 } = props as DotProps
    const isLonely = values[index] != null && values[index - 1] == null && values[index + 1] == null
    if (cx === undefined || cy === undefined || !(isLonely || (isOpen && index === last))) {
      return <g key={index} />
    }
    return (
      <circle
        key={index}
        cx={cx}
        cy={cy}
        r={5}
        fill={colour}
        stroke="var(--colors-bg-surface)"
        strokeWidth={2}
      />
    )
  }
}
