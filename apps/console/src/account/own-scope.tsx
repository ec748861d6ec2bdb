import { dataScope } from '@ampdeck/api/enumerations/system'
import { user } from '@ampdeck/api/system/user'
import { texts } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { ScopeSummary } from '@ampdeck/ui/scope-summary'
import { Awaited } from '../data/awaited.tsx'
import { useRead } from '../data/use-read.ts'

const words = texts({ title: ['Data scope', '数据权限'] })

/** What the user may see, in sentences. */
export function OwnScope() {
  const say = useSay()
  const scope = useRead(user.getUserInfo, {})
  const { data } = scope

  return (
    <Panel title={say(words.title)}>
      {data ? (
        <ScopeSummary
          scopes={dataScope.codes.filter((code) => data.dataScopes.includes(code))}
          organisation={data.organize?.name}
          isNarrowed={data.isNarrowed}
          stations={data.stations}
          fleets={data.fleets}
        />
      ) : (
        <Awaited of={scope} />
      )}
    </Panel>
  )
}
