import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { isMotionWanted } from '../../parts/use-rolling.ts'

/** OrbitControls turns by 6° a second at the speed 1; the wall's camera by half a degree. */
const SPEED = 0.5 / 6

/** The camera goes slowly around, until somebody takes hold of it. */
export function Orbit({ reach }: { reach: number }) {
  const { camera, gl, invalidate } = useThree()
  const [controls, setControls] = useState<OrbitControls>()

  useEffect(() => {
    const made = new OrbitControls(camera, gl.domElement)
    made.autoRotate = isMotionWanted()
    made.autoRotateSpeed = SPEED
    made.enablePan = false
    made.minDistance = reach * 0.4
    made.maxDistance = reach * 3
    made.minPolarAngle = Math.PI * 0.12
    made.maxPolarAngle = Math.PI * 0.46
    made.addEventListener('start', () => {
      made.autoRotate = false
    })
    made.addEventListener('change', () => invalidate())
    made.update()
    setControls(made)
    return () => made.dispose()
  }, [camera, gl, invalidate, reach])

  useFrame((_, seconds) => {
    controls?.update(Math.min(seconds, 0.1))
  })
  return null
}
