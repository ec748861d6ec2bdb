import { pileCommand, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { say, type Text } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { stoppedAt } from '../../foundation/live/ticker.ts'
import { TickerContext } from '../../foundation/live/use-tick.ts'
import { menuItem } from '../../overlays/menu/menu-item.fixture.ts'
import { GrantsProvider } from '../../shell/gate/gate.tsx'
import { demoGun } from '../gun-matrix/guns.fixture.ts'
import { guide } from './pile-card.guide.ts'
import { pileTexts } from './pile-card.texts.ts'
import { PileCard } from './pile-card.tsx'

/** 2026-07-01 10:00:00 in UTC+8. */
const NOW = 1_782_871_200_000
const CHARGING: Text = ['Two guns are charging', '两个枪正在充电']
const NOTES: Readonly<Record<number, Text>> = {
  1: ['AC 7 kW', '交流 7 kW'],
  2: ['DC 120 kW shared', '直流 120 kW 共享'],
  4: ['DC 240 kW shared', '直流 240 kW 共享'],
  6: ['DC 480 kW liquid cooled', '直流 480 kW 液冷'],
}
const LAYOUTS: Readonly<Record<number, string>> = { 1: 'ONE_GUN', 2: 'TWO_GUN', 4: 'FOUR_GUN', 6: 'MORE_GUN' }
const code = pileCommand.code

interface Args {
  guns: number
  status: number
  isTemporary: boolean
  isOutdated: boolean
  lastHeartbeat: number | null
  grants: readonly string[]
  onCommand: (command: number) => void
  onOpenGun: (id: string) => void
}

function Demo({ guns, status, isTemporary, isOutdated, lastHeartbeat, grants, onCommand, onOpenGun }: Args) {
  const say = useSay()
  const all = useMemo(
    () => Array.from({ length: guns }, (_, letter) => demoGun(letter + 3, '44030000020001', letter)),
    [guns],
  )
  return (
    <GrantsProvider grants={grants}>
      <TickerContext value={stoppedAt(NOW)}>
        <div style={{ width: 340 }}>
          <PileCard
            pile={{
              code: '44030000020001',
              note: say(NOTES[guns] ?? ['', '']),
              layout: LAYOUTS[guns] ?? 'MORE_GUN',
              status,
              isTemporary,
              guns: all,
              firmware:
                lastHeartbeat === null
                  ? []
                  : [
                      { kind: 'TCU', version: '3.2.1', ...(isOutdated && { newest: '3.4.0' }) },
                      { kind: 'CCU', version: '1.8.0' },
                    ],
              lastHeartbeat,
            }}
            href="#pile"
            commands={[
              { command: code.disable, action: 'remoteControl:disable', blockedReason: say(CHARGING) },
              { command: code.enable, action: 'remoteControl:enable' },
              { command: code.reset, action: 'remoteControl:reset' },
              { command: code.unlock, action: 'remoteControl:unlock' },
            ]}
            onCommand={onCommand}
            onOpenGun={onOpenGun}
          />
        </div>
      </TickerContext>
    </GrantsProvider>
  )
}

const meta = {
  title: 'Domain widgets/Network/PileCard',
  component: PileCard,
  render: Demo,
  parameters: { guide },
  args: {
    guns: 2,
    status: pileStatus.code.online,
    isTemporary: false,
    isOutdated: false,
    lastHeartbeat: NOW - 8_000,
    grants: ['remoteControl:*'],
    onCommand: fn(),
    onOpenGun: fn(),
  },
} satisfies MetaAround<typeof Demo>

export default meta
type Story = StoryObj<typeof Demo>

export const TwoGuns: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(
      canvas.getByRole('article', {
        name: say(pileTexts.pile, globals.language, { code: '44030000020001' }),
      }),
    ).toBeVisible()
    const [tile] = canvas.getAllByRole('button', { name: /44030000020001-A/ })
    if (!tile) throw new Error('no tile')
    await userEvent.click(tile)
    await expect(args.onOpenGun).toHaveBeenCalledWith('44030000020001-0')
  },
}

export const OneGun: Story = { args: { guns: 1 } }

export const FourGuns: Story = { args: { guns: 4 } }

export const MoreGuns: Story = { args: { guns: 6, isOutdated: true } }

/** What the state forbids says why; what is chosen is for the page to ask about and send. */
export const Commands: Story = {
  play: async ({ canvas, args, globals }) => {
    const { language } = globals
    await userEvent.click(canvas.getByRole('button', { name: say(pileTexts.commands, language) }))
    const item = (command: 1 | 2 | 3 | 4) => menuItem(new RegExp(pileCommand.label(command, language)))
    await expect(await item(code.disable)).toHaveTextContent(say(CHARGING, language))
    await userEvent.click(await item(code.disable), { pointerEventsCheck: 0 })
    await expect(args.onCommand).not.toHaveBeenCalled()
    await userEvent.click(await item(code.reset))
    await waitFor(() => expect(args.onCommand).toHaveBeenCalledWith(code.reset))
  },
}

/** Without the right a command is not offered, and without any the button is gone. */
export const Viewer: Story = {
  args: { grants: [] },
  play: async ({ canvas, globals }) => {
    const name = say(pileTexts.commands, globals.language)
    await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const Offline: Story = {
  args: { status: pileStatus.code.offline, lastHeartbeat: NOW - 4_080_000 },
  play: async ({ canvas, globals }) => {
    const { language } = globals
    await expect(canvas.getByRole('article')).toHaveTextContent(
      pileStatus.label(pileStatus.code.offline, language),
    )
    await expect(canvas.getByText(say(pileTexts.offlineNote, language))).toBeVisible()
    const age = language === 'en' ? '1 h 8 min' : '1 小时 8 分'
    await expect(canvas.getByText(say(pileTexts.ago, language, { age }))).toBeVisible()
  },
}

/** Stands here for a time and is not in service yet: it has never been heard of. */
export const Temporary: Story = {
  args: { status: pileStatus.code.notCommissioned, isTemporary: true, lastHeartbeat: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(pileTexts.temporary, globals.language))).toBeVisible()
    await expect(canvas.getByText(say(pileTexts.never, globals.language))).toBeVisible()
    await expect(canvas.getByText(say(pileTexts.noFirmware, globals.language))).toBeVisible()
  },
}
