import type { MapSize, Pixel } from './projection.ts'

/** A part of a map, in pixels from its left and top edge. */
export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

export function meets(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function isWithin({ left, top, right, bottom }: Rectangle, { width, height }: MapSize): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height
}

export function middleOf({ left, top, right, bottom }: Rectangle): Pixel {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** About as wide as a text is: a Chinese letter takes its whole size, a Latin one little more than half. */
export function textWidth(text: string, fontSize: number): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 1 : 0.57), 0) * fontSize
}
