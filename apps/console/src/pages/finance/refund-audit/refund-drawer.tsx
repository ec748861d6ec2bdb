import {
  flowKind,
  rechargeType,
  refundChannel,
  refundPayState,
  refundStatus,
} from '@ampdeck/api/enumerations/finance'
import { canStart } from '@ampdeck/api/life'
import {
  type RefundAction,
  type RefundDetail,
  type RefundRow,
  refundLife,
  refundRecord,
} from '@ampdeck/api/payment/refund-record'
import { texts } from '@ampdeck/api/texts'
import { type AuditAction, AuditLedger, AuditPanel, type AuditSeat } from '@ampdeck/ui/audit-panel'
import { Drawer } from '@ampdeck/ui/drawer'
import { StepButton, useRefusal } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useState } from 'react'
import { Awaited } from '../../../data/awaited.tsx'
import { failureOf } from '../../../data/failure-of.ts'
import { useCall } from '../../../data/use-call.ts'
import { useRead } from '../../../data/use-read.ts'
import { Neighbours } from '../../../list/neighbours.tsx'
import { EntriesLink } from '../../../payment/entries-link.tsx'
import { OwnerCell } from '../../../payment/owner-cell.tsx'
import { useUser } from '../../../session/user-context.ts'
import { auditWords } from './refund-audit-list.tsx'

const words = texts({
  title: ['Refund', '退款'],
  failed: ['The refund could not be loaded', '退款加载失败'],
  applied: ['{who}, {time}', '{who}，{time}'],
  inApp: ['Applied in the app', 'App 申请'],
  stageApplied: ['Applied', '申请'],
  paid: ['Paid', '付款'],
  amount: ['Apply amount', '申请金额'],
  principal: ['Principal', '本金'],
  to: ['To {channel}', '退至{channel}'],
  ledger: ['Recharges and use since', '充值与使用记录'],
  before: ['Before', '此前余额'],
  openOrders: ['{count} open order | {count} open orders', '{count} 笔未完成订单'],
  noOpenOrder: ['no open order, no debt', '无未完成订单，无欠费'],
  previous: ['Previous refund', '上一笔退款'],
  next: ['Next refund', '下一笔退款'],
})

/** The panel is made to stand beside a list; here it is all there is. */
const WHOLE_DRAWER = { width: '100%', borderLeft: 0, background: 'none' }

interface RefundDrawerProps {
  id: number
  /** The refunds of the list, for the one before and the one after. */
  among: readonly number[]
  onShow: (id: number) => void
  onStep: (action: RefundAction, refund: RefundRow) => void
  onClose: () => void
}

/** A refund with what it is decided by, and the decision. */
export function RefundDrawer({ id, onClose, ...rest }: RefundDrawerProps) {
  const say = useSay()
  const refund = useRead(refundRecord.get, { id })

  return (
    <Drawer open onClose={onClose} title={say(words.title)}>
      {refund.data ? (
        <Decision key={refund.data.version} id={id} refund={refund.data} {...rest} />
      ) : (
        <Awaited of={refund} title={say(words.failed)} />
      )}
    </Drawer>
  )
}

interface DecisionProps extends Omit<RefundDrawerProps, 'onClose'> {
  refund: RefundDetail
}

function Decision({ refund, id, among, onShow, onStep }: DecisionProps) {
  const say = useSay()
  const { language } = useLanguage()
  const userId = useUser()?.id ?? 0
  const decision = useDecision(refund)
  const { applicantName, createTime, channel, applyFen, principalFen } = refund

  return (
    <AuditPanel
      style={WHOLE_DRAWER}
      title={refund.refundNo}
      badge={<StatusBadge of={refundStatus} code={refund.status} look="tinted" />}
      caption={
        <>
          <OwnerCell row={refund} /> ·{' '}
          {say(words.applied, { who: applicantName ?? say(words.inApp), time: createTime })}
        </>
      }
      tools={<Tools {...{ refund, id, among, onShow, onStep }} />}
      stages={stagesOf(refund).map(({ name, state }) => ({ label: say(name), state }))}
      sum={{
        label: say(words.amount),
        fen: applyFen,
        ...(refund.payState !== refundPayState.code.paid && {
          of: { label: say(words.principal), fen: principalFen },
        }),
        note: [
          say(words.to, { channel: refundChannel.label(channel, language) }),
          refund.reason,
          refund.hangNote,
        ]
          .filter(Boolean)
          .join(' · '),
      }}
      seats={seatsOf(refund, userId).map((seat) => ({ ...seat, label: say(seat.label) }))}
      decision={decision}
    >
      <AuditLedger
        title={say(words.ledger)}
        rows={refund.movements.map(({ kind, count, fen, from, to }) => {
          const day = (time: string | null) => time?.slice(5, 10) ?? ''
          const name = kind === 'before' ? say(words.before) : flowKind.label(kind, language)
          return {
            id: `${kind} ${from}`,
            when: day(from) === day(to) ? day(from) : `${day(from)}–${day(to)}`,
            what: kind === flowKind.code.recharge ? `${name}${wayOf(refund, from, language)}` : name,
            note: count > 1 && kind !== 'before' ? `× ${count}` : undefined,
            fen,
          }
        })}
        total={{
          label: say(words.principal),
          note: refund.openOrders
            ? say(words.openOrders, { count: refund.openOrders })
            : say(words.noOpenOrder),
          fen: principalFen,
        }}
      />
      <EntriesLink of={{ bizId: id }} />
    </AuditPanel>
  )
}

/** By which way one of the refund's recharges came. */
function wayOf({ recharges }: RefundDetail, time: string | null, language: 'en' | 'zh-CN'): string {
  const found = recharges.find(({ paidTime }) => paidTime === time)
  return found ? ` · ${rechargeType.label(found.type, language)} ${found.rechargeNo}` : ''
}

/** The buttons beside the number: the steps that need no facts, and the neighbours in the list. */
function Tools({ refund, id, among, onShow, onStep }: DecisionProps) {
  const say = useSay()
  const isCash = refund.channel === refundChannel.code.cash

  return (
    <>
      {(['resume', 'payAgain'] as const).map((one) => (
        <StepButton
          key={one}
          of={refundRecord[one]}
          row={refund}
          hiddenElsewhere
          onClick={() => onStep(one, refund)}
        >
          {say(one === 'payAgain' && isCash ? auditWords.handOut : auditWords[one])}
        </StepButton>
      ))}
      <Neighbours
        {...{ id, among, onShow }}
        labels={{ previous: say(words.previous), next: say(words.next) }}
      />
    </>
  )
}

/** Sends what is decided; a refusal stays in the panel. */
function useDecision(refund: RefundDetail) {
  const [first, second, hangIn] = [
    useCall(refundRecord.checkFirst),
    useCall(refundRecord.checkSecond),
    useCall(refundRecord.hangIn),
  ]
  const [busy, setBusy] = useState<AuditAction>()
  const [failure, setFailure] = useState<string>()
  const { id, version, status } = refund
  const isSecond = status === refundStatus.code.awaitingSecond
  const step = isSecond ? 'checkSecond' : 'checkFirst'
  const refusal = useRefusal(refundRecord[step], refund)

  const decide = async (action: AuditAction, text: string) => {
    setBusy(action)
    setFailure(undefined)
    try {
      if (action === 'hangIn') await hangIn({ id, version, note: text })
      else await (isSecond ? second : first)({ id, version, pass: action === 'pass', opinion: text || null })
    } catch (error) {
      setFailure(failureOf(error as Error).message)
    }
    setBusy(undefined)
  }
  return {
    keys: { pass: refundRecord[step], hangIn: refundRecord.hangIn },
    pays: isSecond,
    lockedReason: canStart(refundLife[step], refund) ? refusal : undefined,
    opinion: 'onRefusal' as const,
    busy,
    failure,
    onDecide: (action: AuditAction, text: string) => void decide(action, text),
  }
}

/** Who has decided, and what; who is next. */
function seatsOf(refund: RefundDetail, userId: number) {
  const { firstUser, secondUser, firstTime, secondTime, status } = refund
  const isRefused = status === refundStatus.code.refused
  const seat = (passed: boolean) => ({ verdict: passed ? ('passed' as const) : ('refused' as const) })
  const isHung = status === refundStatus.code.hungIn
  const hung = isHung ? { verdict: 'hungIn' as const, opinion: refund.hangNote ?? '' } : {}
  const first: Omit<AuditSeat, 'label'> =
    firstTime === null
      ? hung
      : {
          ...seat(!isRefused || secondTime !== null),
          who: refund.firstUserName ?? undefined,
          opinion: refund.firstOpinion ?? undefined,
          time: firstTime,
          isYou: firstUser === userId,
        }
  const second: Omit<AuditSeat, 'label'> =
    secondTime === null
      ? firstTime === null
        ? {}
        : hung
      : {
          ...seat(!isRefused),
          who: refund.secondUserName ?? undefined,
          opinion: refund.secondOpinion ?? undefined,
          time: secondTime,
          isYou: secondUser === userId,
        }
  return [
    { ...first, label: auditWords.checkFirst },
    { ...second, label: auditWords.checkSecond },
  ]
}

/** The way from the application to the payment. */
function stagesOf({ status, firstTime, secondTime, payState }: RefundDetail) {
  const { awaitingFirst, awaitingSecond, approved } = refundStatus.code
  const isStopped = status !== awaitingFirst && status !== awaitingSecond && status !== approved
  const stage = (isDone: boolean, isCurrent: boolean) =>
    isDone
      ? ('done' as const)
      : isCurrent
        ? isStopped
          ? ('stopped' as const)
          : ('current' as const)
        : ('pending' as const)
  const isFirstDone =
    firstTime !== null && !(isStopped && secondTime === null && status === refundStatus.code.refused)
  const isPaid = payState === refundPayState.code.paid
  return [
    { name: words.stageApplied, state: 'done' as const },
    { name: auditWords.checkFirst, state: stage(isFirstDone, true) },
    { name: auditWords.checkSecond, state: stage(status === approved, isFirstDone) },
    { name: words.paid, state: stage(isPaid, status === approved) },
  ]
}
