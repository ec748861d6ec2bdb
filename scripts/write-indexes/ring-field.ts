import { join } from 'node:path'
import { CELLS, dayShapes } from './day-shapes.ts'

const INNER = 96
const STEP = 8.6
const THICKNESS = 7.2
/** Greys of the field: enough to read a curve, few enough to draw a ring with a handful of circles. */
const GREYS = ['23292c', '343b3d', '474e50', '5a6163', '6e7676', '848c8a', '9aa29f', 'b4bcb8', 'd6dcd9']
const HOUR = (2 * Math.PI) / 24

/** The picture of the log-in page, and where it stands. */
export function ringFieldPicture(folder: string): [path: string, text: string] {
  return [join(folder, 'src/charging/login-art/ring-field.svg'), ringField()]
}

/**
 * The art of the login page as an SVG document: one ring per station, one cell per quarter of an hour, brighter is
 * more power. Each ring is one circle per grey, dashed where its cells have it; spokes part the cells.
 */
export function ringField(): string {
  const days = dayShapes()
  const outer = INNER + days.length * STEP
  const rings = days.map((day, index) => ringOf(day, outer - (index + 0.5) * STEP))

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="-320 -320 640 640">',
    `<g fill="none" stroke-width="${THICKNESS}" transform="rotate(-90)">${rings.join('')}</g>`,
    `<path stroke="#14181a" stroke-width="1.4" d="${spokes(INNER, outer)}"/>`,
    '</svg>\n',
  ].join('\n')
}

function ringOf(day: readonly number[], radius: number): string {
  const levels = day.map((load) => Math.min(GREYS.length - 1, Math.floor(load * GREYS.length)))

  return GREYS.map((grey, level) => {
    if (!levels.includes(level)) return ''
    return `<circle r="${round(radius)}" pathLength="${CELLS}" stroke="#${grey}" stroke-dasharray="${dashes(levels, level)}"/>`
  }).join('')
}

/** Lengths of runs, drawn and left out in turn, beginning with a drawn one that may be empty. */
function dashes(levels: readonly number[], level: number): string {
  const runs = [0]
  levels.forEach((found, cell) => {
    const isDrawn = found === level
    const drawsNow = runs.length % 2 === 1
    if (isDrawn === drawsNow) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else runs.push(1)
    if (cell === levels.length - 1 && runs.length % 2 === 1) runs.push(0)
  })
  return runs.join(' ')
}

function spokes(inner: number, outer: number): string {
  return Array.from({ length: CELLS }, (_, cell) => {
    const angle = (cell * HOUR) / 4
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    return `M${round(x * inner)} ${round(y * inner)}L${round(x * outer)} ${round(y * outer)}`
  }).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
