import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { useEffect, useMemo, useState } from 'react'
import { Instances } from '../../solid/instances.tsx'
import { powerOfStation } from '../station/live-station.ts'
import { FlowDashes } from './flow-dashes.tsx'
import { flowLines } from './flow-lines.ts'
import type { TwinLayout } from './twin-layout.ts'
import { castsShadow, matrixOf, partIds, type TwinParts } from './twin-parts.ts'
import { makeShapes } from './twin-shapes.ts'

export interface TwinModelProps {
  view: StationView
  layout: TwinLayout
  parts: TwinParts
  /** Whether power may be shown as flowing: not of old values. */
  isLive: boolean
  /** 0 at night, 1 by day. */
  daylight: number
  onChoose: (gunId: number | undefined) => void
}

/** The station in solid form. */
export function TwinModel({ view, layout, parts, isLive, daylight, onChoose }: TwinModelProps) {
  const hasPv = view.pv !== null
  const [shapes] = useState(() => makeShapes(hasPv))
  useEffect(() => () => shapes.dispose(), [shapes])
  const lines = useMemo(() => {
    if (!isLive) return []
    const { gridW, pvW } = sourcesOf(view)
    const charging = view.guns.filter(({ status }) => status === gunStatus.code.charging)
    return flowLines(layout, { gridW, pvW, chargingGuns: new Set(charging.map(({ id }) => id)) })
  }, [isLive, layout, view])

  return (
    <>
      <directionalLight color="#FFF1DC" intensity={1.5 * daylight} position={[30, 50, 40]} />
      <ambientLight color="#8FB4D6" intensity={0.35 * daylight} />
      {partIds.map((id) => (
        <Instances
          key={id}
          items={parts[id]}
          matrixOf={matrixOf}
          {...shapes.parts[id]}
          castsShadow={castsShadow.has(id)}
          receivesShadow
          {...(id === 'pick' && { onChoose: (nth: number) => onChoose(layout.bays[nth]?.gunId) })}
        />
      ))}
      <FlowDashes lines={lines} dash={shapes.dash} />
    </>
  )
}

/** What comes from the roof and what from the grid; what is left over of PV is not shown. */
export function sourcesOf(view: StationView): { gridW: number; pvW: number } {
  const pvW = view.pv?.activeW ?? 0
  return { gridW: Math.max(0, powerOfStation(view).powerW - pvW), pvW }
}
