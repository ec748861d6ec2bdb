import { say, texts } from '@ampdeck/api/texts'
import { latitude, longitude } from '@ampdeck/validation'
import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { z } from 'zod'
import { DraftForm } from '../../forms/form/draft-form.tsx'
import { useDraft } from '../../forms/form/use-draft.ts'
import { Button } from '../../foundation/button/button.tsx'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { pointTexts } from './map-point.texts.ts'
import { guide } from './map-point-field.guide.ts'
import { MapPointField } from './map-point-field.tsx'

const Place = z.object({ lng: longitude, lat: latitude })
type Place = z.input<typeof Place>
const placeTexts = texts({
  lng: ['Longitude', '经度'],
  lat: ['Latitude', '纬度'],
  place: ['Place of the station', '场站位置'],
  save: ['Save', '保存'],
})

interface Args {
  record?: Place & { version: number }
  near?: Place
  disabled?: boolean
  submit: (values: Place) => Promise<unknown>
}

function PlaceForm({ record, near, disabled, submit }: Args) {
  const say = useSay()
  const form = useDraft(Place, { texts: placeTexts, ...(record && { record }), submit, onDone: () => {} })
  return (
    <DraftForm of={form}>
      <MapPointField
        of={form}
        lng="lng"
        lat="lat"
        label={say(placeTexts.place)}
        near={near}
        disabled={disabled}
      />
      <Button type="submit" look="primary" style={{ marginTop: 12 }}>
        {say(placeTexts.save)}
      </Button>
    </DraftForm>
  )
}

const airport = { lng: 113.8145, lat: 22.6329, version: 1 }

const meta = {
  title: 'Components/Forms/MapPointField',
  component: MapPointField,
  render: PlaceForm,
  parameters: { guide },
  args: { record: airport, submit: fn(async () => ({})) },
} satisfies MetaAround<typeof PlaceForm>

export default meta
type Story = StoryObj<typeof PlaceForm>

const box = (canvas: ReturnType<typeof within>, text: readonly [string, string], language: 'en' | 'zh-CN') =>
  canvas.getByRole('textbox', { name: say(text, language) })

/** A place pasted as a pair fills both fields, whichever one has the focus. */
export const Pasted: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(box(canvas, placeTexts.lat, globals.language))
    await userEvent.paste('116.506312, 39.795627')
    await expect(box(canvas, placeTexts.lng, globals.language)).toHaveValue('116.506312')
    await expect(box(canvas, placeTexts.lat, globals.language)).toHaveValue('39.795627')
    await userEvent.click(canvas.getByRole('button', { name: say(placeTexts.save, globals.language) }))
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(
        expect.objectContaining({ lng: 116.506312, lat: 39.795627 }),
        expect.any(String),
      ),
    )
  },
}

/** A press on the map puts the place there, with six decimals. */
export const Pointed: Story = {
  play: async ({ canvas, globals }) => {
    const map = canvas.getByRole('group', { name: say(pointTexts.map, globals.language) })
    const { left, top, width, height } = map.getBoundingClientRect()
    const at = { clientX: left + width / 2 + 60, clientY: top + height / 2 - 40 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: map, coords: at },
      { keys: '[/MouseLeft]', target: map, coords: at },
    ])
    const lng = box(canvas, placeTexts.lng, globals.language)
    await waitFor(() => expect(lng).not.toHaveValue('113.8145'))
    await expect(Number((lng as HTMLInputElement).value)).toBeGreaterThan(113.8145)
    const lat = box(canvas, placeTexts.lat, globals.language) as HTMLInputElement
    await expect(Number(lat.value)).toBeGreaterThan(22.6329)
    await expect(lat.value.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(6)
    await expect(canvas.getByRole('status')).toHaveTextContent(lat.value)
  },
}

/** The pin is moved with the arrow keys. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const pin = canvas.getByRole('button', {
      name: say(pointTexts.pin, globals.language, { lng: '113.8145', lat: '22.6329' }),
    })
    pin.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    const lng = box(canvas, placeTexts.lng, globals.language) as HTMLInputElement
    await expect(Number(lng.value)).toBeGreaterThan(113.8145)
    await expect(pin).toHaveFocus()
  },
}

/** What lies beside the earth is refused by the schema, in words. */
export const Refused: Story = {
  play: async ({ args, canvas, globals }) => {
    const lng = box(canvas, placeTexts.lng, globals.language)
    await userEvent.clear(lng)
    await userEvent.type(lng, '181')
    await expect(canvas.getByText(say(pointTexts.nowhere, globals.language))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(placeTexts.save, globals.language) }))
    await waitFor(() => expect(lng).toBeInvalid())
    await expect(lng).toHaveAccessibleDescription(globals.language === 'en' ? /-180 to 180/ : /-180 到 180/)
    await expect(args.submit).not.toHaveBeenCalled()
  },
}

/** A new station: the map looks at its city until there is a place. */
export const New: Story = {
  args: { record: undefined as never, near: { lng: 114.0579, lat: 22.5431 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(pointTexts.nowhere, globals.language))).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, globals }) => {
    await expect(box(canvas, placeTexts.lng, globals.language)).toBeDisabled()
  },
}
