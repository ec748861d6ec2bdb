import { gunStatus } from '@ampdeck/api/enumerations/equipment'

/** The colours of one status on the wall, as the canvas takes them. */
export interface StatusColours {
  background: string
  line: string
  text: string
  second: string
  glyph: string
  /** The part of the tile that is charged. */
  fill: string
}

export interface WallPalette {
  /** Between the tiles. */
  behind: string
  of(status: number): StatusColours
  font: string
}

/**
 * The colours of the theme in force at an element, read once: asking the style of every tile would cost more than
 * drawing it.
 */
export function readPalette(element: Element): WallPalette {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--colors-${name}`).trim()
  const made = new Map<number, StatusColours>()

  function make(status: number): StatusColours {
    const key = gunStatus.key(status) ?? 'offline'
    const [fill, fg] = [read(`gun-${key}-fill`), read(`gun-${key}-fg`)]
    if (key === 'alarm' || key === 'fault') {
      return { background: read(`gun-${key}-tint`), line: fill, text: fg, second: fg, glyph: fg, fill }
    }
    const second = read('fg-muted')
    const text = key === 'idle' || key === 'offline' ? second : read('fg')
    return { background: read('bg-surface'), line: read('line'), text, second, glyph: fg, fill }
  }

  return {
    behind: backgroundOf(element),
    of(status) {
      const colours = made.get(status) ?? make(status)
      made.set(status, colours)
      return colours
    },
    font: style.fontFamily,
  }
}

/** The background on which the wall stands: of the nearest element that has one. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
  }
  return getComputedStyle(element).getPropertyValue('--colors-bg-canvas').trim()
}
