import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { Ref } from 'react'
import { Brand, type BrandNames } from '../../foundation/brand/brand.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './app-shell.module.css'
import type { MenuPart } from './shell-item.tsx'
import { SideMenu } from './side-menu.tsx'

export interface RailProps extends MenuPart {
  /** What moves along where the rail is not fixed. */
  ref: Ref<HTMLDivElement>
  brand: BrandNames
  surface: 'rail' | 'rail-light'
  isCollapsed: boolean
  /** Absent where the width alone decides. */
  onCollapse?: ((collapsed: boolean) => void) | undefined
}

/** The side menu of the wide layouts, 180 px or, folded, 80. */
export function Rail({ ref, brand, surface, groups, path, renderLink, isCollapsed, onCollapse }: RailProps) {
  const say = useSay()

  return (
    <div className={styles.rail} data-surface={surface}>
      <div ref={ref} className={styles.railBody}>
        <div className={styles.railHead}>
          <Brand brand={brand} />
        </div>
        <SideMenu groups={groups} path={path} isCollapsed={isCollapsed} renderLink={renderLink} />
        {onCollapse && (
          <button
            type="button"
            aria-label={isCollapsed ? say(['Expand', '展开']) : undefined}
            className={styles.collapse}
            onClick={() => onCollapse(!isCollapsed)}
          >
            {isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            {!isCollapsed && say(['Collapse', '收起'])}
          </button>
        )}
      </div>
    </div>
  )
}
