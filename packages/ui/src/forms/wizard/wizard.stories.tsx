import { operationType } from '@ampdeck/api/enumerations/equipment'
import { commonTexts, say, texts } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { NumberField } from '../../inputs/fields/number-field.tsx'
import { SelectField } from '../../inputs/fields/option-fields.tsx'
import { TextAreaField, TextField } from '../../inputs/fields/text-field.tsx'
import { formTexts } from '../form/form.texts.ts'
import { useDraft } from '../form/use-draft.ts'
import type { WizardStep } from './use-wizard.ts'
import { guide } from './wizard.guide.ts'
import { wizardTexts } from './wizard.texts.ts'
import { WizardDrawer, WizardPage } from './wizard.tsx'

const Station = z.object({
  code: z.string().regex(/^\w{1,30}$/, 'stationCode'),
  name: z.string().min(1).max(30),
  operationType: z.literal(operationType.codes as number[]),
  address: z.string().min(1).max(200),
  servicePhone: z
    .string()
    .regex(/^1[3-9]\d{9}$/, 'phone')
    .nullish(),
  ratedW: z.int().min(1).max(100_000_000),
  remark: z.string().max(200).nullish(),
})
type Station = z.input<typeof Station>

const t = texts({
  title: ['Add station', '新增场站'],
  base: ['Base', '基本信息'],
  location: ['Location', '位置'],
  equipment: ['Equipment', '设备'],
  code: ['Code', '编码'],
  name: ['Name', '名称'],
  operationType: ['Operation type', '运营类型'],
  address: ['Address', '地址'],
  servicePhone: ['Service phone', '服务电话'],
  ratedW: ['Rated power', '额定功率'],
  remark: ['Remark', '备注'],
})

/** A failed call as a client throws it. */
class Refusal extends Error {
  readonly kind = 'invalid'
  readonly issues = [{ path: 'code', message: 'stationCode' }]
}

interface Args {
  frame: 'drawer' | 'page'
  start: Partial<Station>
  submit: (values: Station) => Promise<unknown>
  onDone: (saved?: unknown) => void
  onSaveDraft?: (values: Station) => void
}

function StationWizard({ frame, start, submit, onDone, onSaveDraft }: Args) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useDraft(Station, { texts: t, defaults: start, submit, onDone })
  const item = (name: Exclude<keyof typeof t, 'title'>, value: string | null | undefined) => ({
    label: say(t[name]),
    value,
  })
  const steps: readonly WizardStep<Station>[] = [
    {
      id: 'base',
      title: say(t.base),
      fields: ['code', 'name', 'operationType'],
      children: (
        <>
          <TextField of={form} name="code" />
          <TextField of={form} name="name" />
          <SelectField of={form} name="operationType" options={operationType} />
        </>
      ),
      summary: (values) => [
        item('code', values.code),
        item('name', values.name),
        item('operationType', operationType.label(values.operationType as 1, language)),
      ],
    },
    {
      id: 'location',
      title: say(t.location),
      fields: ['address', 'servicePhone'],
      children: (
        <>
          <TextField of={form} name="address" wide />
          <TextField of={form} name="servicePhone" type="tel" />
        </>
      ),
      summary: (values) => [item('address', values.address), item('servicePhone', values.servicePhone)],
    },
    {
      id: 'equipment',
      title: say(t.equipment),
      fields: ['ratedW', 'remark'],
      children: (
        <>
          <NumberField of={form} name="ratedW" unit="kW" scale={1_000} />
          <TextAreaField of={form} name="remark" />
        </>
      ),
      summary: (values) => [item('remark', values.remark)],
    },
  ]
  const Frame = frame === 'drawer' ? WizardDrawer : WizardPage
  return <Frame form={form} title={say(t.title)} steps={steps} {...(onSaveDraft && { onSaveDraft })} />
}

const filled: Station = {
  code: '4403000002',
  name: 'Shenzhen Airport',
  operationType: 1,
  address: 'Shennan Avenue 2005',
  ratedW: 2_500_000,
}

const meta = {
  title: 'Components/Forms/Wizard',
  component: WizardDrawer,
  subcomponents: { WizardPage },
  render: StationWizard,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
  args: { frame: 'page', start: filled, submit: fn(async () => ({ id: 7 })), onDone: fn() },
} satisfies MetaAround<typeof StationWizard>

export default meta
type Story = StoryObj<typeof StationWizard>

const nextName = /^(Next|下一步)/

/** Through all pages, back once, and saved from the summary. */
export const Through: Story = {
  play: async ({ canvas, args, globals }) => {
    const s = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.click(canvas.getByRole('button', { name: nextName }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: s(t.location) })).toHaveFocus())
    const address = canvas.getByRole('textbox', { name: s(t.address) })
    await userEvent.type(address, ' B1')
    await userEvent.click(canvas.getByRole('button', { name: s(wizardTexts.back) }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: s(t.base) })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: nextName }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: s(t.address) })).toHaveValue('Shennan Avenue 2005 B1'),
    )
    await userEvent.click(canvas.getByRole('button', { name: nextName }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: s(t.equipment) })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: nextName }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: s(wizardTexts.summary) })).toHaveFocus())
    const place = within(canvas.getByRole('region', { name: s(t.location) }))
    await expect(place.getByText('Shennan Avenue 2005 B1')).toBeVisible()
    await expect(place.getByText('–')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: s(commonTexts.save) }))
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(
        expect.objectContaining({ ...filled, address: 'Shennan Avenue 2005 B1' }),
        expect.any(String),
      ),
    )
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ id: 7 }))
  },
}

/** "Next" checks the fields of its page alone, and stays. */
export const Incomplete: Story = {
  args: { start: { operationType: 1 } },
  play: async ({ canvas, globals }) => {
    const s = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.click(canvas.getByRole('button', { name: nextName }))
    const code = canvas.getByRole('textbox', { name: s(t.code) })
    await waitFor(() => expect(code).toBeInvalid())
    await expect(canvas.getByText(say(formTexts.attention, globals.language, { count: 2 }))).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '4403000002')
    await userEvent.type(canvas.getByRole('textbox', { name: s(t.name) }), 'Airport')
    await userEvent.click(canvas.getByRole('button', { name: nextName }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: s(t.location) })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: s(t.address) })).not.toBeInvalid()
  },
}

/** What the server refuses leads back to the page that can mend it. */
export const Refused: Story = {
  args: { submit: fn(() => Promise.reject(new Refusal())) },
  play: async ({ canvas, globals }) => {
    const s = (text: readonly [string, string]) => say(text, globals.language)
    for (const title of [t.location, t.equipment, wizardTexts.summary]) {
      await userEvent.click(canvas.getByRole('button', { name: nextName }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: s(title) })).toHaveFocus())
    }
    await userEvent.click(canvas.getByRole('button', { name: s(commonTexts.save) }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: s(t.code) })).toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: nextName }))
  },
}

/** In the frame of a form; leaving asks. */
export const InDrawer: Story = {
  args: { frame: 'drawer', onSaveDraft: fn() },
  play: async ({ args, globals }) => {
    const s = (text: readonly [string, string]) => say(text, globals.language)
    const drawer = within(await screen.findByRole('dialog', { name: s(t.title) }))
    await expect(drawer.getByText(say(wizardTexts.step, globals.language, { at: 1, count: 4 }))).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: s(t.name) }), ' T3')
    await userEvent.click(drawer.getByRole('button', { name: s(wizardTexts.saveDraft) }))
    await expect(args.onSaveDraft).toHaveBeenCalledWith(
      expect.objectContaining({ ...filled, name: 'Shenzhen Airport T3' }),
    )
    await userEvent.click(drawer.getByRole('button', { name: s(commonTexts.cancel) }))
    const question = within(await screen.findByRole('dialog', { name: s(formTexts.leave) }))
    await userEvent.click(question.getByRole('button', { name: s(['Cancel', '取消']) }))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** On a page, too, leaving asks where something would be lost. */
export const Left: Story = {
  play: async ({ canvas, args, globals }) => {
    const s = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.type(canvas.getByRole('textbox', { name: s(t.name) }), ' T3')
    // Not by user-event: the question is fetched, and its `act` does not wait for that.
    canvas.getByRole('button', { name: s(commonTexts.cancel) }).click()
    const question = within(await screen.findByRole('dialog', { name: s(formTexts.leave) }))
    await userEvent.click(question.getByRole('button', { name: s(['Confirm', '确定']) }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith())
    await expect(args.submit).not.toHaveBeenCalled()
  },
}

/** A done step can be returned to from the row of steps. */
export const Returning: Story = {
  play: async ({ canvas, globals }) => {
    const s = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.click(canvas.getByRole('button', { name: nextName }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: s(t.location) })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${s(t.base)}`) }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: s(t.base) })).toHaveFocus())
  },
}
