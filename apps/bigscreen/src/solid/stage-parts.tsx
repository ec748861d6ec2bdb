import { addAfterEffect, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { PerspectiveCamera } from 'three'

/** Light from the sky, one key with a shadow from the upper left, and a rim from behind. */
export function Lights({ shadowReach: reach }: { shadowReach: number }) {
  return (
    <>
      <hemisphereLight args={['#B4C8D6', '#10171D', 1.15]} />
      <directionalLight
        color="#DCE9F3"
        intensity={2}
        position={[-reach, reach * 1.5, reach * 0.6]}
        castShadow
        shadow-mapSize={[2_048, 2_048]}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-far={reach * 5}
        shadow-bias={-0.0006}
      />
      <directionalLight color="#9CC4E8" intensity={0.34} position={[0, reach, -reach * 2]} />
    </>
  )
}

/** Nothing that casts a shadow moves often: it is drawn once, and again when `of` changes. */
export function ShadowOnce({ of }: { of: unknown }) {
  const gl = useThree((state) => state.gl)
  const invalidate = useThree((state) => state.invalidate)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is what it is drawn again for
  useEffect(() => {
    gl.shadowMap.autoUpdate = false
    gl.shadowMap.needsUpdate = true
    invalidate()
  }, [gl, invalidate, of])
  return null
}

/** Moves the picture to the right, so that text at the left stands on nothing. */
export function ViewOffset({ left }: { left: number }) {
  const camera = useThree((state) => state.camera)
  const { width, height } = useThree((state) => state.size)

  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return
    const unit = Math.min(window.innerWidth / 1_920, window.innerHeight / 1_080)
    camera.setViewOffset(width, height, (-left * unit) / 2, 0, width, height)
    return () => camera.clearViewOffset()
  }, [camera, width, height, left])
  return null
}

const SECOND = 1_000

/** Draw calls, triangles and frames per second, as attributes of the canvas: tests and people read them there. */
export function DrawMeter() {
  const gl = useThree((state) => state.gl)

  useEffect(() => {
    const counted = { since: performance.now(), frames: 0 }
    return addAfterEffect(() => {
      counted.frames++
      const { calls, triangles } = gl.info.render
      const { dataset } = gl.domElement
      // The shadow is drawn in some frames only: the heaviest one counts.
      dataset.calls = String(Math.max(calls, Number(dataset.calls ?? 0)))
      dataset.triangles = String(Math.max(triangles, Number(dataset.triangles ?? 0)))
      const passed = performance.now() - counted.since
      if (passed < SECOND) return
      dataset.frames = String(Math.round((counted.frames * SECOND) / passed))
      Object.assign(counted, { since: performance.now(), frames: 0 })
    })
  }, [gl])
  return null
}
