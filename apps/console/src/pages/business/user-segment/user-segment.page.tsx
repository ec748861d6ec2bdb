import type { CodeOf } from '@ampdeck/api/enumeration'
import { userSegment } from '@ampdeck/api/enumerations/member'
import { portraitWords } from '@ampdeck/api/statistics/portrait-rules'
import { type UserSegmentRow, userPortrait } from '@ampdeck/api/statistics/user-portrait'
import { texts } from '@ampdeck/api/texts'
import { RingShare } from '@ampdeck/ui/charts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Energy, Money } from '@ampdeck/ui/figure'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PageHead } from '@ampdeck/ui/page-head'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import analysis from '../../../member/analysis.module.css'
import { HowComputed } from '../../../member/how-computed.tsx'
import { shareText } from '../../../member/shares.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Export } from '../../../timing/export.tsx'
import styles from './user-segment.module.css'

const SegmentTagDialog = lazyOf(() => import('./segment-tag-dialog.tsx'), 'SegmentTagDialog')

type Segment = CodeOf<typeof userSegment>

const words = texts({
  failed: ['The segments could not be loaded', '用户分群加载失败'],
  members: ['{count} member | {count} members', '{count} 位会员'],
  ofAll: ['{share} of those who have charged', '占已充电会员 {share}'],
  spend: ['Spend in 90 days', '90 天消费'],
  energy: ['Energy in 90 days', '90 天电量'],
  perMember: ['Charges per member', '人均充电次数'],
  perCharge: ['Spend per charge', '次均消费'],
  list: ['Portraits', '画像列表'],
  tag: ['Tag', '打标签'],
  sizes: ['Members by segment', '分群会员占比'],
  spends: ['Spend in 90 days by segment', '分群 90 天消费占比'],
  never: [
    '{count} member has never charged and is in no segment | {count} members have never charged and are in no segment',
    '{count} 位会员从未充电，不属于任何分群',
  ],
  none: ['Nobody has charged yet', '暂无会员充电'],
})

const colours: Readonly<Record<Segment, string>> = {
  1: 'chart-teal',
  2: 'chart-energy',
  3: 'chart-fee',
  4: 'chart-occupy',
  5: 'chart-slate',
}

/** Five kinds of members by what they do, with their size and spend; each leads to its members (screens.md S097). */
export function Page() {
  const say = useSay()
  const head = usePageHead('userSegment')
  const reading = useRead(userPortrait.segments, {})
  const [tagging, setTagging] = useState<UserSegmentRow>()
  const { data } = reading

  return (
    <>
      <PageHead {...head} actions={<Export of={userPortrait.segmentExport} />} />
      <div className={analysis.page}>
        {data ? (
          <>
            <ul className={styles.cards}>
              {data.segments.map((segment) => (
                <SegmentCard
                  key={segment.segment}
                  of={segment}
                  all={data.segments.reduce((sum, { members }) => sum + members, 0)}
                  onTag={() => setTagging(segment)}
                />
              ))}
            </ul>
            <Shares of={data.segments} />
            {data.neverCharged > 0 && (
              <p className={styles.note}>{say(words.never, { count: data.neverCharged })}</p>
            )}
          </>
        ) : (
          <Awaited of={reading} title={say(words.failed)} rows={4} />
        )}
      </div>
      <HowComputed of={[portraitWords.segment, portraitWords.portrait]} />
      {tagging && <SegmentTagDialog of={tagging} onClose={() => setTagging(undefined)} />}
    </>
  )
}

interface SegmentCardProps {
  of: UserSegmentRow
  /** The members of all segments. */
  all: number
  onTag: () => void
}

function SegmentCard({ of, all, onTag }: SegmentCardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const formats = useFormats()
  const addressOf = useAddress()
  const titleId = useId()
  const { segment, members, orders90, spend90Fen, energy90Wh } = of
  const toMembers = addressOf('memberList', { segment })
  const toPortraits = addressOf('userPortrait', { segment })
  const size = say(words.members, { count: members })

  return (
    <li className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <StatusBadge of={userSegment} code={segment} look="tinted" />
      </h2>
      <p className={styles.size}>{toMembers ? <Link to={toMembers}>{size}</Link> : size}</p>
      <p className={styles.note}>{say(words.ofAll, { share: shareText(formats, members, all) })}</p>
      <DescriptionList
        columns={2}
        items={[
          { label: say(words.spend), value: <Money fen={spend90Fen} compact /> },
          { label: say(words.energy), value: <Energy wh={energy90Wh} decimals={1} compact /> },
          {
            label: say(words.perMember),
            value: members === 0 ? null : formats.number(orders90 / members, 1),
          },
          {
            label: say(words.perCharge),
            value: orders90 === 0 ? null : <Money fen={Math.round(spend90Fen / orders90)} />,
          },
        ]}
      />
      <div className={styles.actions}>
        {toPortraits && <Link to={toPortraits}>{say(words.list)}</Link>}
        <GuardedButton
          of={userPortrait.saveTag}
          size="small"
          aria-label={`${say(words.tag)} ${userSegment.label(segment, language)}`}
          {...(members === 0 && { blockedReason: say(words.none) })}
          onClick={onTag}
        >
          {say(words.tag)}
        </GuardedButton>
      </div>
    </li>
  )
}

function Shares({ of }: { of: readonly UserSegmentRow[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const addressOf = useAddress()
  const shares = (read: (row: UserSegmentRow) => number) =>
    of.map((row) => ({
      label: userSegment.label(row.segment, language),
      value: read(row),
      colour: colours[row.segment],
      href: addressOf('memberList', { segment: row.segment }),
    }))

  return (
    <div className={styles.charts}>
      <RingShare look="panel" label={say(words.sizes)} shares={shares(({ members }) => members)} />
      <RingShare
        look="panel"
        label={say(words.spends)}
        unit="money"
        shares={shares(({ spend90Fen }) => spend90Fen)}
      />
    </div>
  )
}
