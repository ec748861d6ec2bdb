import { type VinPass, vinPass } from '@ampdeck/api/config/vin-pass'
import { vinPassTexts } from '@ampdeck/api/config/vin-pass.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { activeState, vinBound, vinStartMode } from '@ampdeck/api/enumerations/member'
import { serverNow } from '@ampdeck/api/server-clock'
import { texts } from '@ampdeck/api/texts'
import { formatDate } from '@ampdeck/api/time'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import styles from '../../../rule/rule.module.css'
import { InWords } from '../../../rule/rule-words.tsx'
import { paths } from '../../../session/paths.ts'

const words = texts({
  find: ['VIN, plate or payer', '车架号、车牌或付款方'],
  nobody: ['Nobody pays', '未绑定付款方'],
  everywhere: ['Everywhere', '全部场站'],
  cap: ['Cap', '单次限额'],
  expired: ['Expired', '已过期'],
})

const { off: OFF } = activeState.code

export const screen = listOf<typeof vinPass.page>(vinPassTexts, {
  unit: ['VIN pass | VIN passes', 'VIN 授权'],
  columns: (c) => [
    c.name('vin', { sort: true, locked: true }),
    c.text('plate', { link: ({ plate, vin }) => (plate ? paths.vehicleData(vin) : '') }),
    c.custom('payerName', {
      cell: (row) => <Payer of={row} />,
      text: ({ payerName }, language) => payerName ?? words.nobody[language === 'en' ? 0 : 1],
    }),
    c.custom('where', {
      cell: (row) => <InWords of={(language) => whereText(row, language)} />,
      text: whereText,
    }),
    c.code('startMode', vinStartMode),
    c.money('maxFenPerOrder', { label: words.cap, sort: true }),
    c.custom('validTo', {
      sort: true,
      cell: (row) => <ValidTo of={row} />,
      text: ({ validTo }) => validTo ?? '–',
    }),
    c.instant('lastUse', { sort: true }),
    c.status('state', activeState, { sort: true, locked: true, lead: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('vin', { label: words.find }),
    f.records('stationId', { source: stationSource }),
    f.codes('binding', vinBound),
    f.codes('state', activeState),
    f.codes('startMode', vinStartMode, { more: true }),
    f.records('groupId', { source: fleetSource, more: true }),
  ],
  actions: (a) => [
    a.form(vinPass.update),
    a.call(vinPass.enable),
    a.call(vinPass.disable),
    a.call(vinPass.delete, { confirm: 'danger' }),
  ],
})

/** Who pays, with the way to the binding; that nobody does is a warning. */
function Payer({ of: { vin, bindingId, payerName } }: { of: VinPass }) {
  const say = useSay()
  if (bindingId !== null) return <Link to={paths.vinBinding(vin)}>{payerName ?? '–'}</Link>
  return (
    <span className={styles.warning}>
      <Glyph name="alarm" tone="warning" size={14} />
      {say(words.nobody)}
    </span>
  )
}

/** A pass in use that has expired starts no car: that is a warning. */
function ValidTo({ of: { validTo, state } }: { of: VinPass }) {
  const say = useSay()
  if (!validTo || state === OFF || validTo >= formatDate(serverNow())) return validTo ?? '–'
  return (
    <span className={styles.warning} title={say(words.expired)}>
      <Glyph name="alarm" tone="warning" size={14} />
      {validTo}
      <span className="visually-hidden">{say(words.expired)}</span>
    </span>
  )
}

/** `2 stations, 1 pile`; none of both stands for everywhere. */
function whereText({ stationIds = [], pileIds = [] }: VinPass, language: Language): string {
  const isEnglish = language === 'en'
  const counted = (count: number, one: string, chinese: string) => {
    if (count === 0) return ''
    return isEnglish ? `${count} ${one}${count === 1 ? '' : 's'}` : `${count} ${chinese}`
  }
  const parts = [counted(stationIds.length, 'station', '个场站'), counted(pileIds.length, 'pile', '台电桩')]
  return parts.filter(Boolean).join(isEnglish ? ', ' : '、') || words.everywhere[isEnglish ? 0 : 1]
}
