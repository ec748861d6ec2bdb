import { operationType, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { commonTexts, say, texts } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { Button } from '../../foundation/button/button.tsx'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { DateField } from '../../inputs/date-input/date-fields.tsx'
import { NumberField } from '../../inputs/fields/number-field.tsx'
import { SelectField } from '../../inputs/fields/option-fields.tsx'
import { SwitchField } from '../../inputs/fields/switch-field.tsx'
import { TextAreaField, TextField } from '../../inputs/fields/text-field.tsx'
import { DraftForm, FormSection, LeaveQuestion } from './draft-form.tsx'
import { formTexts } from './form.texts.ts'
import { guide } from './form-drawer.guide.ts'
import { FormDrawer } from './form-drawer.tsx'
import { useDraft } from './use-draft.ts'

const Depot = z.object({
  code: z.string().regex(/^\w{1,30}$/, 'stationCode'),
  name: z.string().min(1).max(30),
  servicePhone: z
    .string()
    .regex(/^1[3-9]\d{9}$/, 'phone')
    .nullish(),
  operationType: z.literal(operationType.codes as number[]),
  status: z.literal(stationStatus.codes as number[]).default(1),
  ratedW: z.int().min(0).max(100_000_000),
  openTime: z.string().nullish(),
  isPublic: z.literal([0, 1]).default(1),
  remark: z.string().max(200).nullish(),
})
type Depot = z.input<typeof Depot>

const depotTexts = texts({
  code: ['Code', '编码'],
  name: ['Name', '名称'],
  servicePhone: ['Service phone', '服务电话'],
  operationType: ['Operation type', '运营类型'],
  status: ['Status', '状态'],
  ratedW: ['Rated power', '额定功率'],
  openTime: ['Open date', '开放日期'],
  isPublic: ['Public', '对外开放'],
  remark: ['Remark', '备注'],
})

/** A failed call as a client throws it. */
class Refusal extends Error {
  readonly kind: string
  readonly reason: string | undefined
  readonly issues: readonly { path: string; message: string }[]

  constructor(kind: string, { reason, issues = [] }: Partial<Pick<Refusal, 'reason' | 'issues'>>) {
    super('')
    this.kind = kind
    this.reason = reason
    this.issues = issues
  }
}

interface Args {
  record?: Depot & { version: number }
  keep?: string
  submit: (values: Depot, key: string) => Promise<unknown>
  onDone: (saved?: unknown) => void
  reload?: () => void
}

function DepotForm(args: Args) {
  const form = useDraft(Depot, { texts: depotTexts, ...args })
  return (
    <FormDrawer form={form} title={args.record ? 'Edit depot' : 'Add depot'}>
      <TextField of={form} name="code" />
      <TextField of={form} name="name" />
      <SelectField of={form} name="operationType" options={operationType} />
      <SelectField of={form} name="status" options={stationStatus} />
      <NumberField of={form} name="ratedW" unit="kW" scale={1_000} />
      <TextField of={form} name="servicePhone" type="tel" />
      <FormSection title="Opening">
        <DateField of={form} name="openTime" />
        <SwitchField of={form} name="isPublic" />
      </FormSection>
      <TextAreaField of={form} name="remark" />
    </FormDrawer>
  )
}

function OpenedForm({ onDone, reload, ...args }: Args) {
  const [isOpen, setOpen] = useState(true)
  const [record, setRecord] = useState(args.record)
  const readAgain = () => {
    setRecord({ ...airport, name: 'Airport T3', version: 4 })
    reload?.()
  }
  const done = (saved?: unknown) => {
    setOpen(false)
    onDone(saved)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <DepotForm {...args} {...(record && { record })} reload={readAgain} onDone={done} />}
    </>
  )
}

const airport = {
  code: '4403000002',
  name: 'Airport',
  servicePhone: null,
  operationType: 1,
  status: 1,
  ratedW: 2_500_000,
  openTime: '2024-01-15',
  isPublic: 1 as const,
  remark: null,
  version: 3,
}

const meta = {
  title: 'Components/Forms/FormDrawer',
  component: FormDrawer,
  subcomponents: { DraftForm, FormSection, LeaveQuestion },
  render: OpenedForm,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
  args: { submit: fn(async () => ({ id: 7 })), onDone: fn() },
} satisfies MetaAround<typeof OpenedForm>

export default meta
type Story = StoryObj<typeof OpenedForm>

const drawer = async () => within(await screen.findByRole('dialog', { name: /depot/ }))

export const Saved: Story = {
  args: { record: airport },
  play: async ({ args, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    const power = form.getByRole('textbox', { name: t(depotTexts.ratedW) })
    await expect(power).toHaveValue('2500')
    await userEvent.clear(power)
    await userEvent.type(power, '57.34')
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.save) }))
    const { version: _, ...values } = airport
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(
        { ...values, ratedW: 57_340 },
        expect.stringMatching(/^[0-9a-f]{32}$/),
      ),
    )
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ id: 7 }))
  },
}

/** All parts at once, for the picture of the page. */
export const Parts: Story = {
  play: async ({ globals }) => {
    const form = await drawer()
    await userEvent.click(form.getByRole('button', { name: say(commonTexts.save, globals.language) }))
    await expect(await form.findByRole('list')).toBeVisible()
  },
}

/** Several failures are named above the fields, and the first one has the focus. */
export const Incomplete: Story = {
  play: async ({ args, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    await userEvent.type(form.getByRole('textbox', { name: t(depotTexts.servicePhone) }), '1390000')
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.save) }))
    const summary = await form.findByText(say(formTexts.attention, globals.language, { count: 5 }))
    await expect(summary).toBeVisible()
    const code = form.getByRole('textbox', { name: t(depotTexts.code) })
    await expect(code).toHaveFocus()
    await expect(code).toBeInvalid()
    await userEvent.click(form.getByRole('button', { name: t(depotTexts.servicePhone) }))
    await expect(form.getByRole('textbox', { name: t(depotTexts.servicePhone) })).toHaveFocus()
    await expect(args.submit).not.toHaveBeenCalled()
  },
}

/** On a slow device somebody types before the drawer takes the focus; it is not pulled away. */
export const TypedAtOnce: Story = {
  beforeEach: () => {
    const onTime = window.requestAnimationFrame
    window.requestAnimationFrame = (callback) => window.setTimeout(() => onTime(callback), 300)
    return () => {
      window.requestAnimationFrame = onTime
    }
  },
  play: async ({ globals }) => {
    const form = await drawer()
    const remark = form.getByRole('textbox', { name: say(depotTexts.remark, globals.language) })
    await userEvent.type(remark, 'Second gate', { delay: 100 })
    await expect(remark).toHaveFocus()
    await expect(remark).toHaveValue('Second gate')
  },
}

/** What the server refuses stands at its field, in the reader's language. */
export const RefusedField: Story = {
  args: {
    record: airport,
    submit: fn(() =>
      Promise.reject(new Refusal('invalid', { issues: [{ path: 'servicePhone', message: 'phone' }] })),
    ),
  },
  play: async ({ args, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.save) }))
    const phone = form.getByRole('textbox', { name: t(depotTexts.servicePhone) })
    await waitFor(() => expect(phone).toBeInvalid())
    await expect(phone).toHaveAccessibleDescription(
      t(['enter a correct phone number', '请输入正确的手机号码']),
    )
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** Somebody else was faster: the record can be read again, and what was typed stays. */
export const Stale: Story = {
  args: {
    record: airport,
    submit: fn(() => Promise.reject(new Refusal('refused', { reason: 'record.stale' }))),
    reload: fn(),
  },
  play: async ({ args, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    const remark = form.getByRole('textbox', { name: t(depotTexts.remark) })
    await userEvent.type(remark, 'Typed')
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.save) }))
    await userEvent.click(await form.findByRole('button', { name: t(formTexts.loadAgain) }))
    await expect(args.reload).toHaveBeenCalledOnce()
    const name = form.getByRole('textbox', { name: t(depotTexts.name) })
    await waitFor(() => expect(name).toHaveValue('Airport T3'))
    await expect(remark).toHaveValue('Typed')
    await expect(form.queryByRole('button', { name: t(formTexts.loadAgain) })).toBeNull()
    await expect(form.getByText(/^(Changed meanwhile by somebody else: |他人已修改：)/)).toBeVisible()
  },
}

/** Two quick presses send once. */
export const SentOnce: Story = {
  args: { record: airport, submit: fn(() => new Promise(() => {})) },
  play: async ({ args, globals }) => {
    const form = await drawer()
    const save = form.getByRole('button', { name: say(commonTexts.save, globals.language) })
    await userEvent.dblClick(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(save)
    await expect(args.submit).toHaveBeenCalledOnce()
  },
}

/** No answer came, so nobody knows whether it was saved: the next try, also after a reload, carries the same key. */
export const Unanswered: Story = {
  args: {
    record: airport,
    keep: 'story',
    submit: fn(() => Promise.reject(new Refusal('network', {}))),
  },
  beforeEach: () => () => localStorage.removeItem('ampdeck.draft.story'),
  play: async ({ args, globals }) => {
    const form = await drawer()
    const save = form.getByRole('button', { name: say(commonTexts.save, globals.language) })
    await userEvent.click(save)
    await form.findByText(say(formTexts.unreachable, globals.language))
    await userEvent.type(form.getByRole('textbox', { name: say(depotTexts.name, globals.language) }), '!')
    await userEvent.click(save)
    await waitFor(() => expect(args.submit).toHaveBeenCalledTimes(2))
    const keys = (mocked(args.submit).mock.calls as unknown[][]).map((call) => String(call[1]))
    await expect(new Set(keys).size).toBe(1)
    await expect(localStorage.getItem('ampdeck.draft.story')).toContain(`"key":"${keys[0]}"`)
  },
}

/** Leaving asks only where something would be lost. */
export const Left: Story = {
  args: { record: airport },
  play: async ({ args, globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    await userEvent.type(form.getByRole('textbox', { name: t(depotTexts.name) }), ' two')
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.cancel) }))
    const question = within(await screen.findByRole('dialog', { name: t(formTexts.leave) }))
    await userEvent.click(question.getByRole('button', { name: t(['Cancel', '取消']) }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: t(commonTexts.cancel) }))
    const again = within(await screen.findByRole('dialog', { name: t(formTexts.leave) }))
    await userEvent.click(again.getByRole('button', { name: t(['Confirm', '确定']) }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(undefined))
  },
}

/** What was typed survives a reload of the page. */
export const Kept: Story = {
  args: { keep: 'story' },
  beforeEach: () => {
    const values = { name: 'Half typed' }
    localStorage.setItem('ampdeck.draft.story', JSON.stringify({ at: Date.now(), values }))
    return () => localStorage.removeItem('ampdeck.draft.story')
  },
  play: async ({ globals }) => {
    const t = (text: readonly [string, string]) => say(text, globals.language)
    const form = await drawer()
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: t(depotTexts.name) })).toHaveValue('Half typed'),
    )
    await expect(form.getByText(/Draft kept on this device|草稿已保存在本机/)).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: t(depotTexts.code) }), 'D7')
    await waitFor(() => expect(localStorage.getItem('ampdeck.draft.story')).toContain('"code":"D7"'))
  },
}
