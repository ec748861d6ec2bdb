import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Vector3 } from 'three'
import { isMotionWanted } from '../../parts/use-rolling.ts'
import type { View } from './ground.ts'

const FLIGHT_SECONDS = 6
/** Turned by so much in a second while it stands. */
const DRIFT = (0.5 * Math.PI) / 180

/** Flies the camera to a view, slowly at first and at the end; without motion it is there at once. */
export function Flight({ view: { from, to } }: { view: View }) {
  const camera = useThree((state) => state.camera)
  const invalidate = useThree((state) => state.invalidate)
  const flown = useRef({
    from: camera.position.clone(),
    to: new Vector3(),
    seconds: FLIGHT_SECONDS,
    turned: 0,
  })
  const looked = useRef(new Vector3())
  const [fromX, fromY, fromZ] = from
  const [toX, toY, toZ] = to
  // The flight goes on while its goal is the same, though power and energy change.
  const goal = useMemo(
    () => ({ from: new Vector3(fromX, fromY, fromZ), to: new Vector3(toX, toY, toZ) }),
    [fromX, fromY, fromZ, toX, toY, toZ],
  )

  useEffect(() => {
    flown.current = { from: camera.position.clone(), to: looked.current.clone(), seconds: 0, turned: 0 }
    if (isMotionWanted()) return
    camera.position.copy(goal.from)
    camera.lookAt(goal.to)
    looked.current.copy(goal.to)
    invalidate()
  }, [camera, invalidate, goal])

  useFrame((_, delta) => {
    if (!isMotionWanted()) return
    const flight = flown.current
    const passed = Math.min(delta, 0.1)
    flight.seconds = Math.min(FLIGHT_SECONDS, flight.seconds + passed)
    const part = eased(flight.seconds / FLIGHT_SECONDS)
    looked.current.copy(flight.to).lerp(goal.to, part)
    const stand = flight.from.clone().lerp(goal.from, part)
    // Once it has arrived it goes slowly around what it looks at.
    if (part === 1) flight.turned += DRIFT * passed
    camera.position.copy(stand.sub(looked.current).applyAxisAngle(UP, flight.turned).add(looked.current))
    camera.lookAt(looked.current)
  })
  return null
}

const UP = new Vector3(0, 1, 0)

const eased = (part: number) => part * part * (3 - 2 * part)
