import { type ThreeEvent, useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef } from 'react'
import { Color, type InstancedMesh, Matrix4 } from 'three'
import type { Item } from './twin-parts.ts'
import type { PartShape } from './twin-shapes.ts'

export interface InstancesProps {
  items: readonly Item[]
  shape: PartShape
  castsShadow?: boolean
  onChoose?: (nth: number) => void
}

/** Things of one kind, drawn in one call. */
export function Instances({ items, shape, castsShadow = false, onChoose }: InstancesProps) {
  const mesh = useRef<InstancedMesh>(null)
  const invalidate = useThree((state) => state.invalidate)

  useLayoutEffect(() => {
    const { current } = mesh
    if (!current) return
    for (const [nth, item] of items.entries()) {
      current.setMatrixAt(nth, matrixOf(item))
      current.setColorAt(nth, new Color(item.colour))
    }
    current.instanceMatrix.needsUpdate = true
    if (current.instanceColor) current.instanceColor.needsUpdate = true
    current.computeBoundingSphere()
    invalidate()
  }, [items, invalidate])

  if (items.length === 0) return null
  return (
    <instancedMesh
      key={items.length}
      ref={mesh}
      args={[shape.geometry, shape.material, items.length]}
      castShadow={castsShadow}
      receiveShadow
      dispose={null}
      {...(onChoose && {
        onClick: (event: ThreeEvent<MouseEvent>) => {
          // The end of a drag is no choice.
          if (event.delta > 4 || event.instanceId === undefined) return
          event.stopPropagation()
          onChoose(event.instanceId)
        },
      })}
    />
  )
}

function matrixOf({ x, y, z, turn = 0, size = [1, 1, 1], lean = 0 }: Item): Matrix4 {
  const sign = turn === 1 ? -1 : 1
  const [sx, sy, sz] = size
  // Half a turn, and a lean of x along z.
  return new Matrix4().set(sign * sx, 0, sign * lean, x, 0, sy, 0, y, 0, 0, sign * sz, z, 0, 0, 0, 1)
}
