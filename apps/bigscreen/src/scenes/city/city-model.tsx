import { useEffect, useMemo, useState } from 'react'
import { Color, Matrix4 } from 'three'
import { Instances } from '../../solid/instances.tsx'
import { makeCityShapes } from './city-shapes.ts'
import type { Column, Ground, Hex } from './ground.ts'

/** Land on which power flows is raised by so much. */
const RISE = 1.5
/** As many columns as have a light above them: each is a draw call. */
const MAX_LIGHTS = 12
const RAMP = ['#2B3946', '#22535A', '#1F8A72', '#41C9A0', '#8BF2D2'].map((colour) => new Color(colour))
const GREY = new Color('#56626D')
const WHITE = new Color('#FFFFFF')
const colours = { live: new Color('#4FE3B5'), alarm: new Color('#FFB224'), offline: new Color('#66727E') }

/** Land as hexagons, with a column on each station. */
export function CityModel({ ground, isLive }: { ground: Ground; isLive: boolean }) {
  const [shapes] = useState(makeCityShapes)
  useEffect(() => () => shapes.dispose(), [shapes])
  const { materials } = shapes
  const land = useMemo(() => landOf(ground.hexes, isLive), [ground, isLive])
  const columns = useMemo(() => columnsOf(ground.columns, isLive), [ground, isLive])

  return (
    <>
      <Instances items={land.flat} matrixOf={matrixOf} geometry={shapes.flat} material={materials.land} />
      <Instances items={land.raised} matrixOf={matrixOf} geometry={shapes.raised} material={materials.land} />
      <Instances
        items={columns.rings}
        matrixOf={matrixOf}
        geometry={shapes.rings}
        material={materials.rings}
      />
      <Instances
        items={columns.shafts}
        matrixOf={matrixOf}
        geometry={shapes.column}
        material={materials.column}
      />
      <Instances items={columns.caps} matrixOf={matrixOf} geometry={shapes.cap} material={materials.cap} />
      {isLive &&
        ground.columns
          .slice(0, MAX_LIGHTS)
          .map(({ station, x, z, height }) => (
            <sprite
              key={station.id}
              material={materials.glow}
              position={[x, height, z]}
              scale={[3.4, 3.4, 1]}
              dispose={null}
            />
          ))}
    </>
  )
}

interface Item {
  at: readonly [x: number, y: number, z: number]
  size?: readonly [x: number, y: number, z: number]
  colour: Color
}

const matrixOf = ({ at, size = [1, 1, 1] }: Item) => new Matrix4().makeScale(...size).setPosition(...at)

/** Dark land is flat; where power flows it is raised and takes its colour. */
function landOf(hexes: readonly Hex[], isLive: boolean): { flat: Item[]; raised: Item[] } {
  const flat: Item[] = []
  const raised: Item[] = []
  for (const { x, z, glow } of hexes) {
    const shown = isLive ? glow : 0
    const height = shown * RISE
    const item = { at: [x, height, z] as const, colour: colourAt(shown) }
    if (shown > 0.01) raised.push({ ...item, size: [1, height + 0.3, 1] })
    else flat.push(item)
  }
  return { flat, raised }
}

function columnsOf(columns: readonly Column[], isLive: boolean) {
  const rings: Item[] = []
  const shafts: Item[] = []
  const caps: Item[] = []
  for (const { station, x, z, height } of columns) {
    const own =
      station.status === 'alarm' || station.status === 'offline' ? colours[station.status] : colours.live
    const colour = isLive && station.status !== 'unknown' ? own : GREY
    rings.push({ at: [x, RISE + 0.1, z], colour })
    shafts.push({ at: [x, 0, z], size: [1, height, 1], colour })
    caps.push({ at: [x, height, z], colour: colour.clone().lerp(WHITE, 0.7) })
  }
  return { rings, shafts, caps }
}

/** The colour of land at a part of the ramp, 0 to 1. */
function colourAt(part: number): Color {
  const at = Math.min(1, part) * (RAMP.length - 1)
  const index = Math.min(Math.floor(at), RAMP.length - 2)
  const [from = GREY, to = GREY] = RAMP.slice(index, index + 2)
  return from.clone().lerp(to, at - index)
}
