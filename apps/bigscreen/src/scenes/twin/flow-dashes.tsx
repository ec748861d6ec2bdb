import { useFrame, useThree } from '@react-three/fiber'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { type BufferGeometry, type InstancedMesh, Matrix4, MeshBasicMaterial } from 'three'
import { isMotionWanted } from '../../parts/use-rolling.ts'
import { dashesOf, type FlowLine } from './flow-lines.ts'

const PITCH = 1.25
/** Metres a second. */
const SPEED = 0.6
const COLOURS = { grid: '#6BB8FF', station: '#4FE3B5', pv: '#F4E3A6' } as const

/** Power on its way, as dashes on the ground: one call for each source. */
export function FlowDashes({ lines, dash }: { lines: readonly FlowLine[]; dash: BufferGeometry }) {
  const sources = ['grid', 'station', 'pv'] as const
  return sources.map((from) => {
    const of = lines.filter((line) => line.from === from)
    return of.length > 0 && <Dashes key={from} lines={of} dash={dash} colour={COLOURS[from]} />
  })
}

function Dashes({
  lines,
  dash,
  colour,
}: {
  lines: readonly FlowLine[]
  dash: BufferGeometry
  colour: string
}) {
  const mesh = useRef<InstancedMesh>(null)
  const offset = useRef(0)
  const invalidate = useThree((state) => state.invalidate)
  const material = useMemo(() => new MeshBasicMaterial({ color: colour, toneMapped: false }), [colour])
  // One dash more may fit in as they move on.
  const most = lines.reduce((sum, line) => sum + dashesOf(line, PITCH, 0).length + 1, 0)

  const place = () => {
    const { current } = mesh
    if (!current) return
    const dashes = lines.flatMap((line) => dashesOf(line, PITCH, offset.current))
    const matrix = new Matrix4()
    for (const [nth, { x, z, turn }] of dashes.slice(0, most).entries())
      current.setMatrixAt(nth, matrix.makeRotationY(turn).setPosition(x, 0.16, z))
    current.count = Math.min(dashes.length, most)
    current.instanceMatrix.needsUpdate = true
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: placed anew when the ways change
  useLayoutEffect(() => {
    place()
    invalidate()
  }, [lines, invalidate])
  useFrame((_, seconds) => {
    if (!isMotionWanted()) return
    offset.current = (offset.current + Math.min(seconds, 0.1) * SPEED) % PITCH
    place()
  })

  return (
    <instancedMesh key={most} ref={mesh} args={[dash, material, most]} frustumCulled={false} dispose={null} />
  )
}
