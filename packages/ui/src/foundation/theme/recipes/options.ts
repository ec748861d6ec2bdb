const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A note below a list: what is loading, failed, or missing. Only what takes long is announced to the eye. */
export const note = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  padding: '8px',
  color: 'var(--colors-fg-muted)',
  fontSize: '12px',
  lineHeight: '16px',
  '&[data-waiting]': { animation: 'appear 1ms 200ms both' },
} as const

/** One row of a list that one chooses from; its text may have a detail below it. */
export const option = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  padding: '0 8px',
  borderRadius: 'var(--radii-item)',
  cursor: 'pointer',
  userSelect: 'none',
  '&[aria-selected=true] [data-part=item-text] > span': { fontWeight: 'var(--weights-strong)' },
} as const

export const optionText = {
  display: 'grid',
  minWidth: 0,
  '& > *': ellipsis,
  '& > small': { color: 'var(--colors-fg-muted)', fontSize: '12px', lineHeight: '16px' },
} as const

/** The box of a row that can be chosen beside others: empty, ticked, or with the bar of some but not all. */
export const tick = {
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  width: '14px',
  height: '14px',
  border: '1px solid var(--colors-line-control)',
  borderRadius: 'var(--radii-check)',
  background: 'var(--colors-bg-surface)',
  '&:is([data-tick=all], [data-tick=some])': {
    borderColor: 'var(--colors-accent-mark)',
    background: 'var(--colors-accent-mark)',
    _before: {
      width: '10px',
      height: '10px',
      background: 'var(--colors-check)',
      clipPath: 'polygon(8% 48%, 22% 34%, 41% 53%, 78% 14%, 92% 28%, 41% 81%)',
      content: '""',
    },
  },
  '&[data-tick=some]::before': { clipPath: 'inset(40% 8%)' },
} as const
