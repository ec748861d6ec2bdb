import { lazy, Suspense } from 'react'
import { OnDemand } from '../overlay/on-demand.tsx'
import type { MenuProps } from './menu-overlay.tsx'

const load = () => import('./menu-overlay.tsx')
const MenuOverlay = lazy(async () => ({ default: (await load()).MenuOverlay }))

/** Actions that open from a button. The menu itself is loaded when somebody reaches for the button. */
export function Menu(props: MenuProps) {
  return (
    <OnDemand trigger={props.trigger} popup="menu" load={load}>
      <Suspense fallback={props.trigger}>
        <MenuOverlay {...props} />
      </Suspense>
    </OnDemand>
  )
}
