import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import { OnDemand } from '../overlay/on-demand.tsx'
import type { MenuProps } from './menu-overlay.tsx'

const MenuOverlay = lazyOf(
  () => import('./menu-overlay.tsx'),
  'MenuOverlay',
  ({ trigger }) => trigger,
)

/** Actions that open from a button. The menu itself is loaded when somebody reaches for the button. */
export function Menu(props: MenuProps) {
  return (
    <OnDemand trigger={props.trigger} popup="menu" load={MenuOverlay.read}>
      <MenuOverlay {...props} />
    </OnDemand>
  )
}
