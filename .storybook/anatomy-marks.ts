/** Where a part is in the document of its story. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Mark {
  number: number
  box: Box
  /** The middle of the number. */
  x: number
  y: number
}

/** From middle to middle of two numbers side by side. */
const APART = 18
/** A number stands out from the corner, so that it hides less of the part. */
const OUT = 4

/** A number on the first corner of each part that is seen, moved along its edge where another number is. */
export function marksOf(boxes: readonly (Box | undefined)[], scale: number): Mark[] {
  const marks: Mark[] = []
  for (const [index, found] of boxes.entries()) {
    if (!found) continue
    const box = {
      x: found.x * scale,
      y: found.y * scale,
      width: found.width * scale,
      height: found.height * scale,
    }
    const y = box.y - OUT
    let x = box.x - OUT
    while (marks.some((other) => Math.hypot(other.x - x, other.y - y) < APART)) x += APART
    marks.push({ number: index + 1, box, x, y })
  }
  return marks
}

/** The first that is seen of what a selector finds, without what of it lies beyond the picture. */
export function boxOf(page: Document, selector: string): Box | undefined {
  const { clientWidth, clientHeight } = page.documentElement
  for (const element of page.querySelectorAll(selector)) {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)]
    const [width, height] = [Math.min(right, clientWidth) - x, Math.min(bottom, clientHeight) - y]
    if (width > 0 && height > 0) return { x, y, width, height }
  }
  return undefined
}
