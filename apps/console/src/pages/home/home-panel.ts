import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { HOME_DAYS, HomeQuick, HomeSummary } from '@ampdeck/api/statistics/platform-home'
import type { Text } from '@ampdeck/api/texts'
import type { ComponentType } from 'react'
import type { DashboardFilter } from '../../dashboard/use-dashboard-filter.ts'

/** A part of the landing. Whatever stands below `pages` as `<name>.home-panels.ts` is found. */
export interface HomePanel {
  /** Kept with the order that people choose: it never changes. */
  id: string
  title: Text
  /** Where it stands until somebody moves it, in ascending order. */
  place: number
  /** Of a row; panels that fit share one, and the last of a row fills it. */
  width: 'full' | 'wide' | 'narrow'
  /** Offered to who holds one of these pages; to everybody where none is named. */
  pages?: readonly PageId[]
  /** Draws nothing where there is nothing to say. */
  View: ComponentType<HomePanelProps>
}

/** What the landing has read anyway; a panel with figures of its own reads them itself. */
export interface HomePanelProps {
  filter: DashboardFilter<(typeof HOME_DAYS)[number]>
  summary: HomeSummary | undefined
  quick: HomeQuick | undefined
}

const found = import.meta.glob<readonly HomePanel[]>('../**/*.home-panels.ts', {
  eager: true,
  import: 'panels',
})

export const homePanels: readonly HomePanel[] = Object.values(found)
  .flat()
  .sort((a, b) => a.place - b.place)
