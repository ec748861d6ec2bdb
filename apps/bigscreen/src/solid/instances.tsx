import { type ThreeEvent, useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef } from 'react'
import {
  type BufferGeometry,
  Color,
  type ColorRepresentation,
  type InstancedMesh,
  type Material,
  type Matrix4,
} from 'three'

export interface InstancesProps<Item extends { colour: ColorRepresentation }> {
  items: readonly Item[]
  /** Where an item is and how large; a function that stays the same. */
  matrixOf: (item: Item) => Matrix4
  geometry: BufferGeometry
  material: Material
  castsShadow?: boolean
  receivesShadow?: boolean
  onChoose?: (nth: number) => void
}

/** Things of one kind, drawn in one call. */
export function Instances<Item extends { colour: ColorRepresentation }>({
  items,
  matrixOf,
  geometry,
  material,
  castsShadow = false,
  receivesShadow = false,
  onChoose,
}: InstancesProps<Item>) {
  const mesh = useRef<InstancedMesh>(null)
  const invalidate = useThree((state) => state.invalidate)

  useLayoutEffect(() => {
    const { current } = mesh
    if (!current) return
    const colour = new Color()
    for (const [nth, item] of items.entries()) {
      current.setMatrixAt(nth, matrixOf(item))
      current.setColorAt(nth, colour.set(item.colour))
    }
    current.instanceMatrix.needsUpdate = true
    if (current.instanceColor) current.instanceColor.needsUpdate = true
    current.computeBoundingSphere()
    invalidate()
  }, [items, matrixOf, invalidate])

  if (items.length === 0) return null
  return (
    <instancedMesh
      key={items.length}
      ref={mesh}
      args={[geometry, material, items.length]}
      castShadow={castsShadow}
      receiveShadow={receivesShadow}
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
