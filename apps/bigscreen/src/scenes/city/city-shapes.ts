import {
  AdditiveBlending,
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
  SpriteMaterial,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { glowTexture } from '../../solid/glow-texture.ts'

/** From the middle of a piece of land to its corner, where its neighbours are 1 away. */
const CORNER = 1 / Math.sqrt(3)
const COLUMN = 0.5
const SIX = 6

/** The few shapes of which land and columns are made. */
export function makeCityShapes() {
  const flat = lying(new CircleGeometry(CORNER * 0.97, SIX))
  // Nobody looks at it from below.
  const side = new CylinderGeometry(CORNER * 0.97, CORNER * 0.97, 1, SIX, 1, true).translate(0, -0.5, 0)
  const raised = mergeGeometries([side, flat.clone()])
  const column = faded(new CylinderGeometry(COLUMN, COLUMN, 1, SIX, 1, true).translate(0, 0.5, 0))
  const cap = lying(new CircleGeometry(COLUMN, SIX))
  const rings = mergeGeometries([
    lying(new RingGeometry(1, 1.07, SIX)),
    lying(new RingGeometry(1.5, 1.55, SIX)),
  ])
  const land = new MeshStandardMaterial({ roughness: 0.72, flatShading: true })
  const light = { transparent: true, depthWrite: false, toneMapped: false }
  const materials = {
    land,
    column: new MeshBasicMaterial({ ...light, vertexColors: true, side: DoubleSide }),
    cap: new MeshBasicMaterial({ toneMapped: false }),
    rings: new MeshBasicMaterial({ ...light, opacity: 0.55 }),
    glow: new SpriteMaterial({ ...light, map: glowTexture(), blending: AdditiveBlending, opacity: 0.5 }),
  }
  const geometries = { flat, raised, column, cap, rings }

  return {
    ...geometries,
    materials,
    dispose() {
      for (const geometry of Object.values(geometries)) geometry.dispose()
      for (const material of Object.values(materials)) material.dispose()
    },
  }
}

/** On the ground, a corner to the north as the raster of land has it. */
function lying<G extends BufferGeometry>(geometry: G): G {
  return geometry.rotateZ(Math.PI / SIX).rotateX(-Math.PI / 2)
}

/** See-through at the foot. */
function faded(geometry: BufferGeometry): BufferGeometry {
  const { position } = geometry.attributes
  const colours = Array.from({ length: position?.count ?? 0 }, (_, index) => {
    const height = position?.getY(index) ?? 0
    return [1, 1, 1, 0.1 + 0.85 * height]
  })
  return geometry.setAttribute('color', new Float32BufferAttribute(colours.flat(), 4))
}
