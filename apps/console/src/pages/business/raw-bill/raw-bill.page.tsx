import { type RawBillRow, rawBill } from '@ampdeck/api/bill/raw-bill'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { useIntent } from '../../../data/use-intent.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './raw-bill-list.ts'

const RawBillDrawer = lazyOf(() => import('./raw-bill-detail.tsx'), 'RawBillDrawer')
const MatchDialog = lazyOf(() => import('./raw-bill-dialogs.tsx'), 'MatchDialog')
const BuildDialog = lazyOf(() => import('./raw-bill-dialogs.tsx'), 'BuildDialog')

export function Page() {
  const list = useList<RawBillRow>(rawBill.page, screen.filters)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)
  const opened = useOpened('open')
  const [asked, setAsked] = useState<{ what: 'match' | 'build'; row: RawBillRow }>()
  const close = () => setAsked(undefined)

  return (
    <>
      <ListScreen
        id="rawBill"
        {...screen}
        list={list}
        options={{ stations }}
        opens={opened.addressOf}
        on={{
          match: (row) => setAsked({ what: 'match', row }),
          build: (row) => setAsked({ what: 'build', row }),
        }}
      >
        <Export of={rawBill.export} />
      </ListScreen>

      {opened.id !== undefined && <RawBillDrawer id={opened.id} onClose={opened.close} />}
      {asked?.what === 'match' && <MatchDialog row={asked.row} onClose={close} />}
      {asked?.what === 'build' && <BuildDialog row={asked.row} onClose={close} />}
    </>
  )
}
