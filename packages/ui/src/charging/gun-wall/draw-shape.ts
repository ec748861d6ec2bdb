import type { Shape } from '@ampdeck/api/enumeration'
import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import { shapes } from '../../foundation/glyph/shapes.tsx'

/** Attributes of the SVG elements of which glyphs are made. */
interface Attributes {
  d?: string
  cx?: string
  cy?: string
  r?: string
  x?: string
  y?: string
  width?: string
  height?: string
  rx?: string
  fill?: string
  stroke?: string
  strokeWidth?: string
  strokeDasharray?: string
  children?: ReactNode
}

/**
 * Draws the glyph of a state on a canvas, from the same shapes as on the page.
 *
 * @param size edge in pixels
 * @param colour in place of `currentColor`
 * @param cut what is seen through the holes
 */
export function drawShape(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  name: Shape,
  size: number,
  colour: string,
  cut: string,
): void {
  context.save()
  context.scale(size / 16, size / 16)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  draw(shapes[name])
  context.restore()

  function draw(node: ReactNode) {
    Children.forEach(node, (child) => {
      if (!isValidElement<Attributes>(child)) return
      const { props, type } = child
      if (type === Fragment) return draw(props.children)
      const path = pathOf(String(type), props)
      if (props.fill !== 'none') {
        context.fillStyle = props.fill === 'currentColor' ? colour : cut
        context.fill(path)
      }
      if (props.stroke) {
        context.strokeStyle = props.stroke === 'currentColor' ? colour : cut
        context.lineWidth = Number(props.strokeWidth ?? 1)
        context.setLineDash((props.strokeDasharray ?? '').split(' ').filter(Boolean).map(Number))
        context.stroke(path)
      }
    })
  }
}

function pathOf(type: string, { d, cx, cy, r, x, y, width, height, rx }: Attributes): Path2D {
  const path = new Path2D(type === 'path' ? d : undefined)
  if (type === 'circle') path.arc(Number(cx), Number(cy), Number(r), 0, 2 * Math.PI)
  if (type === 'rect') path.roundRect(Number(x), Number(y), Number(width), Number(height), Number(rx ?? 0))
  return path
}
