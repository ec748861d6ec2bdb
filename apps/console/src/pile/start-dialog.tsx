import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { remoteStart } from '@ampdeck/api/operation/remote-start'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Id } from '@ampdeck/api/wire'
import { Button, LinkButton } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { FieldFrame, Select, TextField, useField } from '@ampdeck/ui/fields'
import { type Draft, DraftForm, useDraft } from '@ampdeck/ui/form'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { RecordPicker } from '@ampdeck/ui/record-picker'
import { Segment } from '@ampdeck/ui/segment'
import { VinField } from '@ampdeck/ui/vin-input'
import { MAX_IDENTIFIER } from '@ampdeck/validation/identifier'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../data/use-action.ts'
import { useRead } from '../data/use-read.ts'
import { useAddress } from '../menu/use-address.ts'
import { payerSource } from './payer-source.ts'
import styles from './pile.module.css'
import { StartProgress, useStart } from './start-progress.tsx'
import type { NamedGun } from './stop-dialog.tsx'

const words = texts({
  title: ['Start a charge at {name}', '在 {name} 启动充电'],
  who: ['Payer', '付费方式'],
  memberId: ['Member', '会员'],
  card: ['Card', '充电卡'],
  vin: ['VIN', 'VIN'],
  memberHint: ['Number, name, plate, card or mobile number', '编号、姓名、车牌、卡号或手机号码'],
  cardNo: ['Card number or identifier', '卡号或识别码'],
  missing: ['Choose a payer', '请选择付费账户'],
  what: [
    'The same checks apply as at the pile: station open, gun idle, balance sufficient.',
    '校验与桩端一致：场站开放、枪空闲、余额充足。',
  ],
  memberCouponId: ['Coupon', '优惠券'],
  bestCoupon: ['Best coupon, automatically', '自动使用最优惠的券'],
  couponOption: [
    '{name}: {face}, from {threshold}, until {day}',
    '{name}：{face}，满 {threshold} 可用，{day} 到期',
  ],
  start: ['Start charge', '启动充电'],
  order: ['Open order', '查看订单'],
  again: ['Try again', '重试'],
})

const fieldOf = { member: 'memberId', card: 'cardNo', vin: 'vin' } as const
type Who = keyof typeof fieldOf

const Payer = z
  .object({
    who: z.enum(['member', 'card', 'vin']).default('member'),
    memberId: Id.nullable().default(null),
    cardNo: z.string().max(MAX_IDENTIFIER).default(''),
    vin: z.string().default(''),
    memberCouponId: Id.optional(),
  })
  .superRefine((payer, context) => {
    if (!payerOf(payer)) context.addIssue({ code: 'custom', path: [fieldOf[payer.who]], message: 'empty' })
  })
type Payer = z.input<typeof Payer>
const missing = { memberId: words.missing, cardNo: words.missing, vin: words.missing }

/** Chooses who pays, asks the pile to start, and says what becomes of it (screens.md S107). */
export function StartDialog({ gun, onClose }: { gun: NamedGun; onClose: () => void }) {
  const say = useSay()
  const [command, setCommand] = useState<PileCommandRow>()
  const { row, hasFailed } = useStart(command)
  const addressOf = useAddress()
  const order = row?.orderId && addressOf('chargeOrder', { open: row.orderId })
  const start = useAction(remoteStart.start)
  const { id, name } = gun
  const form = useDraft<Payer, PileCommandRow | undefined>(Payer, {
    texts: words,
    missing,
    submit: (payer) => start({ gunId: id, ...payerOf(payer) }),
    onDone: (given) => given && setCommand(given),
  })

  // One dialog for both, so that focus stays in it.
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(words.title, { name })}
      footer={
        <>
          <Button look="plain" size="form" onClick={onClose}>
            {say(row ? commonTexts.close : commonTexts.cancel)}
          </Button>
          {!row && (
            <Button type="submit" form={form.id} look="primary" size="form" busy={form.isBusy}>
              {say(words.start)}
            </Button>
          )}
          {hasFailed && (
            <Button look="primary" size="form" onClick={() => setCommand(undefined)}>
              {say(words.again)}
            </Button>
          )}
          {!hasFailed && order && (
            <LinkButton look="primary" size="form" href={order}>
              {say(words.order)}
            </LinkButton>
          )}
        </>
      }
    >
      {row ? <StartProgress row={row} /> : <PayerForm of={form} gunId={id} />}
    </Dialog>
  )
}

interface PayerFormProps {
  of: Draft<Payer>
  gunId: number
}

function PayerForm({ of, gunId }: PayerFormProps) {
  const say = useSay()
  const { control, getValues, reset } = of.methods
  const [who = 'member', memberId] = useWatch({ control, name: ['who', 'memberId'] })

  return (
    <DraftForm of={of} className={styles.dialog}>
      <Segment
        label={say(words.who)}
        options={[
          { value: 'member', label: say(words.memberId) },
          { value: 'card', label: say(words.card) },
          { value: 'vin', label: say(words.vin) },
        ]}
        value={who}
        onChange={(value) => reset({ ...getValues(), who: value as Who, cardNo: '', vin: '' })}
      />
      {who === 'member' && <MemberField of={of} />}
      {who === 'card' && <TextField of={of} name="cardNo" required />}
      {who === 'vin' && <VinField of={of} name="vin" required />}
      {who === 'member' && memberId && (
        <CouponField key={memberId} of={of} memberId={memberId} gunId={gunId} />
      )}
      <p className={styles.muted}>{say(words.what)}</p>
    </DraftForm>
  )
}

/** Whose account pays; another member has other coupons. */
function MemberField({ of }: { of: Draft<Payer> }) {
  const say = useSay()
  const { frame, control, value, change } = useField(of, 'memberId', {
    hint: say(words.memberHint),
    required: true,
  })

  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <RecordPicker
          {...control}
          {...wiring}
          source={payerSource}
          value={value as number | null}
          onChange={(id) => {
            change(id === null ? null : Number(id))
            of.methods.setValue('memberCouponId', undefined)
          }}
        />
      )}
    </FieldFrame>
  )
}

interface CouponFieldProps extends PayerFormProps {
  memberId: number
}

/** The coupons that the member may use there; nothing where there are none. */
function CouponField({ of, memberId, gunId }: CouponFieldProps) {
  const say = useSay()
  const { money } = useFormats()
  const { frame, control, text, change } = useField(of, 'memberCouponId', {})
  const { data = [] } = useRead(remoteStart.coupons, { memberId, gunId })
  if (data.length === 0) return null
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <Select
          {...control}
          {...wiring}
          value={text}
          onChange={(event) => change(event.target.value === '' ? undefined : Number(event.target.value))}
        >
          <option value="">{say(words.bestCoupon)}</option>
          {data.map(({ id, name, faceFen, thresholdFen, toTime }) => (
            <option key={id} value={id}>
              {say(words.couponOption, {
                ...{ name, face: money(faceFen), threshold: money(thresholdFen) },
                day: toTime.slice(0, 10),
              })}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}

/** What the call takes of the choice; nothing while it is not made. */
function payerOf({ who = 'member', memberId, cardNo = '', vin = '', memberCouponId }: Payer) {
  if (who === 'member') return memberId ? { memberId, ...(memberCouponId && { memberCouponId }) } : undefined
  const text = (who === 'card' ? cardNo : vin).trim()
  return text === '' ? undefined : { [fieldOf[who]]: text }
}
