import { land } from './land.data.ts'

/** For each row of the raster the cells at which sea and land change, land first. */
let shores: readonly (readonly number[])[] | undefined

function readShores(): readonly (readonly number[])[] {
  return land.rows.split('\n').map((row) => {
    let reached = 0
    return row
      .split(' ')
      .filter(Boolean)
      .map((run) => {
        reached += Number.parseInt(run, 36)
        return reached
      })
  })
}

/** Whether there is land at a place, in cells as `project` gives them. */
export function isLand(x: number, y: number): boolean {
  shores ??= readShores()
  const row = shores[Math.floor(y) - land.top]
  if (!row) return false
  const column = Math.floor(x) - land.left
  // How many shores lie to the west: an odd number is land.
  let [low, high] = [0, row.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((row[middle] ?? 0) <= column) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}
