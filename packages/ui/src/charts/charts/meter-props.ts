interface Measured {
  label: string
  value: number | null
  /** The end of the scale, which begins at 0. */
  max: number
  /** What is said of a value that is known. */
  text: string
  /** And where none is. */
  unknown: string
}

/** The role of a drawn scale: a meter, which has a value by its nature; where nothing is known, a picture that says so. */
export function meterProps({ label, value, max, text, unknown }: Measured) {
  if (value === null) return { role: 'img', 'aria-label': `${label}: ${unknown}` } as const
  return {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(max, Math.max(0, value)),
    'aria-valuetext': text,
  } as const
}
