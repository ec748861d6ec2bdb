import type { Language } from '@ampdeck/api/enumeration'
import { gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import type { Gun } from '../gun-tile/gun.ts'
import { drawShape } from './draw-shape.ts'
import type { WallLayout } from './wall-layout.ts'
import type { StatusColours, WallPalette } from './wall-palette.ts'

/** One tile as it is to be drawn. */
export interface WallTile {
  gun: Gun | undefined
  isStale: boolean
}

export interface WallScene {
  layout: WallLayout
  palette: WallPalette
  /** Device pixels per pixel of the page. */
  ratio: number
  language: Language
}

export interface WallPainter {
  /** Draws a tile, or only what has changed on it since it was last drawn. */
  paint(index: number, tile: WallTile): void
}

interface Word {
  text: string
  size: number
  weight: number
  colour: string
  background: string
  /** What it covers. */
  box: { width: number; height: number }
}

/** Tiles narrower than this have no room for power and name; narrower than the second not even for a letter. */
const LEAST_FOR_POWER = 50
const LEAST_FOR_LETTER = 22
/** So many ready-made texts are kept: every power from 0 to 480 kW, and the names of a wall of guns. */
const MAX_TEXTS = 2_000

/**
 * Draws tiles on a wall that is made of strips, each a canvas of its own: several of moderate size are handed over to the
 * screen at half the cost of one large (measured by bench-tiles). What repeats is drawn once and copied: an empty tile per
 * status, and each text.
 *
 * @param contexts of the strips from top to bottom, each `rowsPerStrip` rows high
 */
export function createPainter(
  contexts: readonly CanvasRenderingContext2D[],
  rowsPerStrip: number,
  { layout, palette, ratio, language }: WallScene,
): WallPainter {
  const px = (value: number) => Math.round(value * ratio)
  const width = px(layout.width)
  const height = px(layout.height)
  const hasPower = layout.width >= LEAST_FOR_POWER
  const hasLetter = layout.width >= LEAST_FOR_LETTER
  const inset = Math.max(1, px(layout.width * 0.07))
  const line = Math.max(1, Math.round(ratio))
  const small = Math.max(8, Math.round(layout.height * 0.24)) * ratio
  const large = Math.max(9, Math.round(layout.height * 0.34)) * ratio
  const glyph = hasLetter ? Math.round(small * 0.95) : Math.min(width, height) - 2 * inset
  const bar = { height: Math.max(2, px(layout.height * 0.07)), width: width - 2 * inset }
  const empty = new Map<string, ImageBitmap>()
  const words = new Map<string, ImageBitmap>()
  /** What stands on the canvas now, by which the next painting knows what to leave. */
  const shown: (string | undefined)[] = []
  const valueTop = Math.round(inset + small * 1.15)
  const barTop = height - inset - bar.height
  const nameBox = { width: width - 3 * inset - glyph, height: Math.round(small * 1.15) }
  const valueBox = { width: bar.width, height: barTop - valueTop - 1 }

  /** A text on the background of its tile, without transparency: copied, it covers what stood there. */
  function wordOf(word: Word): ImageBitmap {
    const { text, size, weight, colour, background, box } = word
    const key = `${text} ${size} ${colour} ${background}`
    const known = words.get(key)
    if (known) return known
    if (words.size >= MAX_TEXTS) words.clear()
    const canvas = new OffscreenCanvas(Math.max(1, box.width), Math.max(1, box.height))
    const context = canvas.getContext('2d', { alpha: false })
    if (context) {
      context.fillStyle = background
      context.fillRect(0, 0, box.width, box.height)
      context.font = `${weight} ${size}px ${palette.font}`
      context.fillStyle = colour
      context.textBaseline = 'middle'
      context.fillText(text, 0, box.height / 2)
    }
    const made = canvas.transferToImageBitmap()
    words.set(key, made)
    return made
  }

  function emptyOf(status: number, isStale: boolean): ImageBitmap {
    const key = `${status} ${isStale}`
    const known = empty.get(key)
    if (known) return known
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { alpha: false })
    if (context) drawEmpty(context, status, isStale)
    const made = canvas.transferToImageBitmap()
    empty.set(key, made)
    return made
  }

  function drawEmpty(context: OffscreenCanvasRenderingContext2D, status: number, isStale: boolean): void {
    const colours = palette.of(status)
    context.fillStyle = palette.behind
    context.fillRect(0, 0, width, height)
    context.beginPath()
    context.roundRect(line / 2, line / 2, width - line, height - line, Math.min(6 * ratio, height * 0.12))
    context.fillStyle = colours.background
    context.fill()
    if (gunStatus.key(status) === 'offline') hatch(context, colours)
    context.strokeStyle = colours.line
    context.lineWidth = line
    context.stroke()

    const look = gunStatus.mark(status)
    context.globalAlpha = isStale ? 0.5 : 1
    if (hasLetter) context.translate(width - inset - glyph, inset)
    else context.translate((width - glyph) / 2, (height - glyph) / 2)
    drawShape(context, look?.shape ?? 'offline', glyph, colours.glyph, colours.background)
  }

  function hatch(context: OffscreenCanvasRenderingContext2D, colours: StatusColours): void {
    context.save()
    context.clip()
    context.globalAlpha = 0.16
    context.strokeStyle = colours.fill
    context.lineWidth = line
    context.beginPath()
    for (let at = -height; at < width; at += 6 * ratio) {
      context.moveTo(at, height)
      context.lineTo(at + height, 0)
    }
    context.stroke()
    context.restore()
  }

  function drawName(
    context: CanvasRenderingContext2D,
    x: number,
    y: number,
    gun: Gun,
    colours: StatusColours,
  ) {
    const letter = letterOf(gun.letter)
    const text = hasPower ? `${gun.pileCode.slice(-4)}${letter}` : letter
    const { background, second: colour } = colours
    context.drawImage(
      wordOf({ text, size: small, weight: 400, colour, background, box: nameBox }),
      x + inset,
      y + inset,
    )
  }

  function drawValue(context: CanvasRenderingContext2D, x: number, y: number, { gun, isStale }: WallTile) {
    if (!gun) return
    const colours = palette.of(gun.status)
    const { background } = colours
    // Without a known power the word of its status stands there.
    const watts = gun.w ?? Number.NaN
    const isCharging = watts > 0
    const isFilling = isCharging || gun.status === gunStatus.code.charging
    if (hasPower) {
      const text = isCharging ? `${Math.round(watts / 1_000)} kW` : gunStatus.label(gun.status, language)
      const look = isCharging ? { size: large, weight: 560 } : { size: small, weight: 400 }
      const colour = isStale ? colours.second : colours.text
      const word = wordOf({ text, ...look, colour, background, box: valueBox })
      context.drawImage(word, x + inset, y + valueTop)
    }
    // An unknown state of charge fills nothing.
    const filled = isFilling ? Math.round((bar.width * clamped(gun.soc ?? 0)) / 100) : 0
    if (filled > 0) {
      context.fillStyle = colours.fill
      context.fillRect(x + inset, y + barTop, filled, bar.height)
    }
    if (filled < bar.width) {
      context.fillStyle = background
      context.fillRect(x + inset + filled, y + barTop, bar.width - filled, bar.height)
    }
  }

  return {
    paint(index, tile) {
      const row = Math.floor(index / layout.columns)
      const context = contexts[Math.floor(row / rowsPerStrip)]
      if (!context) return
      const x = px((index % layout.columns) * layout.pitchX)
      const y = px((row % rowsPerStrip) * layout.pitchY)
      const { gun, isStale } = tile
      const frame = gun ? `${gun.status} ${isStale} ${gun.pileCode} ${gun.letter}` : ''

      if (gun && shown[index] === frame) {
        if (gunStatus.key(gun.status) !== 'offline') drawValue(context, x, y, tile)
        return
      }
      shown[index] = frame
      if (!gun) {
        context.fillStyle = palette.behind
        context.fillRect(x, y, width, height)
        return
      }
      context.drawImage(emptyOf(gun.status, isStale), x, y)
      if (hasLetter) drawName(context, x, y, gun, palette.of(gun.status))
      // The hatch says it, and a text would cover the hatch.
      if (gunStatus.key(gun.status) !== 'offline') drawValue(context, x, y, tile)
    },
  }
}

const clamped = (soc: number) => Math.min(100, Math.max(0, soc))
