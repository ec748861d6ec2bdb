import type { InputOf } from '@ampdeck/api/contract'
import { gunStatus, letterOf, pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveGun, LivePile, monitorPile } from '@ampdeck/api/operation/monitor-pile'
import { remoteStart } from '@ampdeck/api/operation/remote-start'
import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { actionsOf, columnsOf, filtersOf, type RowAction, type Unit } from '@ampdeck/ui/list'
import { gunName } from '../../../pile/gun-model.ts'
import { pileWords } from '../../../pile/pile.texts.ts'
import type { NamedGun } from '../../../pile/stop-dialog.tsx'
import type { GunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import { GunLines, LinkCell } from './live-cells.tsx'
import { monitorTexts as words } from './pile-monitor.texts.ts'

export const unit: Unit = ['pile | piles', '电桩']

/** The worst first, and as many as one sees at once. */
export const defaults = { sortField: 'guns', sortOrder: 'asc', pageSize: 50 } as const

export const filters = filtersOf<InputOf<typeof monitorPile.pilePage>>(words, (f) => [
  f.search('name', { placeholder: ['Number or name', '编号或名称'] }),
  f.choice('stationId', { options: 'stations' }),
  f.choice('pileTypeId', { options: 'types' }),
  f.codes('status', gunStatus),
])

export const columnsWith = (store: GunStore) =>
  columnsOf<LivePile>(words, (c) => [
    c.text('code', { sort: true, locked: true, code: true, link: ({ id }) => paths.pileMonitor(id) }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: ({ stationId }) => paths.station(stationId),
    }),
    c.named('typeName', { label: words.pileTypeId, zh: 'typeName', en: 'typeNameEn' }),
    c.custom('lastHeartbeat', {
      sort: true,
      label: words.link,
      cell: (pile) => <LinkCell pile={pile} />,
      text: ({ status }, language) => pileStatus.label(status, language),
    }),
    c.custom('guns', {
      sort: true,
      locked: true,
      width: 480,
      cell: (pile) => <GunLines pile={pile} store={store} />,
    }),
  ])

const { charging, idle, preparing, reserved } = gunStatus.code
const startable: readonly number[] = [idle, preparing, reserved]

/** What can be done at each gun, by its letter: what charges is stopped, and where nothing does a charge is started. */
export function actionsFor(letters: readonly number[]): readonly RowAction<LivePile>[] {
  return actionsOf<LivePile>((a) => [
    ...letters.map((letter) =>
      // The order is not in the row: what the gun shows stands for it.
      a.open(`stop ${letter}`, remoteStop.doRemoteStopCharge, {
        label: named(pileWords.stop, letter),
        hiddenIf: (pile) => gunAt(pile, letter)?.status !== charging,
      }),
    ),
    ...letters.map((letter) =>
      a.form(remoteStart.start, {
        id: `start ${letter}`,
        label: named(pileWords.start, letter),
        hiddenIf: (pile) => !startable.includes(gunAt(pile, letter)?.status ?? charging),
        blockedBy: ({ status }) => (status === pileStatus.code.online ? undefined : pileWords.offline),
      }),
    ),
  ])
}

function gunAt({ guns }: LivePile, letter: number): LiveGun | undefined {
  return guns.find((gun) => gun.letter === letter)
}

/** The gun of a letter, as a question names it; none where the pile has no such gun. */
export function gunsAt(pile: LivePile, letter: number): NamedGun[] {
  const gun = gunAt(pile, letter)
  return gun ? [{ id: gun.id, name: gunName(pile, letter) }] : []
}

const named = ([en, zh]: readonly [string, string], letter: number) =>
  [`${en} ${letterOf(letter)}`, `${zh} ${letterOf(letter)}`] as const
