import { lazyOf } from '@ampdeck/ui/lazy-of'
import { homeTexts as words } from './home.texts.ts'
import type { HomePanel } from './home-panel.ts'
import {
  FeePanel,
  FiguresPanel,
  GunsPanel,
  RecentPanel,
  StationsPanel,
  TodoPanel,
} from './landing-panels.tsx'

const LoadPanel = lazyOf(() => import('./load-panel.tsx'), 'LoadPanel')

export const panels: readonly HomePanel[] = [
  { id: 'todo', title: words.todo, place: 10, width: 'full', View: TodoPanel },
  {
    id: 'figures',
    title: words.figures,
    place: 20,
    width: 'full',
    pages: ['homeOverview', 'homeRevenue'],
    View: FiguresPanel,
  },
  { id: 'load', title: words.load, place: 30, width: 'wide', pages: ['homeOverview'], View: LoadPanel },
  { id: 'guns', title: words.guns, place: 40, width: 'narrow', pages: ['homeEquipment'], View: GunsPanel },
  { id: 'fees', title: words.fees, place: 60, width: 'narrow', pages: ['homeRevenue'], View: FeePanel },
  {
    id: 'stations',
    title: words.needy,
    place: 50,
    width: 'wide',
    pages: ['stationList'],
    View: StationsPanel,
  },
  { id: 'recent', title: words.recent, place: 70, width: 'full', View: RecentPanel },
]
