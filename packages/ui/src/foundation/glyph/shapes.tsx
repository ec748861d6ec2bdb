import type { Shape } from '@ampdeck/api/enumeration'
import type { ReactNode } from 'react'

/** A hole through which the background is seen. */
const CUT = 'var(--glyph-cut, var(--colors-bg-surface))'
const DASHED = { strokeDasharray: '2.6 1.9' }

/** The silhouettes, on a field of 16 × 16: a state is known by its shape before its colour. */
export const shapes: Record<Shape, ReactNode> = {
  idle: ring(5.4, 2),
  preparing: drawn(ring(5.6), <path d="M8 2.4a5.6 5.6 0 0 1 0 11.2z" fill="currentColor" />),
  charging: drawn(disc(7), <path d="M9 2.9 4.9 8.9h2.6l-.6 4.2 4.2-6H8.4z" fill={CUT} />),
  full: drawn(plate(1.6), cut('m4.7 8.3 2.3 2.3 4.4-4.7', 1.9)),
  offline: drawn(ring(5.8, 1.6, DASHED), line('M2.6 13.4 13.4 2.6', 1.8)),
  alarm: drawn(
    <path
      d="M8 1.2c.5 0 .9.3 1.2.7l5.9 10.5c.5.9-.2 2.1-1.2 2.1H2.1c-1 0-1.7-1.2-1.2-2.1L6.8 1.9c.3-.4.7-.7 1.2-.7z"
      fill="currentColor"
    />,
    cut('M8 5.4v4', 1.8),
    <circle cx="8" cy="12" r="1.05" fill={CUT} />,
  ),
  fault: drawn(
    <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" fill="currentColor" />,
    cut('m5.7 5.7 4.6 4.6m0-4.6-4.6 4.6', 1.8),
  ),
  reserved: drawn(<path d="M8 .8 15.2 8 8 15.2.8 8z" fill="currentColor" />, cut('M8 5v3.2l2 1.2', 1.6)),
  waiting: drawn(ring(5.8), line('M8 4.8v3.4l2.2 1.3')),
  good: drawn(disc(7), cut('m4.9 8.2 2.2 2.2 4-4.4', 1.8)),
  busy: <rect x="2.4" y="6" width="11.2" height="4" rx="1.4" fill="currentColor" />,
  open: disc(3.4),
  paused: drawn(ring(5.8), line('M6.4 5.9v4.2M9.6 5.9v4.2')),
  building: box(2.4, 2, 1.6, { strokeDasharray: '2.8 2' }),
  closed: drawn(disc(6.6), cut('m5.7 5.7 4.6 4.6m0-4.6-4.6 4.6', 1.7)),
  sending: drawn(ring(5.8), line('M5.2 8h5.2M8.4 5.8 10.6 8l-2.2 2.2')),
  again: drawn(line('M13.6 8A5.6 5.6 0 1 1 11.8 3.9', 1.7), line('M12.4 1.2v3.4H9', 1.7)),
  refused: drawn(ring(5.8), line('m5.9 5.9 4.2 4.2m0-4.2-4.2 4.2')),
  unknown: drawn(ring(5.8, 1.6, DASHED), disc(1.3)),
  // The way back of an invoice: the same signs on a square instead of a circle.
  backWaiting: drawn(box(), line('M8 5v3.2l2.1 1.2')),
  backHalf: drawn(
    box(),
    <path d="M8 2h3.8A2.2 2.2 0 0 1 14 4.2v7.6a2.2 2.2 0 0 1-2.2 2.2H8z" fill="currentColor" />,
  ),
  backSending: drawn(box(), line('M10.8 8H5.4M7.6 5.8 5.4 8l2.2 2.2')),
  backFault: drawn(plate(1.6), cut('M8 4.4v4.4', 1.9), <circle cx="8" cy="11.6" r="1.1" fill={CUT} />),
  backRefused: drawn(box(), line('m5.7 5.7 4.6 4.6m0-4.6-4.6 4.6')),
  backDone: drawn(plate(1.6), cut('M11.4 8H4.8M7.4 5.2 4.6 8l2.8 2.8', 1.8)),
  voiding: drawn(ring(5.8), line('M4.6 11.4 11.4 4.6', 1.6, { strokeDasharray: '1.6 2.2' })),
  voided: drawn(ring(6, 2), line('M3.9 12.1 12.1 3.9', 2)),
  // An alarm level: its number, cut out of a plate where somebody has to act, in a frame where it only informs.
  level1: drawn(plate(1, 3), cut('M6.2 5.4 8.4 4v8', 1.5)),
  level2: drawn(
    plate(1, 3),
    cut('M5.6 5.8C5.9 4.6 6.8 4 8 4c1.4 0 2.4.9 2.4 2.1 0 2.2-4.6 3.3-4.8 5.9h4.9', 1.5),
  ),
  level3: drawn(
    plate(1, 3),
    cut(
      'M5.6 4.9c.6-.6 1.4-.9 2.3-.9 1.4 0 2.3.7 2.3 1.9S9.3 7.8 8 7.8c1.4 0 2.5.8 2.5 2.1S9.4 12 7.9 12c-1 0-1.9-.3-2.5-1',
      1.5,
    ),
  ),
  level4: drawn(plate(1, 3), cut('M9.3 12V4L5.2 9.7h5.6', 1.5)),
  level5: drawn(
    box(1.6, 2.6, 1.2),
    line('M10.2 4.3H6.3l-.4 3.4c.5-.4 1.2-.6 2-.6 1.5 0 2.6.9 2.6 2.4S9.4 12 7.9 12c-1 0-1.9-.4-2.4-1', 1.4),
  ),
  level6: drawn(
    box(1.6, 2.6, 1.2),
    line(
      'M9.9 4.2C7.1 4.9 5.5 7 5.5 9.5 5.5 11 6.5 12 8 12s2.5-1 2.5-2.4S9.5 7.3 8.1 7.3c-1.2 0-2.2.7-2.5 1.7',
      1.4,
    ),
  ),
}

function drawn(under: ReactNode, over: ReactNode, dot?: ReactNode): ReactNode {
  return (
    <>
      {under}
      {over}
      {dot}
    </>
  )
}

function pen(stroke: string, strokeWidth: number) {
  return { fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
}

function line(d: string, width = 1.6, dashes = {}): ReactNode {
  return <path d={d} {...pen('currentColor', width)} {...dashes} />
}

function cut(d: string, width: number): ReactNode {
  return <path d={d} {...pen(CUT, width)} />
}

function ring(r: number, width = 1.6, dashes = {}): ReactNode {
  return <circle cx="8" cy="8" r={r} {...pen('currentColor', width)} {...dashes} />
}

function disc(r: number): ReactNode {
  return <circle cx="8" cy="8" r={r} fill="currentColor" />
}

/** A square as far from the edge of the field as `at`. */
function plate(at: number, rx = 2.6): ReactNode {
  return <rect x={at} y={at} width={16 - 2 * at} height={16 - 2 * at} rx={rx} fill="currentColor" />
}

function box(at = 2, rx = 2.2, width = 1.6, dashes = {}): ReactNode {
  const edge = 16 - 2 * at
  return <rect x={at} y={at} width={edge} height={edge} rx={rx} {...pen('currentColor', width)} {...dashes} />
}
