import { lazyOf } from '@ampdeck/ui/lazy-of'
import { createElement } from 'react'
import type { Scene } from './scene.ts'

const WAITING = createElement('main')

/** The scenes of `/bigscreen/`, in the order of their keys and of the rotation. */
export const flatScenes: readonly Scene[] = [
  {
    id: 'network',
    title: ['Network', '全网态势'],
    needs: ['bigScreen:query'],
    Scene: lazyOf(() => import('./network/network-scene.tsx'), 'NetworkScene', WAITING),
  },
  {
    id: 'station',
    title: ['Station', '场站聚焦'],
    needs: ['bigScreen:query'],
    Scene: lazyOf(() => import('./station/station-scene.tsx'), 'StationScene', WAITING),
  },
  {
    id: 'alarm',
    title: ['Alarms and repair', '告警运维'],
    needs: ['bigScreen:query'],
    Scene: lazyOf(() => import('./alarm/alarm-scene.tsx'), 'AlarmScene', WAITING),
  },
  {
    id: 'energy',
    title: ['Energy', '能源调度'],
    needs: ['bigScreen:query'],
    Scene: lazyOf(() => import('./energy/energy-scene.tsx'), 'EnergyScene', WAITING),
  },
  {
    id: 'revenue',
    title: ['Revenue', '经营看板'],
    needs: ['bigScreen:query', 'homeRevenue:query'],
    Scene: lazyOf(() => import('./revenue/revenue-scene.tsx'), 'RevenueScene', WAITING),
  },
]

/** The scenes of `/bigscreen/3d`. */
export const solidScenes: readonly Scene[] = [
  {
    id: 'city',
    title: ['3D city', '三维城市'],
    needs: ['bigScreen3d:query'],
    Scene: lazyOf(() => import('./city/city-scene.tsx'), 'CityScene', WAITING),
  },
  {
    id: 'station',
    title: ['3D station', '三维场站'],
    needs: ['bigScreen3d:query'],
    Scene: lazyOf(() => import('./twin/twin-scene.tsx'), 'TwinScene', WAITING),
  },
]
