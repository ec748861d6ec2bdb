import { gunStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { createSystem } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { GunBar } from '../../charging/gun-bar/gun-bar.tsx'
import { ConfirmDialog } from '../../overlays/dialog/confirm-dialog.tsx'
import { showMessage } from '../../overlays/toast/message-store.ts'
import { Messages } from '../../overlays/toast/messages.tsx'
import { GrantsProvider, GuardedButton } from '../../shell/gate/gate.tsx'
import { Button } from '../button/button.tsx'
import { Power } from '../figure/figures.tsx'
import { LanguageProvider } from '../language/language-provider.tsx'
import { useSay } from '../language/use-say.ts'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { ampdeckConfig } from '../theme/config.ts'
import { ThemeProvider } from '../theme-provider/theme-provider.tsx'

const meta = { title: 'Getting started/Examples of the README' } satisfies Meta

export default meta

export const Station: StoryObj = {
  render: function App() {
    return (
      <LanguageProvider language="en">
        <StatusBadge of={stationStatus} code={stationStatus.code.open} />
        <Power w={1_010_000} />
        <GunBar label="Shenzhen Airport" counts={[{ status: gunStatus.code.charging, count: 21 }]} />
      </LanguageProvider>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Shenzhen Airport, Charging 21' })).toBeVisible()
  },
}

function Toolbar({ charging }: { charging: number }) {
  const say = useSay()
  const reason =
    charging > 0
      ? say(['{count} gun is charging | {count} guns are charging', '{count} 把枪正在充电'], {
          count: charging,
        })
      : undefined

  return (
    <GrantsProvider grants={['stationList:add', 'stationList:disable']}>
      <GuardedButton of="stationList:add" look="primary">
        {say(['Add', '新增'])}
      </GuardedButton>
      <GuardedButton of="stationList:disable" blockedReason={reason}>
        {say(['Disable', '停用'])}
      </GuardedButton>
      <GuardedButton of="stationList:delete">{say(['Delete', '删除'])}</GuardedButton>
    </GrantsProvider>
  )
}

export const Rights: StoryObj = {
  render: () => <Toolbar charging={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await expect(canvas.getAllByRole('button')[1]).toHaveAttribute('aria-disabled', 'true')
  },
}

function DeleteStation() {
  const [isAsking, setAsking] = useState(false)
  const remove = () => {
    setAsking(false)
    showMessage({ text: 'Shenzhen Airport deleted', tone: 'status' })
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete Shenzhen Airport?"
        action="Delete station"
        danger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        The station leaves every list. Its orders stay.
      </ConfirmDialog>
      <Messages />
    </>
  )
}

export const Question: StoryObj = {
  render: () => <DeleteStation />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete station' }))
    await expect(screen.getByRole('status')).toHaveTextContent('Shenzhen Airport deleted')
  },
}

const system = createSystem(ampdeckConfig, {
  theme: {
    tokens: {
      fonts: { body: { value: 'Georgia, serif' } },
      radii: { control: { value: '0px' }, panel: { value: '0px' }, dialog: { value: '0px' } },
    },
    semanticTokens: {
      colors: {
        accent: {
          solid: { value: { _light: '#7a1f5c', _dark: '#a83a83' } },
          hover: { value: { _light: '#63184a', _dark: '#95306f' } },
          on: { value: { _light: '#ffffff', _dark: '#ffffff' } },
          fg: { value: { _light: '#7a1f5c', _dark: '#e59aca' } },
          mark: { value: { _light: '#a83a83', _dark: '#d071ae' } },
          subtle: { value: { _light: '#f8ecf4', _dark: '#2c1a26' } },
        },
      },
    },
  },
})

function OwnTheme() {
  return (
    <ThemeProvider system={system}>
      <Button look="primary">Save</Button>
    </ThemeProvider>
  )
}

export const Theme: StoryObj = {
  // It dresses the whole page, and a page with an accent of its own keeps that.
  tags: ['!autodocs'],
  globals: { accent: '' },
  render: () => <OwnTheme />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' })
    // Where the story before has left the pointer, it may lie on this button.
    button.style.pointerEvents = 'none'
    await waitFor(() =>
      expect(getComputedStyle(button)).toMatchObject({
        backgroundColor:
          document.documentElement.dataset.mode === 'dark' ? 'rgb(168, 58, 131)' : 'rgb(122, 31, 92)',
        borderRadius: '0px',
        fontFamily: 'Georgia, serif',
      }),
    )
  },
}
