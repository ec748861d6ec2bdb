import { portraitWords } from '@ampdeck/api/statistics/portrait-rules'
import { type UserPortrait, userPortrait } from '@ampdeck/api/statistics/user-portrait'
import { useIntent } from '../../../data/use-intent.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { HowComputed } from '../../../member/how-computed.tsx'
import { Export } from '../../../timing/export.tsx'
import { screen } from './user-portrait-list.tsx'

/** What members do: how lately, how often, for how much, when and where they charge (screens.md S180). */
export function Page() {
  const list = useList<UserPortrait>(userPortrait.page, screen.filters)
  const stations = useStationOptions(useIntent() || 'prefStationId' in list.request)

  return (
    <>
      <ListScreen id="userPortrait" {...screen} list={list} options={{ stations }}>
        <Export of={userPortrait.export} />
      </ListScreen>
      <HowComputed of={[portraitWords.portrait, portraitWords.segment]} />
    </>
  )
}
