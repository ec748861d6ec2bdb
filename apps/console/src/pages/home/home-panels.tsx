import { useSay } from '@ampdeck/ui/language'
import { type Arrangement, orderedPanels, PanelChooser } from '@ampdeck/ui/panel-chooser'
import { z } from 'zod'
import { usePreference } from '../../data/use-preference.ts'
import { useMenu } from '../../menu/menu-context.ts'
import styles from './home.module.css'
import { homeTexts as words } from './home.texts.ts'
import { type HomePanel, type HomePanelProps, homePanels } from './home-panel.ts'

const Ids = z.array(z.string())
const Kept = z.object({ order: Ids, hidden: Ids }).catch({ order: [], hidden: [] })

interface Panels {
  /** Those that the person may have. */
  offered: readonly HomePanel[]
  /** Those that the person wants, in their order. */
  shown: readonly HomePanel[]
  arrangement: Arrangement
  arrange: (arrangement: Arrangement) => void
}

export function useHomePanels(): Panels {
  const menu = useMenu()
  const [kept, arrange] = usePreference('homePanels')
  const arrangement = Kept.parse(kept)

  const held = new Set<string>(menu.pages.map(({ id }) => id))
  const offered = homePanels.filter(({ pages }) => !pages || pages.some((page) => held.has(page)))
  const order = orderedPanels(
    offered.map(({ id }) => id),
    arrangement,
  )
  const shown = order
    .filter((id) => !arrangement.hidden.includes(id))
    .flatMap((id) => offered.find((panel) => panel.id === id) ?? [])

  return { offered, shown, arrangement, arrange }
}

export function HomePanelChooser({ panels: { offered, arrangement, arrange } }: { panels: Panels }) {
  const say = useSay()

  return (
    <PanelChooser
      panels={offered.map(({ id, title }) => ({ id, label: say(title) }))}
      arrangement={arrangement}
      onChange={arrange}
    />
  )
}

interface HomePanelsProps extends HomePanelProps {
  shown: readonly HomePanel[]
  /** What some of them show is on its way. */
  isComing: boolean
}

/**
 * The panels in rows; one that draws nothing leaves its room to its neighbours. They are seen together: one that came
 * later would push away what somebody is about to press.
 */
export function HomePanels({ shown, isComing, ...of }: HomePanelsProps) {
  const say = useSay()
  if (shown.length === 0) return <p className={styles.quiet}>{say(words.noPanels)}</p>

  return (
    <div className={styles.panels} data-coming={isComing || undefined}>
      {shown.map(({ id, width, View }) => (
        <div key={id} className={styles.panel} data-width={width}>
          <View {...of} />
        </div>
      ))}
    </div>
  )
}
