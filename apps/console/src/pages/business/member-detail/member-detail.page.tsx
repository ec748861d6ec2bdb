import { memberLevel, memberStatus, memberType, suspendState } from '@ampdeck/api/enumerations/member'
import { type Member, member } from '@ampdeck/api/member/member'
import { memberTexts } from '@ampdeck/api/member/member.texts'
import { texts } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { DetailPage } from '@ampdeck/ui/detail'
import { Money } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { PartTabs } from '../../../menu/part-tabs.tsx'
import { useAddress } from '../../../menu/use-address.ts'
import { useDetail } from '../../../shell/use-detail.tsx'
import { AccountsPart, BasePart, PointsPart } from './base-part.tsx'
import {
  CardsPart,
  CommentsPart,
  CouponsPart,
  OrdersPart,
  SuspendsPart,
  VehiclesPart,
} from './list-parts.tsx'
import styles from './member-detail.module.css'
import { type Part, parts } from './parts.ts'
import { PhoneFact } from './phone-fact.tsx'

const words = texts({
  portrait: ['Portrait', '画像'],
  parts: ['Sections of the member', '会员详情分页'],
})

/** One member: what is known, held, done and said (screens.md S087). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const { id, head, data, instead } = useDetail('memberDetail', member.get)
  usePageTab({ title: data?.name })
  const toPortrait = useAddress()('userPortraitInfo', { id })

  if (instead || !data) return instead
  return (
    <DetailPage
      breadcrumb={head.breadcrumb}
      title={data.name}
      description={<States of={data} />}
      // Who has never charged has no portrait.
      actions={
        data.orders > 0 && toPortrait && <LinkButton href={toPortrait}>{say(words.portrait)}</LinkButton>
      }
      facts={[
        { label: say(memberTexts.phone), value: <PhoneFact key={id} id={id} masked={data.phone} /> },
        { label: say(memberTexts.type), value: memberType.label(data.type, language) },
        { label: say(memberTexts.level), value: memberLevel.label(data.level, language) },
        { label: say(memberTexts.balanceFen), value: <Money fen={data.balanceFen} /> },
        { label: say(memberTexts.rewardFen), value: <Money fen={data.rewardFen} /> },
        { label: say(memberTexts.points), value: number(data.points) },
        { label: say(memberTexts.orders), value: number(data.orders) },
        { label: say(memberTexts.lastOrderTime), value: data.lastOrderTime ?? '–' },
      ]}
    >
      <PartTabs label={say(words.parts)} parts={parts}>
        {(part) => (
          <div className={styles.part}>
            <MemberPart part={part} of={data} />
          </div>
        )}
      </PartTabs>
    </DetailPage>
  )
}

function States({ of: { status, suspended, tags } }: { of: Member }) {
  return (
    <span className={styles.tags}>
      <StatusBadge of={memberStatus} code={status} look="tinted" />
      {suspended === 1 && <StatusBadge of={suspendState} code={suspendState.code.suspended} look="tinted" />}
      {tags.map(({ id, name }) => (
        <span key={id} data-tag>
          {name}
        </span>
      ))}
    </span>
  )
}

/** The content of one tab. */
function MemberPart({ part, of }: { part: Part; of: Member }) {
  switch (part) {
    case 'base':
      return <BasePart of={of} />
    case 'accounts':
      return <AccountsPart id={of.id} />
    case 'orders':
      return <OrdersPart memberId={of.id} />
    case 'vehicles':
      return <VehiclesPart memberId={of.id} />
    case 'cards':
      return <CardsPart memberId={of.id} />
    case 'coupons':
      return <CouponsPart memberId={of.id} />
    case 'points':
      return <PointsPart of={of} />
    case 'comments':
      return <CommentsPart memberId={of.id} />
    case 'suspends':
      return <SuspendsPart memberId={of.id} />
  }
}
