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
export const shapes = {
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
} satisfies Record<string, ReactNode>

export type GlyphName = keyof typeof shapes
