const MINUTE = 60_000

/** Eight points around the middle, each two pixels from the next. */
const PATH = [
  [-2, -2],
  [0, -2],
  [2, -2],
  [2, 0],
  [2, 2],
  [0, 2],
  [-2, 2],
  [-2, 0],
] as const

/** Where the whole page stands, in pixels: it moves by 2 px a minute, so that no line burns into the panel. */
export function pixelShift(now: number): `${number}px ${number}px` {
  const minute = Math.floor(now / MINUTE)
  const [x, y] = PATH[minute % PATH.length] ?? PATH[0]
  return `${x}px ${y}px`
}
