import type { Gun } from '@ampdeck/ui/gun-tile'

const STYLE = `
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(var(--tile-width, 92px), 1fr)); gap: 4px }
  .plain { height: var(--tile-height, 76px); padding: 4px; border: 1px solid #ddd; border-radius: 6px; overflow: hidden; font-size: 12px }
  .plain i { display: inline-block; width: 8px; height: 8px; border-radius: 50% }
  .plain u { display: block; height: 3px; background: #2f62e6; transform-origin: left }
`

/** The baseline: every tile mounted, its four parts written by reference, no framework. */
export function plainTiles(into: HTMLElement, all: readonly Gun[]): (gun: Gun | undefined) => void {
  const style = document.createElement('style')
  style.textContent = STYLE
  document.head.append(style)
  const grid = document.createElement('div')
  grid.className = 'grid'
  const parts = new Map(all.map((gun) => [gun.id, tileOf(gun)]))
  grid.append(...[...parts.values()].map(({ tile }) => tile))
  into.append(grid)
  fitInto(grid, all.length)

  return (gun) => {
    const part = gun && parts.get(gun.id)
    if (!part) return
    part.dot.style.background = gun.status === 3 ? '#2f62e6' : '#c9301f'
    part.value.textContent = `${Math.round((gun.w ?? 0) / 1_000)} kW, ${gun.soc ?? 0} %`
    part.bar.style.width = `${gun.soc ?? 0}%`
  }
}

function tileOf(gun: Gun) {
  const tile = document.createElement('div')
  tile.className = 'plain'
  const dot = document.createElement('i')
  const value = document.createElement('div')
  const bar = document.createElement('u')
  tile.append(dot, ` ${gun.pileCode}`, value, bar)
  return { tile, dot, value, bar }
}

/** On a wall all tiles are in sight: as large as they can be. */
function fitInto(grid: HTMLElement, count: number): void {
  if (innerWidth < 3_000) return
  const width = Math.floor(Math.sqrt((innerWidth * innerHeight * 1.35) / count)) - 6
  grid.style.setProperty('--tile-width', `${width}px`)
  grid.style.setProperty('--tile-height', `${Math.floor(width / 1.35)}px`)
}
