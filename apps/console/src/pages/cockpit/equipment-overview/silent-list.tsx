import type { GunMatrix } from '@ampdeck/api/operation/monitor-pile'
import { Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Age } from '@ampdeck/ui/refresh-lamp'
import { useMemo } from 'react'
import { paths } from '../../../session/paths.ts'
import styles from './equipment.module.css'
import { equipmentTexts as words } from './equipment.texts.ts'
import { silentPiles } from './matrix-model.ts'

const MAX = 50
/** The pile list with the same piles. */
const ALL = '/business/pileManage/pileList?offlineFor=60'

/** The piles that have been offline for more than an hour. */
export function SilentList({ matrix }: { matrix: GunMatrix }) {
  const say = useSay()
  const { language } = useLanguage()
  const silent = useMemo(() => silentPiles(matrix), [matrix])

  return (
    <Panel title={say(words.offline)} caption={silent.length} className={styles.silent}>
      {silent.length === 0 ? (
        <p className={styles.muted}>{say(words.none)}</p>
      ) : (
        <ul className={styles.list}>
          {silent.slice(0, MAX).map(({ id, code, station, heardAt }) => (
            <li key={id}>
              <a href={paths.pile(id)}>{code}</a>
              <span className={styles.age}>
                {heardAt === null ? say(words.never) : <Age since={heardAt} text={words.ago} />}
              </span>
              <span className={styles.muted}>{(language === 'en' && station?.nameEn) || station?.name}</span>
            </li>
          ))}
        </ul>
      )}
      {silent.length > MAX && <a href={ALL}>{say(words.rest, { count: silent.length })}</a>}
    </Panel>
  )
}
