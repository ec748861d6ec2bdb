import { CanvasTexture } from 'three'

const SIZE = 128
let texture: CanvasTexture | undefined

/** A soft round light, to be added to what lies behind it: bloom without a second pass. */
export function glowTexture(): CanvasTexture {
  if (texture) return texture
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (context) {
    const half = SIZE / 2
    const light = context.createRadialGradient(half, half, 0, half, half, half)
    light.addColorStop(0, 'rgb(255 255 255 / 0.9)')
    light.addColorStop(0.3, 'rgb(255 255 255 / 0.32)')
    light.addColorStop(1, 'rgb(255 255 255 / 0)')
    context.fillStyle = light
    context.fillRect(0, 0, SIZE, SIZE)
  }
  texture = new CanvasTexture(canvas)
  return texture
}
