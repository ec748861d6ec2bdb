import { group } from '@ampdeck/api/member/group'
import { type GroupTeam, groupTeam } from '@ampdeck/api/member/group-team'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PageHead } from '@ampdeck/ui/page-head'
import { RecordPicker } from '@ampdeck/ui/record-picker'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { MemberPart } from '../../../fleet/fleet-parts.tsx'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { MoveTree } from '../../../tree/move-tree.tsx'
import type { Place } from '../../../tree/tree-rows.ts'
import styles from './fleet-group.module.css'

const TeamDialog = lazyOf(() => import('./team-dialog.tsx'), 'TeamDialog')

const words = texts({
  fleet: ['Fleet', '车队'],
  teams: ['Teams', '班组'],
  members: ['Members', '成员'],
  whole: ['The whole fleet', '整个车队'],
  counts: ['{members} members, {cars} cars', '{members} 人，{cars} 辆车'],
  add: ['Add team', '新增班组'],
  rename: ['Rename', '重命名'],
  remove: ['Delete', '删除'],
  hint: [
    'Drag a team onto another, or press Alt with the right or left arrow',
    '拖动班组到目标班组，或按 Alt 加左右方向键调整层级',
  ],
})

/** The teams of a fleet as a tree, and at the right who belongs to the chosen one (screens.md S082). */
export function Page() {
  const say = useSay()
  const { number } = useFormats()
  const head = usePageHead('fleetGroup')
  const { may } = useGrants()
  const [search, setSearch] = useSearchParams()
  const fleets = useRead(group.selectAll, {})
  const groupId = Number(search.get('groupId')) || fleets.data?.[0]?.id || 0
  const teams = useRead(groupTeam.selectAll, { groupId }, { enabled: groupId > 0 })
  const [chosen, choose] = useState<number | null>(null)
  const [form, setForm] = useState<'add' | 'rename'>()
  const move = useAction(groupTeam.move)
  const remove = useAction(groupTeam.delete)
  const all = teams.data ?? []
  const team = all.find(({ id }) => id === chosen)

  const onMove = ({ id, version }: GroupTeam, { pid }: Place) => void move({ id, version, pid })
  const show = (id: number | string | null) => {
    choose(null)
    setSearch(id === null ? {} : { groupId: String(id) })
  }

  return (
    <>
      <PageHead
        {...head}
        actions={
          groupId > 0 && (
            <GuardedButton of={groupTeam.save} look="primary" onClick={() => setForm('add')}>
              {say(words.add)}
            </GuardedButton>
          )
        }
      />
      <ReadFailed of={fleets} />
      <ReadFailed of={teams} />
      <div className={styles.columns}>
        <Panel title={say(words.teams)}>
          <div className={styles.bar}>
            <div className={styles.fleet}>
              <RecordPicker
                aria-label={say(words.fleet)}
                source={fleetSource}
                value={groupId || null}
                onChange={show}
              />
            </div>
          </div>
          <MoveTree
            label={say(words.teams)}
            root={say(words.whole)}
            items={all}
            current={team?.id ?? null}
            onChoose={choose}
            onMove={may(groupTeam.update) ? onMove : undefined}
            detail={({ members, cars }) =>
              say(words.counts, { members: number(members), cars: number(cars) })
            }
          />
          {may(groupTeam.update) && all.length > 1 && <p className={styles.hint}>{say(words.hint)}</p>}
        </Panel>
        <Panel
          title={team?.name ?? say(words.members)}
          tools={
            team && (
              <>
                {may(groupTeam.update) && (
                  <Button look="plain" onClick={() => setForm('rename')}>
                    {say(words.rename)}
                  </Button>
                )}
                {may(groupTeam.delete) && (
                  <Button
                    look="plain"
                    onClick={async () => (await remove({ id: team.id })) !== undefined && choose(null)}
                  >
                    {say(words.remove)}
                  </Button>
                )}
              </>
            )
          }
        >
          {groupId > 0 && <MemberPart of={{ groupId, ...(team && { teamId: team.id }) }} />}
        </Panel>
      </div>
      {form && (
        <TeamDialog
          groupId={groupId}
          below={form === 'add' ? (team?.id ?? null) : null}
          team={form === 'rename' ? team : undefined}
          onClose={() => setForm(undefined)}
        />
      )}
    </>
  )
}
