import { type GunKey, gunMarks, MARK_LINE } from '../../guns/marks.ts'
import { type MatrixLayout, tileAt } from './matrix-layout.ts'

/** What is drawn of a gun. */
export interface MatrixGun {
  key: GunKey
  pileCode: string
  /** How full its car is, where that is known. */
  soc?: number | null | undefined
}

/** A ready-made picture of a tile in each state, at one size. */
export type Sprites = (key: GunKey) => HTMLCanvasElement

/** Field of a mark, and its part of a tile. */
const FIELD = 16
const MARK_SHARE = 0.7

/** How strongly the colour of a state fills its tile; the others lie quietly on the background. */
const FILL = 0.3
const TINT: Partial<Record<GunKey, number>> = { charging: 0.34, full: 0.26, alarm: 0.26, fault: 0.3 }
const EDGE: Partial<Record<GunKey, number>> = { preparing: 0.55, reserved: 0.55, alarm: 0.9, fault: 0.9 }

/** Tiles are drawn once per state and then copied. Colours are the custom properties of wall.css at `element`. */
export function makeSprites(element: Element, tile: number, ratio: number): Sprites {
  const style = getComputedStyle(element)
  const made = new Map<GunKey, HTMLCanvasElement>()

  return (key) => {
    const sprite = made.get(key) ?? drawSprite(key, tile, ratio, (name) => style.getPropertyValue(name))
    made.set(key, sprite)
    return sprite
  }
}

/** Draws the whole matrix: a few hundred copies, with a link between the guns of one pile. */
export function paintMatrix(
  canvas: HTMLCanvasElement,
  { blocks, pitch, tile }: MatrixLayout,
  stations: readonly (readonly MatrixGun[])[],
  sprites: Sprites,
  ratio: number,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  const style = getComputedStyle(canvas)
  const [linkColour, fillColour] = ['--line-strong', '--gun-charging'].map((name) =>
    style.getPropertyValue(name),
  )
  const gap = pitch - tile
  const link = Math.max(1, Math.round(tile / 9))

  for (const [station, guns] of stations.entries()) {
    const block = blocks[station]
    if (!block) continue
    for (const [index, { key, pileCode, soc }] of guns.entries()) {
      const { x, y } = tileAt(block, pitch, index)
      context.drawImage(sprites(key), Math.round(x * ratio), Math.round(y * ratio))
      if (soc) {
        const full = (tile * soc) / 100
        context.globalAlpha = FILL
        context.fillStyle = fillColour ?? ''
        context.fillRect(x * ratio, (y + tile - full) * ratio, tile * ratio, full * ratio)
        context.globalAlpha = 1
      }
      context.fillStyle = linkColour ?? ''
      const isLinked = index % block.perRow > 0 && guns[index - 1]?.pileCode === pileCode
      if (isLinked)
        context.fillRect((x - gap) * ratio, (y + (tile - link) / 2) * ratio, gap * ratio, link * ratio)
    }
  }
}

function drawSprite(
  key: GunKey,
  tile: number,
  ratio: number,
  read: (property: string) => string,
): HTMLCanvasElement {
  const size = Math.round(tile * ratio)
  const sprite = document.createElement('canvas')
  sprite.width = size
  sprite.height = size
  const context = sprite.getContext('2d')
  if (!context) return sprite
  const colour = read(`--gun-${key}`)

  drawField(context, key, size, colour, read)
  drawMark(context, key, size, colour, read('--bg'))
  return sprite
}

function drawField(
  context: CanvasRenderingContext2D,
  key: GunKey,
  size: number,
  colour: string,
  read: (property: string) => string,
): void {
  const line = Math.max(1, size / 18)
  context.beginPath()
  context.roundRect(line / 2, line / 2, size - line, size - line, size * 0.16)
  context.fillStyle = read('--raised')
  context.fill()
  context.globalAlpha = TINT[key] ?? 0
  context.fillStyle = colour
  context.fill()
  context.globalAlpha = 1
  if (key === 'offline') hatch(context, size, read('--track'))
  context.globalAlpha = EDGE[key] ?? 1
  context.strokeStyle = key in EDGE ? colour : read('--hairline')
  context.lineWidth = line
  context.stroke()
  context.globalAlpha = 1
}

/** Diagonals inside the field that is the current path. */
function hatch(context: CanvasRenderingContext2D, size: number, colour: string): void {
  const field = new Path2D()
  for (let at = -size; at < size; at += size / 4) {
    field.moveTo(at, size)
    field.lineTo(at + size, 0)
  }
  context.save()
  context.clip()
  context.strokeStyle = colour
  context.lineWidth = size / 12
  context.stroke(field)
  context.restore()
}

function drawMark(
  context: CanvasRenderingContext2D,
  key: GunKey,
  size: number,
  colour: string,
  behind: string,
): void {
  const scale = (size * MARK_SHARE) / FIELD
  context.save()
  context.translate((size * (1 - MARK_SHARE)) / 2, (size * (1 - MARK_SHARE)) / 2)
  context.scale(scale, scale)
  context.lineWidth = MARK_LINE
  context.lineCap = 'round'
  for (const { d, as, dash } of gunMarks[key]) {
    const path = new Path2D(d)
    context.fillStyle = colour
    context.strokeStyle = as === 'cut' ? behind : colour
    context.setLineDash([...(dash ?? [])])
    if (as === 'fill') context.fill(path)
    else context.stroke(path)
  }
  context.restore()
}
