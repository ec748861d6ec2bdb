import type { PileRow } from '@ampdeck/api/config/pile'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { monitorPile } from '@ampdeck/api/operation/monitor-pile'
import { Select } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { Segment } from '@ampdeck/ui/segment'
import { useState } from 'react'
import { useRead } from '../../../data/use-read.ts'
import { ChargeView } from '../../../pile/charge-view.tsx'
import styles from '../../../pile/pile.module.css'
import { pileWords as words } from '../../../pile/pile.texts.ts'

const FEW = 4

/** The curves of the charge at one of the guns. */
export function LivePart({ of: { id, guns } }: { of: PileRow }) {
  const say = useSay()
  const [gunId, setGunId] = useState(String(guns[0]?.id ?? ''))
  const events = useRead(monitorPile.pileEvents, { id, pageSize: 50 }).data?.records ?? []
  const options = guns.map((gun) => ({
    value: String(gun.id),
    label: say(words.gun, { letter: letterOf(gun.letter) }),
  }))

  return (
    <div className={styles.tab}>
      {guns.length > 1 && guns.length <= FEW && (
        <Segment label={say(words.guns)} options={options} value={gunId} onChange={setGunId} />
      )}
      {guns.length > FEW && (
        <Select
          size="bar"
          aria-label={say(words.guns)}
          value={gunId}
          onChange={(event) => setGunId(event.target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
      {gunId !== '' && <ChargeView key={gunId} gunId={Number(gunId)} events={events} />}
    </div>
  )
}
