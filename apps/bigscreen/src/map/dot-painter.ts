import type { Freshness } from '../feed/source.ts'
import type { Area } from '../parts/use-area.ts'
import { dotsOf, glowOf, type Source } from './dots.ts'
import type { Frame } from './projection.ts'

const RAMP = ['#2A3641', '#27424A', '#1F6A5F', '#33B892', '#6EF0C8', '#F0FFF9']
/** What is late has no colour. */
const GREY_RAMP = ['#2A3641', '#2C3844', '#3C4853', '#56626D', '#7B8792', '#98A3AC']
const LEVELS = 30
/* In pixels of the design. */
const PITCH = 9
const SMALLEST = 1.15
const LARGEST = 3.35
const HALO = 92
/** The map has no edge: it fades. */
const FADE = 70

export interface MapPicture {
  frame: Frame
  area: Area
  sources: readonly Source[]
  freshness: Freshness
  /** Pixels of the screen to one of the window. */
  ratio: number
}

/** Draws land as dots that glow by the load near them. */
export function paintDots(canvas: HTMLCanvasElement, picture: MapPicture): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { frame, area, sources, freshness, ratio } = picture
  const { unit } = area
  const shown = freshness === 'gone' ? [] : sources
  const dots = dotsOf(frame, area, PITCH * unit)
  const glow = glowOf(dots, shown, unit)
  const ramp = freshness === 'fresh' ? RAMP : GREY_RAMP

  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, area.width, area.height)
  if (freshness === 'fresh') paintHalos(context, shown, unit)
  const paths = Array.from({ length: LEVELS + 1 }, () => new Path2D())
  for (const [index, { x, y }] of dots.entries()) {
    const level = Math.round((glow[index] ?? 0) * LEVELS)
    const radius = (SMALLEST + (LARGEST - SMALLEST) * (level / LEVELS)) * unit
    const path = paths[level]
    path?.moveTo(x + radius, y)
    path?.arc(x, y, radius, 0, 2 * Math.PI)
  }
  for (const [level, path] of paths.entries()) {
    context.fillStyle = colourAt(ramp, level / LEVELS)
    context.fill(path)
  }
  fadeEdges(context, area)
}

/** A soft light below the dots of a station, on which power flows. */
function paintHalos(context: CanvasRenderingContext2D, sources: readonly Source[], unit: number): void {
  const highest = Math.max(1, ...sources.map(({ powerW }) => powerW))
  context.globalCompositeOperation = 'lighter'
  for (const { x, y, powerW } of sources) {
    const share = Math.sqrt(powerW / highest)
    if (share === 0) continue
    const radius = HALO * (0.4 + 0.6 * share) * unit
    const light = context.createRadialGradient(x, y, 0, x, y, radius)
    light.addColorStop(0, `rgb(79 227 181 / ${0.16 * share})`)
    light.addColorStop(1, 'rgb(79 227 181 / 0)')
    context.fillStyle = light
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  }
  context.globalCompositeOperation = 'source-over'
}

function fadeEdges(context: CanvasRenderingContext2D, { width, height, unit }: Area): void {
  const fade = Math.min(FADE * unit, width / 6, height / 6)
  const edges = [
    [0, 0, fade, 0],
    [width, 0, width - fade, 0],
    [0, 0, 0, fade],
    [0, height, 0, height - fade],
  ] as const
  context.globalCompositeOperation = 'destination-out'
  for (const [fromX, fromY, toX, toY] of edges) {
    const gradient = context.createLinearGradient(fromX, fromY, toX, toY)
    gradient.addColorStop(0, 'rgb(0 0 0)')
    gradient.addColorStop(1, 'rgb(0 0 0 / 0)')
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
  }
  context.globalCompositeOperation = 'source-over'
}

/** The colour at a part of the ramp, 0 to 1. */
function colourAt(ramp: readonly string[], part: number): string {
  const at = part * (ramp.length - 1)
  const index = Math.min(Math.floor(at), ramp.length - 2)
  const from = channelsOf(ramp[index] ?? '')
  const to = channelsOf(ramp[index + 1] ?? '')
  return `rgb(${from.map((value, channel) => value + ((to[channel] ?? 0) - value) * (at - index)).join(' ')})`
}

function channelsOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
