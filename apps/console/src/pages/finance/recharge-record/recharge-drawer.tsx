import {
  paymentKind,
  paymentState,
  rechargeProblem,
  rechargeState,
  rechargeType,
  refundPayState,
  refundStatus,
} from '@ampdeck/api/enumerations/finance'
import { type RechargeDetail, recharge } from '@ampdeck/api/payment/recharge'
import { rechargeTexts as fields } from '@ampdeck/api/payment/recharge.texts'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { Money } from '@ampdeck/ui/figure'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Timeline } from '@ampdeck/ui/timeline'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { EntriesLink } from '../../../payment/entries-link.tsx'
import { OwnerCell } from '../../../payment/owner-cell.tsx'

const words = texts({
  title: ['Recharge {no}', '充值 {no}'],
  loading: ['Recharge', '充值'],
  failed: ['The recharge could not be loaded', '充值加载失败'],
  payments: ['Calls to the channel', '渠道调用'],
  refunds: ['Refunds', '退款'],
})

/** A recharge with what was called for it, and what went back of it. */
export function RechargeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const found = useRead(recharge.get, { id })
  const title = found.data ? say(words.title, { no: found.data.rechargeNo }) : say(words.loading)

  return (
    <Drawer open onClose={onClose} title={title}>
      {found.data ? <Facts recharge={found.data} /> : <Awaited of={found} title={say(words.failed)} />}
    </Drawer>
  )
}

function Facts({ recharge: of }: { recharge: RechargeDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const dash = '–'

  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          {
            label: say(fields.state),
            value: <StatusBadge of={rechargeState} code={of.state} look="tinted" />,
          },
          { label: say(fields.owner), value: <OwnerCell row={of} /> },
          { label: say(fields.amountFen), value: <Money fen={of.amountFen} /> },
          { label: say(fields.refundableFen), value: <Money fen={of.refundableFen} /> },
          { label: say(fields.giftFen), value: <Money fen={of.giftFen} /> },
          { label: say(fields.activityName), value: of.activityName ?? dash },
          { label: say(fields.type), value: rechargeType.label(of.type, language) },
          { label: say(fields.channelNo), value: of.channelNo ?? dash, copy: of.channelNo ?? undefined },
          { label: say(fields.receipt), value: of.receipt ?? dash },
          { label: say(fields.createTime), value: of.createTime },
          { label: say(fields.paidTime), value: of.paidTime ?? dash },
          { label: say(fields.createUserName), value: of.createUserName ?? dash },
          {
            label: say(fields.problem),
            value: of.problem ? rechargeProblem.label(of.problem, language) : dash,
          },
        ]}
      />
      <EntriesLink of={{ bizId: of.id }} />
      {of.payments.length > 0 && (
        <Panel title={say(words.payments)}>
          <Timeline
            aria-label={say(words.payments)}
            events={of.payments.map((payment) => ({
              id: String(payment.id),
              title: `${paymentKind.label(payment.kind, language)} · ${paymentState.label(payment.state, language)}`,
              time: payment.createTime,
              text: [payment.requestNo, payment.channelNo, payment.message].filter(Boolean).join(' · '),
            }))}
          />
        </Panel>
      )}
      {of.refunds.length > 0 && (
        <Panel title={say(words.refunds)}>
          <ul>
            {of.refunds.map(({ id, refundNo, status, payState, fen }) => (
              <li key={id}>
                <RefundLink id={id} no={refundNo} /> <Money fen={fen} />{' '}
                <StatusBadge of={refundStatus} code={status} />{' '}
                <StatusBadge of={refundPayState} code={payState} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function RefundLink({ id, no }: { id: number; no: string }) {
  const to = useAddress()('refundAudit', { id })
  return to ? <Link to={to}>{no}</Link> : <strong>{no}</strong>
}
