import { type TemporaryPile, temporaryPile } from '@ampdeck/api/config/temporary-station'
import { texts } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { NO_ROWS, type Selection, selectedCount } from '@ampdeck/ui/list'
import { useState } from 'react'
import { PartTable } from '../../../pile/part-table.tsx'
import { usePartList } from '../../../pile/use-part-list.ts'
import { piles } from './temporary-station-list.tsx'

const MoveDialog = lazyOf(() => import('./move-dialog.tsx'), 'MoveDialog')

const words = texts({
  title: ['Piles of {name}', '{name}的电桩'],
  move: ['Move {count} pile | Move {count} piles', '移动 {count} 台电桩'],
})

/** The piles of one station; those that are chosen move to another one. */
export function TemporaryPiles({ stationId, name }: { stationId: number; name: string }) {
  const say = useSay()
  const { may } = useGrants()
  const [selection, select] = useState<Selection>(NO_ROWS)
  const [isMoving, setMoving] = useState(false)
  const list = {
    ...usePartList<TemporaryPile>(temporaryPile.temporaryPage, { stationId }),
    selection,
    select,
  }
  const count = selectedCount(selection, list.total)
  const title = say(words.title, { name })

  return (
    <Panel
      title={title}
      tools={
        count > 0 && (
          <GuardedButton of={temporaryPile.move} size="small" onClick={() => setMoving(true)}>
            {say(words.move, { count })}
          </GuardedButton>
        )
      }
    >
      <PartTable
        label={title}
        unit={piles.unit}
        list={list}
        columns={piles.columns}
        selectable={may(temporaryPile.move)}
      />
      {isMoving && <MoveDialog list={list} stationId={stationId} onClose={() => setMoving(false)} />}
    </Panel>
  )
}
