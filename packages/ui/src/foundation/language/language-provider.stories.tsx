import type { Language } from '@ampdeck/api/enumeration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Segment, type SegmentOption } from '../../inputs/segment/segment.tsx'
import { Money } from '../figure/figures.tsx'
import { guide } from './language-provider.guide.ts'
import { LanguageProvider } from './language-provider.tsx'
import { useLanguage } from './use-language.ts'
import { useSay } from './use-say.ts'

const languages: readonly SegmentOption<Language>[] = [
  { value: 'en', label: 'English' },
  { value: 'zh-CN', label: '中文' },
]

/** What stands below the provider: a text, a figure, and the choice where there is one. */
function Below() {
  const say = useSay()
  const { language, setLanguage } = useLanguage()

  return (
    <div lang={language} style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <p>
        {say(['{count} gun is charging | {count} guns are charging', '{count} 把枪正在充电'], { count: 2 })}
      </p>
      <Money fen={4_731_080} />
      {setLanguage && (
        <Segment
          label={say(['Language', '语言'])}
          options={languages}
          value={language}
          onChange={setLanguage}
        />
      )}
    </div>
  )
}

const meta = {
  title: 'Foundations/LanguageProvider',
  component: LanguageProvider,
  parameters: { guide },
  args: { language: 'en', onLanguageChange: fn(), children: <Below /> },
  render: function Chosen({ language: first, onLanguageChange, children }) {
    const [language, setLanguage] = useState(first)
    const change = (next: Language) => {
      setLanguage(next)
      onLanguageChange?.(next)
    }
    return (
      <LanguageProvider language={language} onLanguageChange={onLanguageChange && change}>
        {children}
      </LanguageProvider>
    )
  },
} satisfies Meta<typeof LanguageProvider>

export default meta
type Story = StoryObj<typeof meta>

/** Texts and units follow what was chosen; the app keeps it. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 guns are charging')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '中文' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith('zh-CN')
    await expect(canvas.getByText('2 把枪正在充电')).toBeVisible()
    await expect(canvas.getByText('47,310.80')).toHaveTextContent('47,310.80 元')
  },
}

/** Where the language cannot be chosen, as in an embedded page, nothing offers it. */
export const Fixed: Story = {
  args: { language: 'zh-CN', onLanguageChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 把枪正在充电')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
