import type { Shape } from '@ampdeck/api/enumeration'
import type { ReactNode } from 'react'

/** A hole through which the background is seen. */
const CUT = 'var(--glyph-cut, var(--colors-bg-surface))'
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const cutLine = { ...line, stroke: CUT } as const
const solid = { fill: 'currentColor' } as const

/** The silhouettes, on a field of 16 × 16: a state is known by its shape before its colour. */
export const shapes: Record<Shape, ReactNode> = {
  idle: <circle cx="8" cy="8" r="5.4" strokeWidth="2" {...line} />,
  preparing: (
    <>
      <circle cx="8" cy="8" r="5.6" strokeWidth="1.6" {...line} />
      <path d="M8 2.4a5.6 5.6 0 0 1 0 11.2z" {...solid} />
    </>
  ),
  charging: (
    <>
      <circle cx="8" cy="8" r="7" {...solid} />
      <path d="M9 2.9 4.9 8.9h2.6l-.6 4.2 4.2-6H8.4z" fill={CUT} />
    </>
  ),
  full: (
    <>
      <rect x="1.6" y="1.6" width="12.8" height="12.8" rx="2.6" {...solid} />
      <path d="m4.7 8.3 2.3 2.3 4.4-4.7" strokeWidth="1.9" {...cutLine} />
    </>
  ),
  offline: (
    <>
      <circle cx="8" cy="8" r="5.8" strokeWidth="1.6" strokeDasharray="2.6 1.9" {...line} />
      <path d="M2.6 13.4 13.4 2.6" strokeWidth="1.8" {...line} />
    </>
  ),
  alarm: (
    <>
      <path
        d="M8 1.2c.5 0 .9.3 1.2.7l5.9 10.5c.5.9-.2 2.1-1.2 2.1H2.1c-1 0-1.7-1.2-1.2-2.1L6.8 1.9c.3-.4.7-.7 1.2-.7z"
        {...solid}
      />
      <path d="M8 5.4v4" strokeWidth="1.8" {...cutLine} />
      <circle cx="8" cy="12" r="1.05" fill={CUT} />
    </>
  ),
  fault: (
    <>
      <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" {...solid} />
      <path d="m5.7 5.7 4.6 4.6m0-4.6-4.6 4.6" strokeWidth="1.8" {...cutLine} />
    </>
  ),
  reserved: (
    <>
      <path d="M8 .8 15.2 8 8 15.2.8 8z" {...solid} />
      <path d="M8 5v3.2l2 1.2" strokeWidth="1.6" {...cutLine} />
    </>
  ),
  waiting: (
    <>
      <circle cx="8" cy="8" r="5.8" strokeWidth="1.6" {...line} />
      <path d="M8 4.8v3.4l2.2 1.3" strokeWidth="1.6" {...line} />
    </>
  ),
  good: (
    <>
      <circle cx="8" cy="8" r="7" {...solid} />
      <path d="m4.9 8.2 2.2 2.2 4-4.4" strokeWidth="1.8" {...cutLine} />
    </>
  ),
  busy: <rect x="2.4" y="6" width="11.2" height="4" rx="1.4" {...solid} />,
  open: <circle cx="8" cy="8" r="3.4" {...solid} />,
  paused: (
    <>
      <circle cx="8" cy="8" r="5.8" strokeWidth="1.6" {...line} />
      <path d="M6.4 5.9v4.2M9.6 5.9v4.2" strokeWidth="1.6" {...line} />
    </>
  ),
  building: (
    <rect
      x="2.4"
      y="2.4"
      width="11.2"
      height="11.2"
      rx="2"
      strokeWidth="1.6"
      strokeDasharray="2.8 2"
      {...line}
    />
  ),
  closed: (
    <>
      <circle cx="8" cy="8" r="6.6" {...solid} />
      <path d="m5.7 5.7 4.6 4.6m0-4.6-4.6 4.6" strokeWidth="1.7" {...cutLine} />
    </>
  ),
  sending: (
    <>
      <circle cx="8" cy="8" r="5.8" strokeWidth="1.6" {...line} />
      <path d="M5.2 8h5.2M8.4 5.8 10.6 8l-2.2 2.2" strokeWidth="1.6" {...line} />
    </>
  ),
  again: (
    <>
      <path d="M13.6 8A5.6 5.6 0 1 1 11.8 3.9" strokeWidth="1.7" {...line} />
      <path d="M12.4 1.2v3.4H9" strokeWidth="1.7" {...line} />
    </>
  ),
  refused: (
    <>
      <circle cx="8" cy="8" r="5.8" strokeWidth="1.6" {...line} />
      <path d="m5.9 5.9 4.2 4.2m0-4.2-4.2 4.2" strokeWidth="1.6" {...line} />
    </>
  ),
  unknown: (
    <>
      <circle cx="8" cy="8" r="5.8" strokeWidth="1.6" strokeDasharray="2.6 1.9" {...line} />
      <circle cx="8" cy="8" r="1.3" {...solid} />
    </>
  ),
  // The way back of an invoice: the same signs on a square instead of a circle.
  backWaiting: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="2.2" strokeWidth="1.6" {...line} />
      <path d="M8 5v3.2l2.1 1.2" strokeWidth="1.6" {...line} />
    </>
  ),
  backHalf: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="2.2" strokeWidth="1.6" {...line} />
      <path d="M8 2h3.8A2.2 2.2 0 0 1 14 4.2v7.6a2.2 2.2 0 0 1-2.2 2.2H8z" {...solid} />
    </>
  ),
  backSending: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="2.2" strokeWidth="1.6" {...line} />
      <path d="M10.8 8H5.4M7.6 5.8 5.4 8l2.2 2.2" strokeWidth="1.6" {...line} />
    </>
  ),
  backFault: (
    <>
      <rect x="1.6" y="1.6" width="12.8" height="12.8" rx="2.6" {...solid} />
      <path d="M8 4.4v4.4" strokeWidth="1.9" {...cutLine} />
      <circle cx="8" cy="11.6" r="1.1" fill={CUT} />
    </>
  ),
  backRefused: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="2.2" strokeWidth="1.6" {...line} />
      <path d="m5.7 5.7 4.6 4.6m0-4.6-4.6 4.6" strokeWidth="1.6" {...line} />
    </>
  ),
  backDone: (
    <>
      <rect x="1.6" y="1.6" width="12.8" height="12.8" rx="2.6" {...solid} />
      <path d="M11.4 8H4.8M7.4 5.2 4.6 8l2.8 2.8" strokeWidth="1.8" {...cutLine} />
    </>
  ),
  voiding: (
    <>
      <circle cx="8" cy="8" r="5.8" strokeWidth="1.6" {...line} />
      <path d="M4.6 11.4 11.4 4.6" strokeWidth="1.6" strokeDasharray="1.6 2.2" {...line} />
    </>
  ),
  voided: (
    <>
      <circle cx="8" cy="8" r="6" strokeWidth="2" {...line} />
      <path d="M3.9 12.1 12.1 3.9" strokeWidth="2" {...line} />
    </>
  ),
  level1: level('M6.2 5.4 8.4 4v8', true),
  level2: level('M5.6 5.8C5.9 4.6 6.8 4 8 4c1.4 0 2.4.9 2.4 2.1 0 2.2-4.6 3.3-4.8 5.9h4.9', true),
  level3: level(
    'M5.6 4.9c.6-.6 1.4-.9 2.3-.9 1.4 0 2.3.7 2.3 1.9S9.3 7.8 8 7.8c1.4 0 2.5.8 2.5 2.1S9.4 12 7.9 12c-1 0-1.9-.3-2.5-1',
    true,
  ),
  level4: level('M9.3 12V4L5.2 9.7h5.6', true),
  level5: level(
    'M10.2 4.3H6.3l-.4 3.4c.5-.4 1.2-.6 2-.6 1.5 0 2.6.9 2.6 2.4S9.4 12 7.9 12c-1 0-1.9-.4-2.4-1',
    false,
  ),
  level6: level(
    'M9.9 4.2C7.1 4.9 5.5 7 5.5 9.5 5.5 11 6.5 12 8 12s2.5-1 2.5-2.4S9.5 7.3 8.1 7.3c-1.2 0-2.2.7-2.5 1.7',
    false,
  ),
}

/** An alarm level: its number, cut out of a plate where somebody has to act, in a frame where it only informs. */
function level(digit: string, isUrgent: boolean): ReactNode {
  return isUrgent ? (
    <>
      <rect x="1" y="1" width="14" height="14" rx="3" {...solid} />
      <path d={digit} strokeWidth="1.5" {...cutLine} />
    </>
  ) : (
    <>
      <rect x="1.6" y="1.6" width="12.8" height="12.8" rx="2.6" strokeWidth="1.2" {...line} />
      <path d={digit} strokeWidth="1.4" {...line} />
    </>
  )
}
