import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { LoginArt } from '../../charging/login-art/login-art.tsx'
import { Brand } from '../../foundation/brand/brand.tsx'
import { Button } from '../../foundation/button/button.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { guide } from './login-layout.guide.ts'
import { LoginLayout } from './login-layout.tsx'

const ways = [
  { id: 'password', label: 'Password login' },
  { id: 'sms', label: 'SMS login' },
]

const meta = {
  title: 'Components/Layout/LoginLayout',
  component: LoginLayout,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    brand: <Brand brand={{ name: 'Skyline Charging' }} size="large" />,
    art: <LoginArt />,
    tools: <Button look="plain">English</Button>,
    footer: '© 2020 Skyline Charging',
    children: null,
  },
  render: function Login(args) {
    const [way, setWay] = useState('password')
    return (
      <LoginLayout {...args}>
        <h1 style={{ fontSize: 24, lineHeight: '32px', marginBottom: 24 }}>Log in</h1>
        <Tabs label="Ways to log in" tabs={ways} current={way} onChange={setWay}>
          <form style={{ display: 'grid', paddingTop: 20 }}>
            <Button look="primary" size="large" type="submit">
              Log in
            </Button>
          </form>
        </Tabs>
      </LoginLayout>
    )
  },
} satisfies Meta<typeof LoginLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Split: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('button', { name: 'Log in' }))
  },
}
