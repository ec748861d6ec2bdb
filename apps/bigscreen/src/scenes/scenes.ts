import { lazy } from 'react'
import type { Scene } from './scene.ts'

/** The scenes of `/bigscreen/`, in the order of their keys and of the rotation. */
export const flatScenes: readonly Scene[] = [
  {
    id: 'network',
    title: ['Network', '全网态势'],
    needs: ['bigScreen:query'],
    Scene: lazy(async () => ({ default: (await import('./network/network-scene.tsx')).NetworkScene })),
  },
  {
    id: 'station',
    title: ['Station', '场站聚焦'],
    needs: ['bigScreen:query'],
    Scene: lazy(async () => ({ default: (await import('./station/station-scene.tsx')).StationScene })),
  },
  {
    id: 'alarm',
    title: ['Alarms and repair', '告警运维'],
    needs: ['bigScreen:query'],
    Scene: lazy(async () => ({ default: (await import('./alarm/alarm-scene.tsx')).AlarmScene })),
  },
  {
    id: 'energy',
    title: ['Energy', '能源调度'],
    needs: ['bigScreen:query'],
    Scene: lazy(async () => ({ default: (await import('./energy/energy-scene.tsx')).EnergyScene })),
  },
  {
    id: 'revenue',
    title: ['Revenue', '经营看板'],
    needs: ['bigScreen:query', 'homeRevenue:query'],
    Scene: lazy(async () => ({ default: (await import('./revenue/revenue-scene.tsx')).RevenueScene })),
  },
]

/** The scenes of `/bigscreen/3d`. */
export const solidScenes: readonly Scene[] = [
  {
    id: 'city',
    title: ['3D city', '三维城市'],
    needs: ['bigScreen3d:query'],
    Scene: lazy(async () => ({ default: (await import('./city/city-scene.tsx')).CityScene })),
  },
  {
    id: 'station',
    title: ['3D station', '三维场站'],
    needs: ['bigScreen3d:query'],
    Scene: lazy(async () => ({ default: (await import('./twin/twin-scene.tsx')).TwinScene })),
  },
]
