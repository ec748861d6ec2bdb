import type { Enumeration } from '@ampdeck/api/enumeration'
import { gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import { useCallback } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { useLiveAll } from '../../foundation/live/use-live.ts'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import { inGunOrder } from '../gun-bar/gun-order.ts'
import type { GunFeed } from '../gun-matrix/matrix-data.ts'
import styles from './gun-wall.module.css'
import { wallTexts } from './gun-wall.texts.ts'

/** So many guns of a status are named; a wall has thousands. */
const MOST_NAMED = 12

const statuses: Enumeration = gunStatus

/** The wall in words: how many guns are in each status, and which. Follows the feed while it is open. */
export function WallTable({ feed, ids }: { feed: GunFeed; ids: readonly string[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const derive = useCallback((from: GunFeed) => namesByStatus(from, ids), [ids])
  const rows = useLiveAll(feed, derive)

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say(wallTexts.status)}</th>
          <th scope="col">{say(wallTexts.count)}</th>
          <th scope="col">{say(wallTexts.which)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ status, count, names }) => (
          <tr key={status}>
            <th scope="row">
              <StatusBadge of={statuses} code={status} />
            </th>
            <td>{number(count)}</td>
            <td>
              {names.join(language === 'en' ? ', ' : '、')}
              {count > names.length && ` ${say(wallTexts.more, { count: count - names.length })}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function namesByStatus(feed: GunFeed, ids: readonly string[]) {
  const found = new Map<number, { status: number; count: number; names: string[] }>()
  for (const id of ids) {
    const gun = feed.get(id)?.state
    if (!gun) continue
    const row = found.get(gun.status) ?? { status: gun.status, count: 0, names: [] }
    found.set(gun.status, row)
    row.count++
    if (row.names.length < MOST_NAMED) row.names.push(`${gun.pileCode}-${letterOf(gun.letter)}`)
  }
  return inGunOrder([...found.values()])
}
