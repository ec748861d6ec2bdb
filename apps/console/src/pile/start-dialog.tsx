import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { remoteStart } from '@ampdeck/api/operation/remote-start'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button, LinkButton } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { FieldFrame, Select, TextInput } from '@ampdeck/ui/fields'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { RecordPicker } from '@ampdeck/ui/record-picker'
import { Segment } from '@ampdeck/ui/segment'
import { VinInput } from '@ampdeck/ui/vin-input'
import { useState } from 'react'
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
  member: ['Member', '会员'],
  card: ['Card', '充电卡'],
  vin: ['VIN', 'VIN'],
  memberHint: ['Number, name, plate, card or mobile number', '编号、姓名、车牌、卡号或手机号码'],
  cardNo: ['Card number', '卡号'],
  missing: ['Choose a payer', '请选择付费账户'],
  what: [
    'The same checks apply as at the pile: station open, gun idle, balance sufficient.',
    '校验与桩端一致：场站开放、枪空闲、余额充足。',
  ],
  coupon: ['Coupon', '优惠券'],
  bestCoupon: ['Best coupon, automatically', '自动使用最优惠的券'],
  couponOption: [
    '{name}: {face}, from {threshold}, until {day}',
    '{name}：{face}，满 {threshold} 可用，{day} 到期',
  ],
  start: ['Start charge', '启动充电'],
  order: ['Open order', '查看订单'],
  again: ['Try again', '重试'],
})

type Who = 'member' | 'card' | 'vin'

/** Chooses who pays, asks the pile to start, and says what becomes of it (screens.md S107). */
export function StartDialog({ gun, onClose }: { gun: NamedGun; onClose: () => void }) {
  const say = useSay()
  const [who, setWho] = useState<Who>('member')
  const [memberId, setMemberId] = useState<number | null>(null)
  const [couponId, setCouponId] = useState<number>()
  const [text, setText] = useState('')
  const [isPressed, setPressed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [command, setCommand] = useState<PileCommandRow>()
  const { row, hasFailed } = useStart(command)
  const addressOf = useAddress()
  const order = row?.orderId && addressOf('chargeOrder', { open: row.orderId })
  const start = useAction(remoteStart.start)
  const payer = payerOf(who, memberId, text.trim())
  const error = isPressed && !payer ? say(words.missing) : undefined
  const { id, name } = gun

  const confirm = async () => {
    setPressed(true)
    if (!payer) return
    setBusy(true)
    const coupon = payer.memberId && couponId ? { memberCouponId: couponId } : {}
    const given = await start({ gunId: id, ...payer, ...coupon })
    setBusy(false)
    if (given) setCommand(given)
  }

  if (row)
    return (
      <Dialog
        open
        onClose={onClose}
        title={say(words.title, { name })}
        footer={
          <>
            <Button look="plain" size="form" onClick={onClose}>
              {say(commonTexts.close)}
            </Button>
            {hasFailed ? (
              <Button look="primary" size="form" onClick={() => setCommand(undefined)}>
                {say(words.again)}
              </Button>
            ) : (
              order && (
                <LinkButton look="primary" size="form" href={order}>
                  {say(words.order)}
                </LinkButton>
              )
            )}
          </>
        }
      >
        <StartProgress row={row} />
      </Dialog>
    )

  return (
    <Dialog
      open
      onClose={onClose}
      title={say(words.title, { name })}
      footer={
        <>
          <Button look="plain" size="form" onClick={onClose}>
            {say(commonTexts.cancel)}
          </Button>
          <Button look="primary" size="form" busy={isBusy} onClick={() => void confirm()}>
            {say(words.start)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Segment
          label={say(words.who)}
          options={[
            { value: 'member', label: say(words.member) },
            { value: 'card', label: say(words.card) },
            { value: 'vin', label: say(words.vin) },
          ]}
          value={who}
          onChange={(value) => {
            setWho(value as Who)
            setText('')
            setPressed(false)
          }}
        />
        {who === 'member' && (
          <FieldFrame label={say(words.member)} isRequired hint={say(words.memberHint)} error={error}>
            {(wiring) => (
              <RecordPicker
                {...wiring}
                source={payerSource}
                value={memberId}
                onChange={(value) => {
                  setMemberId(value === null ? null : Number(value))
                  setCouponId(undefined)
                }}
              />
            )}
          </FieldFrame>
        )}
        {who === 'card' && (
          <TextInput
            label={say(words.cardNo)}
            required
            maxLength={18}
            error={error}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {who === 'vin' && (
          <FieldFrame label={say(words.vin)} isRequired error={error}>
            {(wiring) => <VinInput {...wiring} value={text} onChange={(value) => setText(value ?? '')} />}
          </FieldFrame>
        )}
        {payer?.memberId && (
          <CouponChoice
            key={payer.memberId}
            memberId={payer.memberId}
            gunId={id}
            value={couponId}
            onChange={setCouponId}
          />
        )}
        <p className={styles.muted}>{say(words.what)}</p>
      </div>
    </Dialog>
  )
}

interface CouponChoiceProps {
  memberId: number
  gunId: number
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** The coupons that the member may use there; nothing where there are none. */
function CouponChoice({ memberId, gunId, value, onChange }: CouponChoiceProps) {
  const say = useSay()
  const { money } = useFormats()
  const { data = [] } = useRead(remoteStart.coupons, { memberId, gunId })
  if (data.length === 0) return null
  return (
    <FieldFrame label={say(words.coupon)}>
      {(wiring) => (
        <Select
          {...wiring}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
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
function payerOf(
  who: Who,
  memberId: number | null,
  text: string,
): { memberId?: number; cardNo?: string; vin?: string } | undefined {
  if (who === 'member') return memberId === null ? undefined : { memberId }
  if (text === '') return undefined
  return who === 'card' ? { cardNo: text } : { vin: text }
}
