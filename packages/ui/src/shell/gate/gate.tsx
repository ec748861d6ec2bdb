import type { ReactNode } from 'react'
import { useGrants } from './grants.tsx'

export interface GateProps {
  /** The action key, for example `stationList:add`. */
  action: string
  children: ReactNode
}

/** Draws its content only for users who hold the action. */
export function Gate({ action, children }: GateProps) {
  return useGrants().may(action) ? children : null
}
