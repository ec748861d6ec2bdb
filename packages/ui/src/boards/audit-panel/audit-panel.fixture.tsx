import { refundStatus } from '@ampdeck/api/enumerations/finance'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import type { AuditDecision, AuditSeat } from './audit.ts'
import type { AuditOpinion } from './audit-panel.tsx'
import { AuditPanel } from './audit-panel.tsx'
import type { AuditSum } from './audit-sum.tsx'
import { AuditLedger } from './audit-sum.tsx'

export interface RefundPanelProps {
  /** A code of `RefundStatus`. */
  status?: string
  decision: AuditDecision
  seats?: readonly AuditSeat[]
  history?: readonly AuditOpinion[]
  sum?: Partial<AuditSum>
  /** What the account says its principal is, in fen. */
  principalFen?: number
  /** The number of the refund. */
  no?: string
  /** Who gave the first audit. */
  first?: string
}

const PICTURED = 'RF260630-0142'

/** The refund of picture 09: 200.00 yuan of a principal of 486.20, passed by finance. */
export function RefundPanel({
  status = refundStatus.code.awaitingSecond,
  decision,
  seats,
  history,
  sum,
  principalFen = 48_620,
  no = PICTURED,
  first = 'finance',
}: RefundPanelProps) {
  const say = useSay()
  const isOver = status === refundStatus.code.refused
  const isPaid = status === refundStatus.code.approved
  const recharge = say(['Recharge, WeChat Pay', '充值，微信支付'])
  const pictured = [
    { id: 'first', when: '06-12', what: recharge, note: 'RC260612-7731', fen: 50_000 },
    {
      id: 'charges',
      when: '06-13–26',
      what: say(['3 charges', '3 次充电']),
      note: '84.216 kWh',
      fen: -11_380,
    },
    { id: 'second', when: '06-28', what: recharge, note: 'RC260628-8102', fen: 10_000 },
  ]
  const others = [{ id: 'only', when: '06-24', what: recharge, note: 'RC260624-0417', fen: principalFen }]

  return (
    <AuditPanel
      key={no}
      title={no}
      badge={<StatusBadge of={refundStatus} code={status} look="tinted" />}
      caption={say(['Applied in the app, 2026-06-30 21:06', 'App 申请，2026-06-30 21:06'])}
      tools={
        <>
          <IconButton label={say(['Previous', '上一条'])}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={say(['Next', '下一条'])}>
            <ChevronRight />
          </IconButton>
          <IconButton label={say(['Close', '关闭'])}>
            <X />
          </IconButton>
        </>
      }
      stages={[
        { label: say(['Applied', '申请']), state: 'done' },
        { label: say(['First audit', '初审']), state: 'done' },
        { label: say(['Second audit', '复审']), state: isPaid ? 'done' : isOver ? 'stopped' : 'current' },
        { label: say(['Paid', '付款']), state: isPaid ? 'done' : 'pending' },
      ]}
      sum={{
        label: say(['Apply amount', '申请金额']),
        fen: 20_000,
        of: { label: say(['Principal', '本金']), fen: principalFen },
        note: say([
          'To WeChat Pay, frozen since 21:06. Reward 10.00 stays, not refundable',
          '退至微信支付，21:06 起冻结。赠送 10.00 保留，不可退',
        ]),
        ...sum,
      }}
      seats={
        seats ?? [
          {
            label: say(['First audit', '初审']),
            who: first,
            verdict: 'passed',
            opinion: say(['No open order, balance checked', '无未完成订单，余额已核对']),
            time: '2026-07-01 09:12:00',
          },
          {
            label: say(['Second audit', '复审']),
            who: 'finance2',
            isYou: true,
            ...(isPaid && {
              verdict: 'passed',
              opinion: say(['Payee equals the recharges', '收款方与充值一致']),
              time: '2026-07-01 10:00:00',
            }),
          },
        ]
      }
      {...(history && { history })}
      decision={decision}
    >
      <AuditLedger
        title={say(['Recharges and use since', '充值与使用记录'])}
        rows={no === PICTURED ? pictured : others}
        total={{
          label: say(['Principal', '本金']),
          note: say(['no open order, no debt', '无未完成订单，无欠费']),
          fen: principalFen,
        }}
      />
    </AuditPanel>
  )
}
