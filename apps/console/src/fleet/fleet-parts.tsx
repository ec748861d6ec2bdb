import { type ChargeLimit, chargeLimit } from '@ampdeck/api/config/charge-limit'
import { chargeLimitTexts } from '@ampdeck/api/config/charge-limit.texts'
import { type ExclusiveStrategy, exclusiveStrategy } from '@ampdeck/api/config/exclusive-strategy'
import { exclusiveStrategyTexts } from '@ampdeck/api/config/exclusive-strategy.texts'
import { type VinPass, vinPass } from '@ampdeck/api/config/vin-pass'
import { vinPassTexts } from '@ampdeck/api/config/vin-pass.texts'
import { activeState, fleetRole, limitTarget, vinStartMode } from '@ampdeck/api/enumerations/member'
import { exclusiveEnergy, exclusiveService } from '@ampdeck/api/enumerations/tariff'
import { type GroupMember, groupMember } from '@ampdeck/api/member/group-member'
import { groupMemberTexts } from '@ampdeck/api/member/group-member.texts'
import { groupTeam } from '@ampdeck/api/member/group-team'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { columnsOf } from '@ampdeck/ui/list'
import { ReadFailed } from '../data/read-failed.tsx'
import { useRead } from '../data/use-read.ts'
import { PartTable } from '../pile/part-table.tsx'
import { usePartList } from '../pile/use-part-list.ts'
import { paths } from '../session/paths.ts'

const words = texts({
  counts: ['{members} members, {cars} cars', '{members} 人，{cars} 辆车'],
  noTeams: ['No teams yet', '暂无班组'],
})

const memberColumns = columnsOf<GroupMember>(groupMemberTexts, (c) => [
  c.name('name', { link: ({ memberId }) => paths.member(memberId) }),
  c.text('phone', { code: true }),
  c.text('teamName', { label: groupMemberTexts.teamId }),
  c.code('role', fleetRole),
  c.money('monthFen'),
  c.money('monthLimitFen', { read: ({ monthLimitFen }) => monthLimitFen || null }),
  c.status('state', activeState),
])

const strategyColumns = columnsOf<ExclusiveStrategy>(exclusiveStrategyTexts, (c) => [
  c.name('name', { link: ({ id }) => paths.exclusiveStrategy(id) }),
  c.code('servicePriceMode', exclusiveService),
  c.code('ePriceMode', exclusiveEnergy),
  c.day('validFrom'),
  c.day('validTo'),
  c.status('state', activeState),
])

const passColumns = columnsOf<VinPass>(vinPassTexts, (c) => [
  c.name('vin', { link: ({ vin }) => paths.vinPass(vin) }),
  c.text('plate'),
  c.code('startMode', vinStartMode),
  c.money('maxFenPerOrder'),
  c.instant('lastUse'),
  c.status('state', activeState),
])

const limitColumns = columnsOf<ChargeLimit>(chargeLimitTexts, (c) => [
  c.name('targetName'),
  c.code('targetKind', limitTarget),
  c.number('perDayTimes'),
  c.energy('perDayWh'),
  c.money('perOrderFen'),
  c.number('socMax'),
  c.status('state', activeState),
])

/** Who belongs to a fleet, or to one of its teams. */
export function MemberPart({ of }: { of: { groupId: number; teamId?: number } }) {
  const say = useSay()
  const list = usePartList<GroupMember>(groupMember.page, of)

  return (
    <PartTable
      label={say(['Members', '成员'])}
      unit={['member | members', '成员']}
      list={list}
      columns={memberColumns}
    />
  )
}

/** The limits of a fleet, its members and its cars. */
export function LimitPart({ groupId }: { groupId: number }) {
  const say = useSay()
  const list = usePartList<ChargeLimit>(chargeLimit.page, { groupId })

  return (
    <PartTable
      label={say(['Charge limits', '充电限制'])}
      unit={['charge limit | charge limits', '充电限制']}
      list={list}
      columns={limitColumns}
    />
  )
}

/** The prices of a fleet, and its cars that start by their VIN. */
export function RulePart({ groupId }: { groupId: number }) {
  const say = useSay()
  const strategies = usePartList<ExclusiveStrategy>(exclusiveStrategy.page, { groupId })
  const passes = usePartList<VinPass>(vinPass.page, { groupId })

  return (
    <>
      <PartTable
        label={say(['Exclusive strategies', '专属策略'])}
        unit={['strategy | strategies', '专属策略']}
        list={strategies}
        columns={strategyColumns}
      />
      <PartTable
        label={say(['VIN passes', 'VIN 授权'])}
        unit={['VIN pass | VIN passes', 'VIN 授权']}
        list={passes}
        columns={passColumns}
      />
    </>
  )
}

/** The teams of a fleet with their sizes; they are moved on their own page. */
export function TeamPart({ groupId }: { groupId: number }) {
  const say = useSay()
  const reading = useRead(groupTeam.selectAll, { groupId })
  const teams = reading.data ?? []
  if (reading.error) return <ReadFailed of={reading} />
  if (reading.data && teams.length === 0) return <p>{say(words.noTeams)}</p>

  return (
    <DescriptionList
      items={teams.map(({ name, members, cars }) => ({
        label: name,
        value: say(words.counts, { members, cars }),
      }))}
    />
  )
}
