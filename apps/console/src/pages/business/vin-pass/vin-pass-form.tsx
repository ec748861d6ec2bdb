import { type VinPass, VinPassDraft, vinPass } from '@ampdeck/api/config/vin-pass'
import { vinPassTexts } from '@ampdeck/api/config/vin-pass.texts'
import { vinStartMode } from '@ampdeck/api/enumerations/member'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { SegmentField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { VinField } from '@ampdeck/ui/vin-input'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'
import { pileSource } from '../../../pile/pile-source.ts'
import styles from '../../../rule/rule.module.css'
import { paths } from '../../../session/paths.ts'

const words = texts({
  add: ['Add VIN pass', '新增 VIN 授权'],
  edit: ['Edit VIN pass', '编辑 VIN 授权'],
  where: ['Where', '适用范围'],
  how: ['How', '启动规则'],
  everywhere: ['Without stations and piles the car starts everywhere', '场站与电桩均留空时可在全部场站启动'],
  stops: ['The charge stops at this limit', '充电达到该限值时自动停止'],
  noEnd: ['Empty: no end date', '留空表示长期有效'],
  paidBy: ['Paid by {name}', '由{name}付款'],
  nobody: [
    'Nobody pays for this VIN yet: no charge starts until it has a binding.',
    '该车架号尚无付款绑定，绑定前无法启动充电。',
  ],
  bind: ['Add a binding', '新增绑定'],
})

const defaults = { startMode: vinStartMode.code.automatic, stationIds: [], pileIds: [] }
const VIN_LENGTH = 17

/** All that people fill in for a VIN pass; it warns of a car for which nobody pays (screens.md S053). */
export function VinPassForm(props: RecordFormProps<VinPass>) {
  const say = useSay()
  const form = useRecordForm(VinPassDraft, vinPass, { ...props, texts: vinPassTexts, defaults })
  const vin = useWatch({ control: form.methods.control, name: 'vin' }) ?? ''

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <VinField of={form} name="vin" wide />
        <PaidBy vin={vin} />
      </FormSection>
      <FormSection title={say(words.where)}>
        <RecordsField of={form} name="stationIds" source={stationSource} wide />
        <RecordsField of={form} name="pileIds" source={pileSource} hint={say(words.everywhere)} wide />
      </FormSection>
      <FormSection title={say(words.how)}>
        <SegmentField of={form} name="startMode" options={vinStartMode} wide />
        <MoneyField of={form} name="maxFenPerOrder" digits={6} hint={say(words.stops)} />
        <DateField of={form} name="validTo" hint={say(words.noEnd)} />
      </FormSection>
    </FormDrawer>
  )
}

function PaidBy({ vin }: { vin: string }) {
  const say = useSay()
  const { data } = useRead(vinPass.payer, { vin }, { enabled: vin.length === VIN_LENGTH })

  return (
    <div role="status" className={styles.notice}>
      {data && <Link to={paths.vinBinding(vin)}>{say(words.paidBy, { name: data.payerName ?? '' })}</Link>}
      {data === null && vin.length === VIN_LENGTH && (
        <span className={styles.warning}>
          <Glyph name="alarm" tone="warning" size={14} />
          <span>
            {say(words.nobody)} <Link to={paths.newVinBinding}>{say(words.bind)}</Link>
          </span>
        </span>
      )}
    </div>
  )
}
