import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FilterChips } from '../../data/filter-bar/filter-chips.tsx'
import { Button } from '../../foundation/button/button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { stoppedAt } from '../../foundation/live/ticker.ts'
import { TickerContext } from '../../foundation/live/use-tick.ts'
import { RefreshLamp } from '../../foundation/refresh-lamp/refresh-lamp.tsx'
import { Segment } from '../../inputs/segment/segment.tsx'
import { Menu } from '../../overlays/menu/menu.tsx'
import { PageHead } from '../../shell/page-head/page-head.tsx'
import { StationBoard, StationCard, StationCardLoading } from './station-card.tsx'
import type { StationLive } from './station-live.ts'
import { demoStations } from './stations.fixture.ts'

/** 2026-07-01 10:00:00 in UTC+8. */
const NOW = 1_782_871_200_000
/** Of this one nothing has been heard for 4 min 12 s. */
const SILENT = { id: '9', since: NOW - 252_000 }
/** The worst first. */
const ORDER = [
  serviceStatus.code.alarm,
  serviceStatus.code.offline,
  serviceStatus.code.charging,
  serviceStatus.code.busy,
  serviceStatus.code.halfIdle,
  serviceStatus.code.idle,
]

const boardTexts = texts({
  business: ['Business', '运营'],
  stations: ['Stations', '场站'],
  title: ['Station monitor', '场站监控'],
  view: ['View', '视图'],
  cards: ['Cards', '卡片'],
  matrix: ['Matrix', '矩阵'],
  map: ['Map', '地图'],
  city: ['City', '城市'],
  group: ['Group', '分组'],
  sort: ['Sort', '排序'],
  any: ['Any', '不限'],
  worst: ['Worst first', '异常优先'],
})

function MonitorBoard() {
  const say = useSay()
  const { language } = useLanguage()
  const stations = useMemo(() => demoStations(language), [language])
  const [status, setStatus] = useState('')
  const [view, setView] = useState('cards')
  const shown = stations.filter(({ station }) => status === '' || String(serviceOf(station)) === status)
  const counts = ORDER.map((code) => ({
    code,
    count: stations.filter(({ station }) => serviceOf(station) === code).length,
  }))

  return (
    <TickerContext value={stoppedAt(NOW)}>
      <main style={{ maxWidth: 1680 }}>
        <PageHead
          title={say(boardTexts.title)}
          count={stations.length}
          breadcrumb={[{ label: say(boardTexts.business) }, { label: say(boardTexts.stations) }]}
          actions={
            <>
              <RefreshLamp lastAt={NOW - 640} beatMs={1_000} />
              <Segment
                label={say(boardTexts.view)}
                value={view}
                onChange={setView}
                options={[
                  { value: 'cards', label: say(boardTexts.cards) },
                  { value: 'matrix', label: say(boardTexts.matrix) },
                  { value: 'map', label: say(boardTexts.map) },
                ]}
              />
            </>
          }
        />
        <div style={{ display: 'grid', gap: 12, padding: '12px 20px 20px' }}>
          <div
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 12,
              minWidth: 0,
            }}
          >
            <div style={{ minWidth: 0 }}>
              <FilterChips
                field="service"
                of={serviceStatus}
                counts={counts}
                request={{ current: 1, pageSize: 10, service: status }}
                onChange={({ filters }) => setStatus(String(filters?.service ?? ''))}
              />
            </div>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
              <Choice name={say(boardTexts.city)} value={say(boardTexts.any)} />
              <Choice name={say(boardTexts.group)} value={say(boardTexts.any)} />
              <Choice name={say(boardTexts.sort)} value={say(boardTexts.worst)} />
            </div>
          </div>
          <StationBoard aria-label={say(boardTexts.title)}>
            {shown.map(({ id, station }) => (
              <li key={id}>
                <StationCard
                  station={station}
                  href={`#station-${id}`}
                  {...(id === SILENT.id && { staleSince: SILENT.since })}
                />
              </li>
            ))}
            {status === '' && (
              <li>
                <StationCardLoading />
              </li>
            )}
          </StationBoard>
        </div>
      </main>
    </TickerContext>
  )
}

/** A field of the bar, known by the label inside it. */
function Choice({ name, value }: { name: string; value: string }) {
  return (
    <Menu
      label={name}
      items={[{ id: 'any', label: value }]}
      trigger={
        <Button>
          <span style={{ color: 'var(--colors-fg-2)', fontWeight: 400 }}>{name}</span>
          {value}
          <ChevronDown />
        </Button>
      }
    />
  )
}

const serviceOf = (station: StationLive) => station.serviceStatus

const meta = {
  title: 'Recipes/MonitorBoard',
  component: MonitorBoard,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MonitorBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Cards, lamp and counted chips together: the board of the control room. */
export const Board: Story = {
  play: async ({ canvas, globals }) => {
    const all = canvas.getAllByRole('article').length
    const chip = canvas.getByRole('button', {
      name: new RegExp(`^${serviceStatus.label(serviceStatus.code.alarm, globals.language)}`),
    })
    await userEvent.click(chip)
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
    await userEvent.click(chip)
    await expect(canvas.getAllByRole('article')).toHaveLength(all)
    chip.blur()
  },
}
