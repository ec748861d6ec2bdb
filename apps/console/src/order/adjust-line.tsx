import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import type { AmountField } from '@ampdeck/api/billing/adjust'
import { period } from '@ampdeck/api/enumerations/order'
import { type Text, texts } from '@ampdeck/api/texts'
import { FieldFrame, NumberInput } from '@ampdeck/ui/fields'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import styles from './adjust.module.css'
import { type AdjustPreview, cellOf, type Typed, type TypedDeltas } from './adjust-draft.ts'

const words = texts({
  energy: ['Energy, change', '电量变更'],
  eFee: ['Energy fee, change', '电费变更'],
  sFee: ['Service fee, change', '服务费变更'],
  yuan: ['yuan', '元'],
  now: ['Now {now}', '当前 {now}'],
  after: ['Now {now}, then {after}', '当前 {now}，调整后 {after}'],
  below: ['Now {now}: it cannot fall by more than that', '当前 {now}，减少量不能超过该值'],
  number: ['Enter a number', '请输入数字'],
})

interface Field {
  name: AmountField
  label: Text
  scale: number
  decimals: number
}

const fields: readonly Field[] = [
  { name: 'energyWh', label: words.energy, scale: 1_000, decimals: 3 },
  { name: 'eFeeFen', label: words.eFee, scale: 100, decimals: 2 },
  { name: 'sFeeFen', label: words.sFee, scale: 100, decimals: 2 },
]
const WHOLE_DIGITS = 6

interface AdjustLineProps {
  line: ChargeOrderDetail['lines'][number]
  typed: TypedDeltas
  preview: AdjustPreview
  onType: (field: AmountField, value: Typed) => void
}

/** A line of the bill as it is, and by how much each of its amounts is to change. */
export function AdjustLine({ line, typed, preview, onType }: AdjustLineProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { money, energy } = useFormats()
  const write = (name: AmountField, value: number) => (name === 'energyWh' ? energy(value) : money(value))

  const errorOf = (name: AmountField) => {
    if (preview.unreadable.includes(cellOf(line.seq, name))) return say(words.number)
    const isBelow = preview.faults.some(
      (fault) => fault.kind === 'below' && fault.seq === line.seq && fault.field === name,
    )
    return isBelow ? say(words.below, { now: write(name, line[name]) }) : undefined
  }
  const hintOf = (name: AmountField) => {
    const by = typed[cellOf(line.seq, name)]
    const now = write(name, line[name])
    return typeof by === 'number' && by !== 0
      ? say(words.after, { now, after: write(name, line[name] + by) })
      : say(words.now, { now })
  }

  return (
    <fieldset className={styles.line}>
      <legend>
        {period.label(line.period, language)}{' '}
        <span className={styles.span}>
          {line.from.slice(11, 16)}–{line.to.slice(11, 16)}
        </span>
      </legend>
      {fields.map(({ name, label, scale, decimals }) => (
        <FieldFrame key={name} label={say(label)} hint={hintOf(name)} error={errorOf(name)}>
          {(wiring) => (
            <NumberInput
              {...wiring}
              value={typed[cellOf(line.seq, name)] ?? null}
              onChange={(value) => onType(name, value)}
              scale={scale}
              digits={{ whole: WHOLE_DIGITS, decimals }}
              unit={name === 'energyWh' ? 'kWh' : say(words.yuan)}
              placeholder="0"
            />
          )}
        </FieldFrame>
      ))}
    </fieldset>
  )
}
