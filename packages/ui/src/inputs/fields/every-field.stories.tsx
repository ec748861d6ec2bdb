import { operationType, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { commonTexts, say, texts } from '@ampdeck/api/texts'
import { parseTimestamp } from '@ampdeck/api/time'
import { timingExport } from '@ampdeck/validation/forms'
import { cardNo, mobile, plate, userPassword, vin } from '@ampdeck/validation/patterns'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { PlateField } from '../../charging/plate-input/plate-input.tsx'
import { VinField } from '../../charging/vin-input/vin-field.tsx'
import { FormSection } from '../../forms/form/draft-form.tsx'
import { FormDrawer } from '../../forms/form/form-drawer.tsx'
import { useDraft } from '../../forms/form/use-draft.ts'
import { Button } from '../../foundation/button/button.tsx'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { comboTexts } from '../combobox/combobox.texts.ts'
import { ComboboxField } from '../combobox/combobox-field.tsx'
import { cycleSchema } from '../cycle/cycle.ts'
import { CycleField } from '../cycle/cycle-input.tsx'
import { DateField, DateTimeField, MonthField, TimeField } from '../date-input/date-fields.tsx'
import { DateRangeField } from '../date-range/date-range-field.tsx'
import { EmailListField } from '../email-list/email-list-input.tsx'
import { HourCurveField } from '../hour-curve/hour-curve.tsx'
import { OneTimeCodeField } from '../one-time-code/one-time-code-field.tsx'
import { PasswordField } from '../password-input/password-input.tsx'
import { RecordField, RecordsField } from '../record-picker/record-fields.tsx'
import { stationSource } from '../record-picker/stations.fixture.ts'
import { TransferField } from '../transfer-list/transfer-list.tsx'
import { TreeField, TreesField } from '../tree-select/tree-select.tsx'
import { LimitField } from '../unit-fields/limit-input.tsx'
import {
  DurationField,
  EnergyField,
  MoneyField,
  PercentField,
  PowerField,
  PriceField,
} from '../unit-fields/unit-fields.tsx'
import { guide } from './every-field.guide.ts'
import { FieldFrame } from './field-frame.tsx'
import { NumberField } from './number-field.tsx'
import { CheckboxGroupField, RadioField, SegmentField, SelectField } from './option-fields.tsx'
import { CardField, PhoneField } from './phone-input.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextAreaField, TextField } from './text-field.tsx'

const day = z.iso.date()

/** One field of every kind, as a screen might never have them together. */
const Everything = z
  .object({
    name: z.string().min(1).max(30),
    status: z.literal(stationStatus.codes as number[]),
    operationType: z.literal(operationType.codes as number[]),
    cityCode: z.string().min(1),
    stationId: z.int(),
    stationIds: z.array(z.int()).min(1),
    treeIds: z.array(z.union([z.int(), z.string()])),
    organizeId: z.union([z.int(), z.string()]).nullish(),
    groupIds: z.array(z.union([z.int(), z.string()])).min(1),
    openDay: day,
    startTime: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'date.format'),
    billMonth: z
      .string()
      .regex(/^\d{4}-\d\d$/, 'date.format')
      .nullish(),
    opensAt: z.string().regex(/^\d\d:\d\d$/, 'time.format'),
    validFrom: day,
    validTo: day,
    cycle: cycleSchema,
    count: z.int().nullish(),
    priceFen: z.int().min(1),
    energyWh: z.int().nullish(),
    ratedW: z.int().max(1_000_000),
    shareBps: z.int().min(0).max(10_000),
    ePrice4: z.int().nullish(),
    holdMinutes: z.int().nullish(),
    perDayTimes: z.int().nullable(),
    plate,
    vin,
    phone: mobile,
    card: cardNo.nullish(),
    emailList: timingExport('2026-07-01').shape.emailList,
    code: z.string().length(6),
    password: userPassword,
    mode: z.literal([1, 2]),
    weekdays: z.array(z.int()).min(1),
    scale: z.literal([1, 2]),
    hourPer: z.array(z.int()).length(24),
    isPublic: z.literal([0, 1]).default(1),
    remark: z.string().max(200).nullish(),
  })
  .refine((form) => form.validFrom <= form.validTo, { path: ['validTo'], error: 'date.format' })
type Everything = z.input<typeof Everything>

const labels = texts({
  name: ['Name', '名称'],
  status: ['Status', '状态'],
  operationType: ['Operation type', '运营类型'],
  cityCode: ['City', '城市'],
  stationId: ['Station', '场站'],
  stationIds: ['Stations', '适用场站'],
  treeIds: ['Regions', '区域'],
  organizeId: ['Organisation', '组织'],
  groupIds: ['Groups', '分组'],
  openDay: ['Open date', '开放日期'],
  startTime: ['Start', '开始时间'],
  billMonth: ['Bill month', '账单月份'],
  opensAt: ['Opens at', '营业时间'],
  validFrom: ['Valid', '有效期'],
  validTo: ['Valid to', '有效期至'],
  cycle: ['Cycle', '周期'],
  count: ['Guns', '枪数'],
  priceFen: ['Amount', '金额'],
  energyWh: ['Energy', '电量'],
  ratedW: ['Rated power', '额定功率'],
  shareBps: ['Share', '分成比例'],
  ePrice4: ['Energy price', '电价'],
  holdMinutes: ['Hold', '保留时长'],
  perDayTimes: ['Charges', '充电次数'],
  plate: ['Plate', '车牌'],
  vin: ['VIN', '车架号'],
  phone: ['Phone', '手机'],
  card: ['Card', '卡号'],
  emailList: ['Recipients', '收件邮箱'],
  code: ['Code', '验证码'],
  password: ['Password', '密码'],
  mode: ['Mode', '模式'],
  weekdays: ['Weekdays', '星期'],
  scale: ['Scale', '刻度'],
  hourPer: ['Power by hour', '分时功率'],
  isPublic: ['Public', '对外开放'],
  remark: ['Remark', '备注'],
})

const whole: Everything = {
  name: 'Airport',
  status: 1,
  operationType: 1,
  cityCode: '440300',
  stationId: 2,
  stationIds: [2, 4],
  treeIds: [1],
  organizeId: 'south',
  groupIds: [1, 3],
  openDay: '2026-07-01',
  startTime: '2026-07-01 09:30:00',
  billMonth: '2026-07',
  opensAt: '06:00',
  validFrom: '2026-07-01',
  validTo: '2026-12-31',
  cycle: { kind: 'week', weekdays: [1], time: '09:00' },
  count: 12,
  priceFen: 12_345,
  energyWh: 60_000,
  ratedW: 120_000,
  shareBps: 1_250,
  ePrice4: 6_543,
  holdMinutes: 15,
  perDayTimes: null,
  plate: '粤BD12345',
  vin: 'LSVAU2180N2183294',
  phone: '13800138000',
  card: 'A1001',
  emailList: [{ email: 'ops@skyline.cn' }],
  code: '123456',
  password: 'Ampdeck@2026',
  mode: 1,
  weekdays: [1, 5],
  scale: 1,
  hourPer: Array<number>(24).fill(100),
  isPublic: 1,
  remark: null,
}

const NOW = parseTimestamp('2026-07-01 10:00:00')
const stations = stationSource(10_000)
const tree = [
  {
    id: 'south',
    label: 'South China',
    children: [
      { id: 1, label: 'Shenzhen' },
      { id: 2, label: 'Guangzhou' },
    ],
  },
  { id: 'east', label: 'East China' },
]
const groups = ['Night fleet', 'Bus depot', 'Taxi', 'Logistics'].map((label, index) => ({
  value: index + 1,
  label,
}))
const cities = [
  { value: '440300', label: 'Shenzhen', detail: '440300' },
  { value: '420100', label: 'Wuhan', detail: '420100' },
]

interface Args {
  record?: Everything
  readOnly?: boolean
  submit: (values: Everything) => Promise<unknown>
}

function EveryForm({ record, submit, readOnly = false, onDone }: Args & { onDone: () => void }) {
  const { language } = useLanguage()
  const t = (text: readonly [string, string]) => say(text, language)
  const of = useDraft(Everything, { texts: labels, ...(record && { record }), submit, onDone })
  const both = { of, readOnly }
  const two = [
    { value: 1, label: t(['Automatic', '自动']) },
    { value: 2, label: t(['By hand', '手动']) },
  ]

  return (
    <FormDrawer form={of} title={t(['Every field', '全部字段'])}>
      <FormSection title={t(['Choices', '选择'])}>
        <TextField {...both} name="name" />
        <SelectField {...both} name="status" options={stationStatus} />
        <SelectField {...both} name="operationType" options={operationType} />
        <ComboboxField {...both} name="cityCode" options={cities} />
        <RecordField {...both} name="stationId" source={stations} />
        <TreeField {...both} name="organizeId" nodes={tree} />
        <RecordsField {...both} name="stationIds" source={stations} isScoped />
        <TreesField {...both} name="treeIds" nodes={tree} />
        <SegmentField {...both} name="scale" options={two} />
        <RadioField {...both} name="mode" options={two} />
        <SwitchField {...both} name="isPublic" />
        <CheckboxGroupField
          {...both}
          wide
          name="weekdays"
          options={[1, 3, 5].map((value) => ({ value, label: String(value) }))}
        />
        <TransferField {...both} name="groupIds" options={groups} />
      </FormSection>
      <FormSection title={t(['Time', '时间'])}>
        <DateField {...both} name="openDay" now={NOW} />
        <DateTimeField {...both} name="startTime" now={NOW} />
        <MonthField {...both} name="billMonth" now={NOW} />
        <TimeField {...both} name="opensAt" />
        <DateRangeField {...both} from="validFrom" to="validTo" now={NOW} wide />
        <CycleField {...both} name="cycle" now={NOW} />
        <HourCurveField {...both} name="hourPer" />
      </FormSection>
      <FormSection title={t(['Figures', '数值'])}>
        <NumberField {...both} name="count" unit={t(['guns', '把'])} />
        <MoneyField {...both} name="priceFen" digits={6} />
        <EnergyField {...both} name="energyWh" />
        <PowerField {...both} name="ratedW" />
        <PercentField {...both} name="shareBps" />
        <PriceField {...both} name="ePrice4" />
        <DurationField {...both} name="holdMinutes" />
        <LimitField {...both} name="perDayTimes" kind="times" per={t(['per day', '每天'])} />
      </FormSection>
      <FormSection title={t(['Texts', '文本'])}>
        <PlateField {...both} name="plate" />
        <VinField {...both} name="vin" />
        <PhoneField {...both} name="phone" />
        <CardField {...both} name="card" />
        <PasswordField {...both} name="password" rule="user" />
        <OneTimeCodeField {...both} name="code" />
        <EmailListField {...both} name="emailList" />
        <TextAreaField {...both} name="remark" />
      </FormSection>
    </FormDrawer>
  )
}

function Opened(args: Args) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <EveryForm {...args} onDone={() => setOpen(false)} />}
    </>
  )
}

/** A failed call as a client throws it. */
class Refusal extends Error {
  readonly kind = 'invalid'
  readonly issues: readonly { path: string; message: string }[]

  constructor(issues: readonly { path: string; message: string }[]) {
    super('')
    this.issues = issues
  }
}

const meta = {
  title: 'Components/Forms/EveryField',
  component: FieldFrame,
  subcomponents: { SwitchField },
  render: Opened,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { submit: fn(async () => ({})) },
} satisfies MetaAround<typeof Opened>

export default meta
type Story = StoryObj<typeof Opened>

const drawer = async () => within(await screen.findByRole('dialog', { name: /Every field|全部字段/ }))

/** What the record holds is what is sent, though every control shows it in its own way. */
export const Submitted: Story = {
  args: { record: whole },
  play: async ({ args, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    const field = (name: keyof typeof labels) => form.getByRole('textbox', { name: t(labels[name]) })
    await expect(field('priceFen')).toHaveValue('123.45')
    await expect(field('shareBps')).toHaveValue('12.5')
    await expect(field('ePrice4')).toHaveValue('0.6543')
    await expect(field('startTime')).toHaveValue('2026-07-01 09:30')
    await userEvent.clear(field('energyWh'))
    await userEvent.type(field('energyWh'), '61.234')
    await userEvent.clear(field('openDay'))
    await userEvent.type(field('openDay'), '2026/8/1')
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.save) }))
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(
        { ...whole, energyWh: 61_234, openDay: '2026-08-01' },
        expect.any(String),
      ),
    )
  },
}

/** As the picture of the page shows it. */
export const Parts: Story = { args: { record: whole } }

/** A new record: every required field is named, and each name leads to its field. */
export const Incomplete: Story = {
  play: async ({ args, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.save) }))
    await form.findByText(/fields need attention|项需要修改/)
    const { name, stationId, vin: vinLabel } = labels
    await expect(form.getByRole('textbox', { name: t(name) })).toBeInvalid()
    for (const label of [t(stationId), t(vinLabel)]) {
      await userEvent.click(form.getByRole('button', { name: label }))
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(label))
    }
    await expect(form.getByRole('radiogroup', { name: t(labels.scale) })).toBeRequired()
    for (const label of [t(labels.weekdays), t(labels.hourPer), t(labels.cycle), t(labels.groupIds)])
      await expect(form.getByRole('group', { name: label })).toHaveAccessibleDescription(
        new RegExp(`^${t(['Required', '必填'])}`),
      )
    // A group hands on to the control that Tab reaches.
    for (const [label, role] of [
      [t(labels.scale), 'radio'],
      [t(labels.hourPer), 'slider'],
    ] as const) {
      await userEvent.click(form.getByRole('button', { name: label }))
      const [first] = within(form.getByLabelText(label)).getAllByRole(role)
      await waitFor(() => expect(first).toHaveFocus())
    }
    await expect(args.submit).not.toHaveBeenCalled()
  },
}

/** What the server refuses stands at its field, also inside a list and inside an object. */
export const Refused: Story = {
  args: {
    record: whole,
    submit: fn(() =>
      Promise.reject(
        new Refusal([
          { path: 'plate', message: 'duplicate' },
          { path: 'emailList.0.email', message: 'timing.email' },
          { path: 'cycle.time', message: 'time.format' },
          { path: 'validTo', message: 'date.format' },
        ]),
      ),
    ),
  },
  play: async ({ globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.save) }))
    const plateInput = form.getByRole('textbox', { name: t(labels.plate) })
    await waitFor(() => expect(plateInput).toBeInvalid())
    await expect(plateInput).toHaveAccessibleDescription(t(['this already exists', '该内容已存在']))
    await expect(
      form.getByText(t(['enter a valid e-mail address!', '请输入有效的邮箱地址'])),
    ).toBeInTheDocument()
    await expect(form.getByText(t(['enter a correct time', '请输入正确的时间']))).toBeInTheDocument()
    await expect(form.getByText(t(['enter a correct date', '请输入正确的日期']))).toBeInTheDocument()
  },
}

/** A list inside the drawer drops over its edge; Escape closes the list alone. */
export const PanelInDrawer: Story = {
  args: { record: whole },
  play: async ({ globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    await userEvent.click(form.getByRole('combobox', { name: t(labels.stationId) }))
    await screen.findByRole('listbox', { name: t(comboTexts.list) })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox', { name: t(comboTexts.list) })).toBeNull())
    await expect(await screen.findByRole('dialog', { name: /Every field|全部字段/ })).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { record: whole, readOnly: true } }
