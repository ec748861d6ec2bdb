import {
  AdditiveBlending,
  BoxGeometry,
  type BufferGeometry,
  CanvasTexture,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  type Material,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  QuadraticBezierCurve3,
  RepeatWrapping,
  RingGeometry,
  Shape,
  SRGBColorSpace,
  type Texture,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { glowTexture } from '../../solid/glow-texture.ts'
import { BAY } from './twin-layout.ts'
import type { PartId } from './twin-parts.ts'

/** The shape of a kind of thing, and what it is made of. */
export interface PartShape {
  geometry: BufferGeometry
  material: Material
}

export interface TwinShapes {
  parts: Readonly<Record<PartId, PartShape>>
  dash: BufferGeometry
  dispose(): void
}

/** The side of a car from its tail at the left to its nose, in metres. */
const CAR: readonly [number, number][] = [
  [-2.2, 0.92],
  [-1.9, 1.02],
  [-0.9, 1.38],
  [0, 1.47],
  [0.7, 1.3],
  [1.35, 0.95],
  [2.05, 0.78],
  [2.22, 0.55],
]
const CAR_GLASS: readonly [number, number][] = [
  [-1.5, 1],
  [-0.8, 1.3],
  [0, 1.36],
  [0.62, 1.2],
  [1.1, 0.98],
]
const CAR_WIDTH = 1.74

/** Made anew for each stage: its graphics context goes with it. */
export function makeShapes(hasPv: boolean): TwinShapes {
  const cells = hasPv ? cellTexture() : undefined
  const box = new BoxGeometry()
  const boxBase = standard({ roughness: 0.85 })
  const paint = standard({ roughness: 0.38, metalness: 0.35 })
  const lit = new MeshBasicMaterial({ toneMapped: false })
  const steel = standard({ roughness: 0.6, metalness: 0.3 })
  const roofs = (opacity: number) =>
    standard({
      roughness: 0.24,
      metalness: 0.5,
      transparent: true,
      opacity,
      map: cells ?? null,
      depthWrite: false,
    })
  const bar = new PlaneGeometry(1, 0.34).rotateX(-Math.PI / 2)
  const glow = new PlaneGeometry(4.6, 7).rotateX(-Math.PI / 2)
  const glows = new MeshBasicMaterial({
    map: glowTexture(),
    transparent: true,
    opacity: 0.5,
    blending: AdditiveBlending,
    depthWrite: false,
  })
  const light = (opacity: number) =>
    new MeshBasicMaterial({
      transparent: true,
      opacity,
      blending: AdditiveBlending,
      depthWrite: false,
      side: DoubleSide,
    })

  const parts: TwinShapes['parts'] = {
    ground: { geometry: box, material: boxBase },
    line: { geometry: box, material: boxBase },
    pile: {
      geometry: new RoundedBoxGeometry(0.7, 1.9, 0.5, 2, 0.08),
      material: standard({ roughness: 0.55 }),
    },
    lamp: { geometry: new BoxGeometry(0.16, 0.5, 0.06), material: lit },
    car: { geometry: profile(CAR, CAR_WIDTH, 0.34), material: paint },
    carGlass: {
      geometry: profile(CAR_GLASS, CAR_WIDTH + 0.12, 0.98),
      material: standard({ roughness: 0.15, metalness: 0.6 }),
    },
    bus: { geometry: new RoundedBoxGeometry(2.3, 2.5, 5.1, 3, 0.22).translate(0, 1.6, 0), material: paint },
    truck: { geometry: truck(), material: paint },
    wheel: { geometry: new CylinderGeometry(0.33, 0.33, 0.24, 14).rotateZ(Math.PI / 2), material: boxBase },
    cable: { geometry: cable(), material: lit },
    chargeTrack: { geometry: bar, material: lit },
    charge: { geometry: bar, material: lit },
    glow: { geometry: glow, material: glows },
    post: { geometry: new CylinderGeometry(0.12, 0.12, 4.6, 10), material: steel },
    roof: { geometry: box, material: roofs(hasPv ? 0.82 : 0.34) },
    roofFront: { geometry: box, material: roofs(hasPv ? 0.46 : 0.2) },
    transformer: { geometry: box, material: steel },
    rib: { geometry: box, material: steel },
    beam: { geometry: new ConeGeometry(1.5, 6, 28, 1, true), material: light(0.2) },
    ring: { geometry: new RingGeometry(0.93, 1, 48).rotateX(-Math.PI / 2), material: light(0.8) },
    pick: {
      geometry: new BoxGeometry(BAY.width, 2, BAY.length),
      material: new MeshBasicMaterial({
        transparent: true,
        opacity: 0,
        depthWrite: false,
        colorWrite: false,
      }),
    },
  }
  const dash = new BoxGeometry(0.28, 0.05, 0.7)
  return {
    parts,
    dash,
    dispose() {
      cells?.dispose()
      dash.dispose()
      for (const { geometry, material } of Object.values(parts)) {
        geometry.dispose()
        material.dispose()
      }
    },
  }
}

const standard = (of: ConstructorParameters<typeof MeshStandardMaterial>[0]) => new MeshStandardMaterial(of)

/** A side view as wide as a car, its nose away from who looks on. */
function profile(points: readonly [number, number][], width: number, foot: number): BufferGeometry {
  const shape = new Shape()
  const [first] = points
  const last = points.at(-1)
  shape.moveTo(first?.[0] ?? 0, foot)
  shape.lineTo(first?.[0] ?? 0, first?.[1] ?? 0)
  shape.splineThru(points.slice(1).map(([x, y]) => new Vector2(x, y)))
  shape.lineTo(last?.[0] ?? 0, foot)
  const bevel = 0.06
  return new ExtrudeGeometry(shape, {
    depth: width - 2 * bevel,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 3,
  })
    .translate(0, 0, bevel - width / 2)
    .rotateY(Math.PI / 2)
}

function truck(): BufferGeometry {
  return profile(
    [
      [-2.6, 2.75],
      [1.1, 2.8],
      [1.2, 2.2],
      [2.3, 2.1],
      [2.55, 1.2],
    ],
    2.2,
    0.45,
  )
}

/** From a gun at its pile to the nose of a car, hanging. */
function cable(): BufferGeometry {
  const way = new QuadraticBezierCurve3(
    new Vector3(0, 1.3, -0.1),
    new Vector3(0, 0.1, 0.5),
    new Vector3(0, 0.75, 1),
  )
  return new TubeGeometry(way, 12, 0.05, 6)
}

/** Cells of a PV panel with their silver lines. */
function cellTexture(): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = 128
  canvas.height = 128
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#0E2547'
    context.fillRect(0, 0, 128, 128)
    context.strokeStyle = '#2A4D78'
    context.lineWidth = 1.5
    for (let at = 0; at <= 128; at += 32) {
      context.strokeRect(at, 0, 0.5, 128)
      context.strokeRect(0, at, 128, 0.5)
    }
    context.strokeStyle = '#6C88A8'
    context.lineWidth = 4
    context.strokeRect(0, 0, 128, 128)
  }
  const texture = new CanvasTexture(canvas)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(12, 5)
  texture.colorSpace = SRGBColorSpace
  return texture
}
