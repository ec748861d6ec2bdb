import { memberLevel, memberType } from '@ampdeck/api/enumerations/member'
import { billChannel } from '@ampdeck/api/enumerations/order'
import { sex } from '@ampdeck/api/enumerations/system'
import { type Member, type MemberEvent, member } from '@ampdeck/api/member/member'
import { memberTexts as words } from '@ampdeck/api/member/member.texts'
import { texts } from '@ampdeck/api/texts'
import { AccountStack } from '@ampdeck/ui/account-stack'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Timeline } from '@ampdeck/ui/timeline'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { EntriesLink } from '../../../payment/entries-link.tsx'
import { FlowPart } from './list-parts.tsx'

const own = texts({
  record: ['Record', '档案'],
  history: ['History', '动态'],
  accounts: ['Accounts', '账户'],
  accountsNotRead: ['The accounts could not be loaded', '账户加载失败'],
  historyNotRead: ['The history could not be loaded', '动态加载失败'],
  grade: ['Grade', '等级权益'],
  discount: ['Service fee discount', '服务费优惠'],
  next: ['To the next grade', '距下一等级'],
  highest: ['The highest grade', '已是最高等级'],
})

const events = texts({
  registered: ['Registered', '注册'],
  charged: ['Charged', '充电'],
  recharged: ['Recharged', '充值'],
  refunded: ['Refunded', '退款'],
  suspended: ['Suspended', '挂起'],
  released: ['Released', '解除挂起'],
  certified: ['Certified as owner', '车主认证通过'],
  refused: ['Certification rejected', '车主认证驳回'],
  commented: ['Commented', '评论'],
})

const bad: readonly string[] = ['suspended', 'refused'] satisfies MemberEvent['kind'][]

/** What the member's record says, and what happened. */
export function BasePart({ of }: { of: Member }) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <>
      <Panel title={say(own.record)}>
        <DescriptionList
          items={[
            { label: say(words.memberNo), value: of.memberNo, copy: of.memberNo },
            { label: say(words.name), value: of.name },
            { label: say(words.type), value: memberType.label(of.type, language) },
            { label: say(words.sex), value: sex.label(of.sex, language) },
            { label: say(words.plate), value: of.plate },
            { label: say(words.defaultVin), value: of.defaultVin, copy: of.defaultVin ?? undefined },
            { label: say(words.groupId), value: of.fleetName },
            { label: say(words.registerChannel), value: billChannel.label(of.registerChannel, language) },
            { label: say(words.registerTime), value: of.registerTime },
          ]}
        />
      </Panel>
      <History id={of.id} />
    </>
  )
}

function History({ id }: { id: number }) {
  const say = useSay()
  const { money } = useFormats()
  const reading = useRead(member.timeline, { id })
  const { data } = reading

  return (
    <Panel title={say(own.history)}>
      {data ? (
        <Timeline
          events={data.map(({ id: event, kind, ts, about, fen }) => ({
            id: `${kind} ${event}`,
            title: say(events[kind]),
            time: ts,
            text: [about, fen === null || fen === 0 ? undefined : money(fen)].filter(Boolean).join(' · '),
            state: bad.includes(kind) ? 'warning' : 'done',
          }))}
        />
      ) : (
        <Awaited of={reading} title={say(own.historyNotRead)} />
      )}
    </Panel>
  )
}

/** What the member has, in the order in which it pays, and what moved it. */
export function AccountsPart({ id }: { id: number }) {
  const say = useSay()
  const reading = useRead(member.stat, { id })
  const { data } = reading

  return (
    <>
      <Panel title={say(own.accounts)}>
        {data ? (
          <AccountStack
            accounts={data.accounts.map(({ creditLimitFen, ...account }) => ({
              ...account,
              ...(creditLimitFen > 0 && { creditLimitFen }),
            }))}
            debtFen={data.owedFen}
          />
        ) : (
          <Awaited of={reading} title={say(own.accountsNotRead)} />
        )}
      </Panel>
      <EntriesLink of={{ memberId: id }} />
      <FlowPart memberId={id} />
    </>
  )
}

/** The grade that the growth has reached, and what it gives. */
export function PointsPart({ of }: { of: Member }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number, percent } = useFormats()
  const grade = useRead(member.stat, { id: of.id }).data?.grade
  const next = grade?.nextFrom

  return (
    <Panel title={say(own.grade)}>
      <DescriptionList
        items={[
          { label: say(words.points), value: number(of.points) },
          { label: say(words.growth), value: number(of.growth) },
          { label: say(words.level), value: memberLevel.label(of.level, language) },
          { label: say(own.grade), value: grade?.name },
          { label: say(own.discount), value: grade && percent(grade.serviceBpsOff) },
          {
            label: say(own.next),
            value: next === null ? say(own.highest) : next && number(Math.max(0, next - of.growth)),
          },
        ]}
      />
    </Panel>
  )
}
