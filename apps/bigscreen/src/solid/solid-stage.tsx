import { Canvas } from '@react-three/fiber'
import { type ReactNode, useRef, useState } from 'react'
import { ACESFilmicToneMapping, Color, PCFShadowMap } from 'three'
import { isMotionWanted } from '../parts/use-rolling.ts'
import { type Anchor, CalloutPlacer } from './callouts.tsx'
import { hasWebGl } from './has-webgl.ts'
import styles from './solid-stage.module.css'
import { DrawMeter, Lights, ShadowOnce, ViewOffset } from './stage-parts.tsx'

export interface SolidStageProps {
  /** What it is a picture of, for those who do not see it. */
  label: string
  /** Stands in its place where nothing solid can be drawn, also after the graphics card has given up. */
  fallback: ReactNode
  /** Where the camera begins. */
  camera: readonly [x: number, y: number, z: number]
  fov?: number
  /** Where the light's shadow reaches, from the middle. */
  shadowReach: number
  /** The shadow is drawn once, and again when this changes. */
  shadowOf?: unknown
  /** Where the fog begins and hides all. */
  fog: readonly [near: number, far: number]
  /** Pixels of the design at the left that stay free. */
  freeLeft?: number
  /** The places that have a name, the most important first. */
  anchors: readonly Anchor[]
  /** A `Callout` for each of them. */
  callouts: ReactNode
  /** What is drawn with @react-three/fiber. */
  children: ReactNode
}

const BACKGROUND = new Color('#06080B')
/** At 4K one pixel is small enough. */
const WIDE = 2_560
const MAX_RATIO = 1.5

/**
 * The room in which solids stand, behind what is written: light, fog, one shadow, names at places. It counts its draw calls and triangles in the `data-` attributes
 * of its canvas. Without motion it draws only when something changes.
 */
export function SolidStage({
  label,
  fallback,
  camera,
  fov = 28,
  shadowReach,
  shadowOf,
  fog,
  freeLeft = 0,
  anchors,
  callouts,
  children,
}: SolidStageProps) {
  const [canDraw, setCanDraw] = useState(hasWebGl)
  const room = useRef<HTMLDivElement>(null)
  if (!canDraw) return <div className={styles.stage}>{fallback}</div>

  return (
    <>
      <div className={styles.stage} role="img" aria-label={label}>
        <Canvas
          shadows={{ type: PCFShadowMap }}
          dpr={window.innerWidth > WIDE ? 1 : Math.min(window.devicePixelRatio, MAX_RATIO)}
          camera={{ position: [...camera], fov, near: 0.5, far: 600 }}
          gl={{
            antialias: true,
            powerPreference: 'high-performance',
            toneMapping: ACESFilmicToneMapping,
            toneMappingExposure: 1.2,
          }}
          frameloop={isMotionWanted() ? 'always' : 'demand'}
          scene={{ background: BACKGROUND }}
          onCreated={({ gl }) => {
            gl.domElement.addEventListener('webglcontextlost', () => setCanDraw(false))
          }}
        >
          <fog attach="fog" args={[BACKGROUND, ...fog]} />
          <Lights shadowReach={shadowReach} />
          <ShadowOnce of={shadowOf} />
          <ViewOffset left={freeLeft} />
          <DrawMeter />
          {children}
          <CalloutPlacer anchors={anchors} room={room} />
        </Canvas>
      </div>
      <div ref={room} className={styles.callouts} aria-hidden="true">
        {callouts}
      </div>
    </>
  )
}
