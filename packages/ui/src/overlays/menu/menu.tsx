import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import { OnDemand, type TriggerProps } from '../overlay/on-demand.tsx'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** An item that goes somewhere is a link, so it opens in a new tab as links do. */
  href?: string | undefined
  /** The link opens a page beside this one: a manual, a wall display. */
  opensWindow?: boolean | undefined
  /** Why the state of things forbids the action; shown below the label of the disabled item. */
  disabledReason?: string | undefined
  danger?: boolean | undefined
  separatorBefore?: boolean | undefined
}

export interface MenuProps {
  /** The name of the menu; without it the trigger names it. */
  label?: string
  /** A button; it gets `aria-haspopup` and `aria-expanded`. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  onChoose?: (id: string) => void
  /** Where it opens from its button; it turns round where there is no room. */
  placement?: 'bottom-end' | 'bottom-start' | 'right-start'
}

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
