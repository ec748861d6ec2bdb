import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { Messages } from '../../overlays/toast/messages.tsx'
import { defaultSettings } from '../settings/settings.ts'
import { guide } from './settings-drawer.guide.ts'
import { settingsTexts as words } from './settings-drawer.texts.ts'
import { SettingsDrawer } from './settings-drawer.tsx'

const meta = {
  title: 'Components/Layout/SettingsDrawer',
  component: SettingsDrawer,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
  args: { open: true, settings: defaultSettings, onChange: fn(), onClose: fn() },
  render: function Kept(args) {
    const [settings, setSettings] = useState(args.settings)
    const [isOpen, setOpen] = useState(args.open)
    return (
      <main style={{ minHeight: 900, padding: 20 }}>
        <Button onClick={() => setOpen(true)}>Settings</Button>
        <SettingsDrawer
          {...args}
          open={isOpen}
          settings={settings}
          onClose={() => setOpen(false)}
          onChange={(next) => {
            args.onChange(next)
            setSettings(next)
          }}
        />
        <Messages />
      </main>
    )
  },
} satisfies Meta<typeof SettingsDrawer>

export default meta
type Story = StoryObj<typeof meta>

type Words = (typeof words)[keyof typeof words]

/** The defaults: Fluid is not offered beside the side menu, nor a header that hides before it is fixed (spec 2.109, 2.111). */
export const Defaults: Story = {
  play: async ({ args, globals }) => {
    const name = (text: Words) => say(text, globals.language)
    const drawer = await screen.findByRole('dialog', { name: name(words.title) })
    await waitFor(() => expect(drawer).toBeVisible())
    await expect(getComputedStyle(drawer).width).toBe('344px')
    await expect(screen.getByRole('radio', { name: name(words.fluid) })).toBeDisabled()
    await expect(screen.getByRole('switch', { name: name(words.hideHeader) })).toBeDisabled()
    await expect(screen.getByRole('switch', { name: name(words.multiTab) })).toBeChecked()
    await expect(screen.getByRole('radio', { name: name(words['polar-green']) })).toBeChecked()
    await expect(screen.getByRole('radiogroup', { name: name(words.layout) })).toBeVisible()

    await userEvent.click(screen.getByRole('radio', { name: name(words['geek-blue']) }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...defaultSettings, accent: 'geek-blue' })
    await expect(drawer).toHaveTextContent('2F54EB')
  },
}

/** With the top menu there is no side menu to fix, and the content may take the whole width (spec 2.109, 2.112). */
export const TopMenu: Story = {
  args: { settings: { ...defaultSettings, layout: 'top', contentWidth: 'fluid' } },
  play: async ({ args, globals }) => {
    const name = (text: Words) => say(text, globals.language)
    await screen.findByRole('dialog')
    await expect(screen.getByRole('radio', { name: name(words.fluid) })).toBeChecked()
    await expect(screen.getByRole('switch', { name: name(words.fixedMenu) })).toBeDisabled()
    await userEvent.click(screen.getByRole('switch', { name: name(words.fixedHeader) }))
    await userEvent.click(screen.getByRole('switch', { name: name(words.hideHeader) }))
    await expect(screen.getByRole('switch', { name: name(words.hideHeader) })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: name(words.side) }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...defaultSettings,
      fixedHeader: true,
      hideHeader: true,
    })
  },
}

/** Everything away from its default, and back to it by one button. */
export const Changed: Story = {
  args: {
    settings: {
      ...defaultSettings,
      accent: 'sunset',
      mode: 'dark',
      menuTheme: 'light',
      density: 'compact',
      fixedHeader: true,
      hideHeader: true,
      fixedMenu: true,
      colourWeak: true,
      multiTab: false,
    },
  },
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: say(words.defaults, globals.language) }))
    await expect(args.onChange).toHaveBeenLastCalledWith(defaultSettings)
  },
}

/** The settings as text, for whoever sets up the next device; a browser that forbids it is no disaster (spec 2.115, 8.19). */
export const Copied: Story = {
  play: async ({ globals }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    const copy = await screen.findByRole('button', { name: say(words.copy, globals.language) })
    await userEvent.click(copy)
    await expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toEqual(defaultSettings)
    await screen.findByText(say(words.copied, globals.language))
    write.mockRejectedValueOnce(new Error('not allowed'))
    await userEvent.click(copy)
    await screen.findByText(say(words.notCopied, globals.language))
    write.mockRestore()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, globals }) => {
    const green = await screen.findByRole('radio', { name: say(words['polar-green'], globals.language) })
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    )
    green.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...defaultSettings, accent: 'daybreak-blue' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
