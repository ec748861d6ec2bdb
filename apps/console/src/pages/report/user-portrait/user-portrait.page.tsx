import { portraitWords } from '@ampdeck/api/statistics/portrait-rules'
import { type UserPortrait, userPortrait } from '@ampdeck/api/statistics/user-portrait'
import { ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useIntent } from '../../../data/use-intent.ts'
import { useStationOptions } from '../../../list/station-options.ts'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { HowComputed } from '../../../member/how-computed.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './user-portrait-list.tsx'

/** What members do: how lately, how often, for how much, when and where they charge (screens.md S180). */
export function Page() {
  const head = usePageHead('userPortrait')
  const list = useList<UserPortrait>(userPortrait.page, screen.filters)
  const stations = useStationOptions(useIntent() || 'prefStationId' in list.request)

  return (
    <>
      <ListPage {...head} {...screen} list={list} options={{ stations }}>
        <ExportButton action="userPortrait:export" {...useExport(userPortrait.export)} />
        <Timing of={userPortrait.export} />
      </ListPage>
      <HowComputed of={[portraitWords.portrait, portraitWords.segment]} />
    </>
  )
}
