import { type PileRow, pile } from '@ampdeck/api/config/pile'
import { pileTexts } from '@ampdeck/api/config/pile.texts'
import { pileGunLayout, pileStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'
import { GunsCell } from './guns-cell.tsx'

const words = texts({
  remote: ['Remote control', '远程控制'],
  log: ['Log', '日志'],
  disable: [
    'It refuses every new charge until it is enabled again. A connected pile receives the command at once.',
    '停用后不再接受新的充电，直到重新启用；在线电桩会立即收到指令。',
  ],
  busy: ['A charge is running', '有充电枪正在充电'],
})

function firmwareOf({ firmware }: PileRow): string {
  return Object.values(firmware).join(' / ') || '–'
}

/** In minutes, as the filter takes them. */
export const offlineChoices = [
  { minutes: 10, label: ['10 minutes', '10 分钟'] },
  { minutes: 60, label: ['1 hour', '1 小时'] },
  { minutes: 1_440, label: ['1 day', '1 天'] },
  { minutes: 10_080, label: ['7 days', '7 天'] },
] as const

const isBusy = ({ guns }: PileRow) => guns.some(({ currentOrderId }) => currentOrderId !== null)

export const screen = listOf<typeof pile.page>(pileTexts, {
  unit: ['pile | piles', '电桩'],
  columns: (c) => [
    c.text('code', { sort: true, locked: true, code: true, link: (row) => paths.pile(row.id) }),
    c.name('name', { sort: true }),
    c.status('status', pileStatus, { sort: true }),
    c.named('stationId', {
      zh: 'stationName',
      en: 'stationNameEn',
      link: (row) => paths.station(row.stationId),
    }),
    c.named('pileTypeName', { label: pileTexts.pileTypeId, zh: 'pileTypeName', en: 'pileTypeNameEn' }),
    c.code('layout', pileGunLayout, { hidden: true }),
    c.custom('guns', {
      cell: ({ guns }) => <GunsCell guns={guns} />,
      text: ({ guns }) => String(guns.length),
    }),
    c.instant('lastHeartbeat', { sort: true }),
    c.code('protocol', protocol, { sort: true }),
    c.custom('firmware', { cell: firmwareOf, text: firmwareOf }),
    c.text('serialNo', { code: true, hidden: true }),
    c.text('simIccid', { code: true, hidden: true }),
    c.day('commissionDate', { hidden: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name', { placeholder: ['Number or name', '编号或名称'] }),
    f.choice('stationId', { options: 'stations' }),
    f.choice('pileTypeId', { options: 'types' }),
    f.codes('status', pileStatus),
    f.codes('protocol', protocol, { more: true }),
    f.choice('offlineFor', { options: 'offlineFor', multiple: false, more: true }),
  ],
  actions: (a) => [
    a.form(pile.update),
    a.call(pile.enable),
    a.call(pile.disable, {
      blockedBy: (row) => (isBusy(row) ? words.busy : undefined),
      confirm: words.disable,
    }),
    a.link('get', 'pileList:get', { href: (row) => paths.pile(row.id) }),
    a.link('remote', 'pileList:remote', {
      label: words.remote,
      href: (row) => paths.remoteControl(row.code),
    }),
    a.link('log', 'pileList:log', { label: words.log, href: (row) => paths.pileLog(row.id) }),
    a.call(pile.delete, {
      confirm: 'danger',
      blockedBy: (row) => (isBusy(row) ? words.busy : undefined),
    }),
  ],
})
